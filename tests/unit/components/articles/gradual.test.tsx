// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticleText } from '@/components/articles/prose/ArticleText';
import { unbroken } from '@/model/shared/text/unbroken';
import '../patience';

afterEach(cleanup);

const TEXT = Array.from({ length: 12 }, (_, index) => `Párrafo ${index}. ${'palabra '.repeat(80)}`).join(
  '\n\n',
);

function openSite(entries: string[]) {
  return render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route path="/" element={<Link to="/articulo">Leer</Link>} />
        <Route path="/articulo" element={<ArticleText markdown={TEXT} className="" />} />
      </Routes>
    </MemoryRouter>,
  ).container;
}

const paragraphs = (container: HTMLElement) => [...container.querySelectorAll('p')];
const placeOfRest = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-prose] > div[style]');

describe('a long text', () => {
  it('is drawn little by little for a reader who starts at the top, its place kept free', async () => {
    const container = openSite(['/']);
    fireEvent.click(screen.getByRole('link', { name: 'Leer' }));
    const begun = paragraphs(container).length;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(12);
    expect(placeOfRest(container)?.style.cssText).toMatch(/block-size:\s*[1-9]\d*px/);
    await waitFor(() => expect(paragraphs(container)).toHaveLength(12));
    expect(placeOfRest(container)).toBeNull();
    expect(paragraphs(container).map((one) => one.textContent.slice(0, 10))).toEqual(
      Array.from({ length: 12 }, (_, index) => unbroken(`Párrafo ${index}.`).slice(0, 10)),
    );
  });

  it('is whole at once for a reader who comes back, whose place needs its true height', () => {
    expect(paragraphs(openSite(['/articulo']))).toHaveLength(12);
  });
});
