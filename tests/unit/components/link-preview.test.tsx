// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLinkPreview } from '@/components/ui';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function Page() {
  useLinkPreview({
    title: 'Altares de Marib',
    description: 'Tres altares.',
    url: 'https://sitio.org/articulo/1',
    picture: '/img/altar.jpg',
  });
  return null;
}

const content = (property: string) =>
  [...document.querySelectorAll(`meta[property="${property}"]`)].map((meta) => meta.getAttribute('content'));

describe('the preview of a page on other sites', () => {
  it('takes the place of what index.html says of every page, and gives it back', () => {
    document.head.innerHTML = '<meta property="og:title" content="El sitio">';
    const { unmount } = render(<Page />);
    expect(content('og:title')).toEqual(['Altares de Marib']);
    expect(content('og:image')).toEqual(['https://sitio.org/img/altar.jpg']);
    unmount();
    expect(content('og:title')).toEqual(['El sitio']);
    expect(content('og:image')).toEqual([]);
  });

  it('leaves what the build wrote for this very page, with its own picture', () => {
    document.head.innerHTML =
      '<meta property="og:url" content="https://sitio.org/articulo/1"><meta property="og:image" content="/vista.jpg">';
    render(<Page />).unmount();
    expect(content('og:image')).toEqual(['/vista.jpg']);
  });
});
