// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';

afterEach(cleanup);

const TEXT = Array.from({ length: 12 }, (_, index) => `Párrafo ${index}. ${'palabra '.repeat(80)}`).join(
  '\n\n',
);

function openSite(entries: string[]) {
  return render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route path="/" element={<Link to="/articulo">Leer</Link>} />
        <Route path="/articulo" element={<ArticleBody markdown={TEXT} />} />
      </Routes>
    </MemoryRouter>,
  ).container;
}

const postponed = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].filter((block) =>
    /content-visibility:\s*auto/.test(block.style.cssText),
  );

describe('the layout of a long text', () => {
  it('puts off what is far below for a reader who starts at the top, and soon has everything', async () => {
    const container = openSite(['/']);
    fireEvent.click(screen.getByRole('link', { name: 'Leer' }));
    const waiting = postponed(container);
    expect(waiting).toHaveLength(8);
    expect(waiting[0]?.textContent).toMatch(/^Párrafo 4\./);
    expect(waiting[0]?.style.cssText).toMatch(/contain-intrinsic-block-size:\s*[1-9]\d*px/);
    await waitFor(() => expect(postponed(container)).toHaveLength(0));
    expect(waiting[0]?.style.cssText).not.toContain('contain-intrinsic');
  });

  it('puts nothing off for a reader who comes back, whose place needs true heights', () => {
    expect(postponed(openSite(['/articulo']))).toHaveLength(0);
  });
});
