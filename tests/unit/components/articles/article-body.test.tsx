// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ArticleText } from '@/components/articles/prose/ArticleText';
import { mayNamePassages } from '@/components/articles/prose/mayNamePassages';
import { hasRareSyntax } from '@/components/articles/prose/readingSyntax';
import { watchText } from '@/components/articles/prose/watchText';
import { tableOfContents } from '@/model/articles/reading/reading';
import { readCorpus } from '../../model/passages/read-corpus';
import '../patience';

beforeAll(watchText);
afterEach(cleanup);

function show(markdown: string): HTMLElement {
  const { container } = render(
    <MemoryRouter>
      <Suspense>
        <ArticleText markdown={markdown} className="" />
      </Suspense>
    </MemoryRouter>,
  );
  return container;
}

describe('the headings of an article', () => {
  it('start at the second level, because the title of the page is the only first one', () => {
    const container = show('# Uno\n\n## Dos\n\n### Tres');
    expect(container.querySelector('h1')).toBeNull();
    expect([...container.querySelectorAll('h2')].map((h) => h.textContent)).toEqual(['Uno', 'Dos']);
    expect(screen.getByRole('heading', { name: 'Tres', level: 3 })).toBeTruthy();
  });

  it('have the ids that the table of contents links to, repeated ones included', () => {
    const markdown = '# Olivo\n\n## Olivo\n\n### La **poda**\n\n## Olivo\n\n## ¿Qué más?';
    const container = show(markdown);
    const listed = tableOfContents(markdown);
    expect(listed).toHaveLength(4);
    for (const { id, text } of listed) expect(container.querySelector(`#${id}`)?.textContent).toBe(text);
    const ids = [...container.querySelectorAll('h2, h3')].map((h) => h.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a link to themselves beside them, outside of their name', () => {
    show('## La poda');
    expect(screen.getByRole('heading', { name: 'La poda' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Enlace a la sección La poda/ }).getAttribute('href')).toBe(
      '#la-poda',
    );
  });
});

describe('the passages of scripture that an article names', () => {
  const passages = (container: HTMLElement) =>
    [...container.querySelectorAll('a[data-passage]')].map((link) => [
      link.getAttribute('data-passage'),
      link.firstChild?.textContent?.replaceAll('\u00a0', ' '),
    ]);

  it('lead to their official text, by their name as it is written', async () => {
    const container = await act(async () => show('Como dice 1 Ne. 16.34, y también Alma 36.'));
    await waitFor(() =>
      expect(passages(container)).toEqual([
        ['1-ne/16/34', '1 Ne. 16.34'],
        ['alma/36', 'Alma 36'],
      ]),
    );
    const [link] = container.querySelectorAll('a[data-passage]');
    expect(link?.getAttribute('href')).toBe(
      'https://www.churchofjesuschrist.org/study/scriptures/bofm/1-ne/16?lang=spa&id=p34#p34',
    );
    expect([link?.getAttribute('rel'), link?.getAttribute('title')]).toEqual(['noopener', '1 Nefi 16:34']);
  });

  it('are read by what was named before, in bold and in tables too', async () => {
    const container = await act(async () =>
      show('En 1 Nefi 16:10 y en el **v. 34**.\n\n| a | b |\n| - | - |\n| x | Mosíah 3:5 |'),
    );
    await waitFor(() =>
      expect(passages(container).map(([id]) => id)).toEqual(['1-ne/16/10', '1-ne/16/34', 'mosiah/3/5']),
    );
  });

  it('are left alone in headings, code and links', async () => {
    const container = await act(async () =>
      show('## Alma 36\n\n`Alma 37` y [Alma 38](/biblioteca) y Alma 39:1'),
    );
    await waitFor(() => expect(passages(container)).toEqual([['alma/39/1', 'Alma 39:1']]));
  });

  it('are looked for in every sentence of the corpus that names one', () => {
    const naming = readCorpus().filter(({ passages }) => passages.length > 0);
    expect(naming.length).toBeGreaterThan(500);
    expect(naming.filter(({ text }) => !mayNamePassages(text)).map(({ text }) => text)).toEqual([]);
  });

  it('are looked for quickly, whatever the text is', () => {
    const started = performance.now();
    for (const sign of ['A', 'a ', ' ', 'i', 'a i', '1', 'a.', 'x,  '])
      mayNamePassages(sign.repeat(Math.ceil(400_000 / sign.length)));
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('are none in persons, places and hours', async () => {
    const container = await act(async () => show('Alma el joven salió a las 7:30 con 12 hombres.'));
    await waitFor(() => expect(container.textContent).toContain('Alma el joven'));
    expect(passages(container)).toEqual([]);
  });
});

describe('the links of an article', () => {
  it('open in a new tab and vouch for nothing when they lead outside', () => {
    show('[estudio](https://ejemplo.org/a)');
    const link = screen.getByRole('link', { name: /estudio/ });
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toContain('(se abre en una pestaña nueva)');
  });

  it('stay in the site when they are paths of it', () => {
    show('[olivo](/articulo/olivo)');
    const link = screen.getByRole('link', { name: 'olivo' });
    expect(link.getAttribute('href')).toBe('/articulo/olivo');
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//otro.sitio/x', 'JaVaScRiPt:alert(1)'])(
    'leave only their words when the address is %s',
    (address) => {
      const container = show(`[palabras](<${address}>)`);
      expect(container.querySelector('a')).toBeNull();
      expect(container.textContent).toContain('palabras');
    },
  );
});

describe('HTML inside an article', () => {
  it('is never rendered, and its words stay', () => {
    const container = show('Antes\n\n<div onclick="x()">Dentro <b>fuerte</b></div>\n\nDespués <b>dicho</b>.');
    expect(container.querySelector('b, [onclick]')).toBeNull();
    expect(container.textContent).toContain('Dentro fuerte');
    expect(container.textContent).toContain('Después dicho.');
    expect(container.textContent).not.toContain('<');
  });

  it('is not what stands between angles without being an element: those are words', () => {
    const container = show('Escribe <nombre> aquí.\n\n<x>\n\nFin</x>');
    expect(container.textContent).toMatch(/Escribe <nombre> aquí\.\s*<x>\s*Fin<\/x>/);
  });

  it('loses scripts and styles whole', () => {
    const container = show('Hola\n\n<script>alert(1)</script>\n\n<style>p{display:none}</style>');
    expect(container.querySelector('script, style')).toBeNull();
    expect(container.textContent?.trim()).toBe('Hola');
  });

  it('keeps its line breaks and its pictures', () => {
    const container = show('uno<br>dos\n\n<div><img src="/img/a.svg" alt="Mapa" onerror="x()"></div>');
    expect(container.querySelector('br')).toBeTruthy();
    const image = screen.getByRole('img', { name: 'Mapa' });
    expect(image.getAttribute('src')).toBe('/img/a.svg');
    expect(image.getAttribute('onerror')).toBeNull();
  });

  it('never meets a parser of the browser, which reports handlers and styles that it finds', () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        constructor() {
          expect.unreachable('HTML of a text was parsed by the browser');
        }
      },
    );
    const container = show('<p style="color:red" onclick="x()">Hola</p>');
    vi.unstubAllGlobals();
    expect(container.textContent).toBe('Hola');
  });
});

describe('the pictures of an article', () => {
  it('load when they are near, and give way to the default one when they fail', () => {
    show('![Ruinas](https://ejemplo.org/a.jpg)');
    const image = screen.getByRole('img', { name: 'Ruinas' });
    expect(image.getAttribute('loading')).toBe('lazy');
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/img/articulo-default.svg');
  });

  it('are never fetched from an address that may not be loaded', () => {
    show('![Ruinas](javascript:alert(1))');
    expect(screen.getByRole('img', { name: 'Ruinas' }).getAttribute('src')).toBe('/img/articulo-default.svg');
  });

  it('become a figure with a caption when they have a title and a paragraph of their own', () => {
    const container = show('![Ruinas](/a.svg "Vista del sitio")');
    expect(container.querySelector('figure figcaption')?.textContent).toBe('Vista del sitio');
    expect(container.querySelector('p figure')).toBeNull();
  });
});

describe('tables, notes and lists of an article', () => {
  it('put a table in a region that the keyboard can scroll', () => {
    show('| A | B |\n| - | - |\n| 1 | 2 |');
    const region = screen.getByRole('region', { name: 'Tabla' });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('cell', { name: '2' })).toBeTruthy();
  });

  it('call the footnotes by their Spanish name and link them both ways', async () => {
    const container = await act(async () => show('Texto[^1].\n\n[^1]: La nota.'));
    expect(await screen.findByRole('heading', { name: 'Notas' })).toBeTruthy();
    const reference = container.querySelector<HTMLAnchorElement>('sup a');
    const note = container.querySelector(reference?.getAttribute('href') ?? '');
    expect(note?.textContent).toContain('La nota.');
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(`#${reference?.id}`);
  });

  it('say which tasks of a list are done', async () => {
    show('- [x] Leer\n- [ ] Contar');
    expect(await screen.findByRole('img', { name: 'Hecho' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Pendiente' })).toBeTruthy();
  });

  it.each([
    'Véase https://ejemplo.org/a para más.',
    'HTTPS://ejemplo.org/a',
    'Véase (https://ejemplo.org/a).',
    'Véase www.ejemplo.org.',
    '- https://ejemplo.org/a',
    'Escribe a alguien@ejemplo.org.',
  ])('make a link of a bare address: %s', async (markdown) => {
    show(markdown);
    expect(await screen.findByRole('link', { name: /ejemplo\.org/i })).toBeTruthy();
  });

  it('strike words out', () => {
    expect(show('Era ~~falso~~ cierto.').querySelector('del')?.textContent).toBe('falso');
  });
});

describe('the syntax that few articles have', () => {
  it.each([
    'Nada *más* que [un enlace](https://ejemplo.org/a), ![una imagen](https://ejemplo.org/a.jpg) y `código`.',
    '| A | B |\n| - | - |\n| ~~1~~ | 2 |',
    '- uno\n- dos [tres]',
    '<https://ejemplo.org>',
  ])('is not fetched for an article without it: %s', (markdown) => {
    expect(hasRareSyntax(markdown)).toBe(false);
  });
});
