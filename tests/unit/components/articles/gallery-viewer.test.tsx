// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GalleryViewer } from '@/components/articles/GalleryViewer';
import { messages } from '@/model/messages';
import { readingTools } from '@/model/messages/reading-tools';

afterEach(cleanup);

function Viewer() {
  const [index, setIndex] = useState(0);
  return (
    <GalleryViewer
      images={['/a.webp', '/b.webp']}
      texts={{}}
      index={index}
      onMove={setIndex}
      onClose={() => {}}
    />
  );
}

it('shows a picture whole again when the reader comes back to it', () => {
  render(<Viewer />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });
  const enlarged = () => screen.queryByRole('button', { name: readingTools.viewer.zoomOut });
  press('+');
  expect(enlarged()).toBeTruthy();
  press('ArrowRight');
  press('ArrowLeft');
  expect(screen.getByAltText(messages.article.gallery.picture(1, 2))).toBeTruthy();
  expect(enlarged()).toBeNull();
});
