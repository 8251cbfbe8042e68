// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ArticleText } from '@/components/articles/prose/ArticleText';
import { bringSyntax } from '@/components/articles/prose/readingSyntax';
import { SourceList } from '@/components/articles/sources/SourceList';
import type { Source } from '@/model/sources/source';
import { aSource } from '../../model/fixtures';
import '../patience';

// What reads notes is fetched.
beforeAll(async () => void (await bringSyntax()));
afterEach(cleanup);

const A = aSource({ clave: 'a', titulo: 'Uno', enlace: 'https://www.ejemplo.org/uno' });
const B = aSource({ clave: 'b', titulo: 'Dos', enlace: 'javascript:alert(1)', doi: '10.1/x' });

async function show(markdown: string, sources: readonly Source[] = [A, B]): Promise<HTMLElement> {
  const { container } = await act(async () =>
    render(
      <MemoryRouter>
        <Suspense>
          <ArticleText markdown={markdown} className="" sources={sources} />
          <SourceList markdown={markdown} sources={sources} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  return container;
}

const notes = (container: HTMLElement) =>
  [...container.querySelectorAll('a[data-note]')].map((link) => [link.id, link.textContent]);

describe('the notes of an article', () => {
  it('are links with the number that their source has in the list', async () => {
    const container = await show('Dicho[^b] y hecho[^a]. Otra vez[^b].');
    expect(notes(container)).toEqual([
      ['cita-b-1', '[1]'],
      ['cita-a-1', '[2]'],
      ['cita-b-2', '[1]'],
    ]);
    for (const link of container.querySelectorAll('a[data-note]'))
      expect(container.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  });

  it('are links before a colon, and where a text between marks begins with one', async () => {
    const container = await show('Según Welch[^b]: «así». Y **otros**[^a]: también.');
    expect(notes(container)).toEqual([
      ['cita-b-1', '[1]'],
      ['cita-a-1', '[2]'],
    ]);
    expect(container.textContent).not.toContain('[^');
  });

  it('are numbered on over the parts in which a long text is drawn', async () => {
    const part = (key: string) => `## ${key}\n\n${'Palabras y más palabras. '.repeat(60)}[^${key}]\n\n`;
    const container = await show(part('b') + part('a') + part('b'));
    expect(notes(container)).toEqual([
      ['cita-b-1', '[1]'],
      ['cita-a-1', '[2]'],
      ['cita-b-2', '[1]'],
    ]);
  });

  it('leave code, links and what names no source as they are, and are not part of a heading', async () => {
    const container = await show('## Título[^a]\n\n`[^a]` y [^z] y [un enlace](https://a.org).');
    expect(notes(container)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Título' }).id).toBe('titulo');
    expect(container.textContent).toContain('[^z]');
    expect(container.querySelector('code')?.textContent).toBe('[^a]');
  });

  it('stand beside footnotes that the text writes itself', async () => {
    const container = await show('Dicho[^a] y anotado[^1].\n\n[^1]: Al pie, según[^b].');
    expect(notes(container).map(([, text]) => text)).toEqual(['[1]', '[2]']);
    expect(container.querySelector('a[href="#user-content-fn-1"]')).toBeTruthy();
  });

  it('have as many ways back as the text cites their source', async () => {
    const container = await show('Dicho[^a]. Otra vez[^a].');
    const back = [...container.querySelectorAll('#fuente-a a[data-back]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(back).toEqual(['#cita-a-1', '#cita-a-2']);
    for (const href of back) expect(container.querySelector(href ?? '')).toBeTruthy();
    expect(container.querySelector('#fuente-b a[data-back]')).toBeNull();
  });

  it('open in place, by what the list says, and give the focus back', async () => {
    await show('Dicho[^a].');
    const link = screen.getByRole('link', { name: 'Fuente 1' });
    fireEvent.click(link);
    const card = await screen.findByRole('dialog', { name: 'Fuente 1' });
    expect(card.textContent).toContain('Welch, J. W. (1969). Uno.');
    expect(card.querySelector('[data-back]')).toBeNull();
    fireEvent.keyDown(card, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});

describe('the list of sources', () => {
  it('leads to where each can be read, and nowhere else', async () => {
    const container = await show('Dicho.');
    const links = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://www.ejemplo.org/uno', 'https://doi.org/10.1/x']);
  });
});
