// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextBoundary } from '@/components/articles/prose/TextBoundary';

afterEach(cleanup);

function Text({ fails = false }: { fails?: boolean }) {
  if (fails) throw new Error('no');
  return <p>leído</p>;
}

it('shows a text that cannot be drawn as it was written, its neighbours as ever, and tries a new one', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const texts = (first: string, fails: boolean) => (
    <>
      <TextBoundary markdown={first}>
        <Text fails={fails} />
      </TextBoundary>
      <TextBoundary markdown="otro">
        <Text />
      </TextBoundary>
    </>
  );
  const { rerender } = render(texts('**así**', true));
  expect(screen.getByText('**así**').style.whiteSpace).toBe('pre-wrap');
  expect(screen.getAllByText('leído')).toHaveLength(1);
  rerender(texts('así', false));
  expect(screen.getAllByText('leído')).toHaveLength(2);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});
