import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { remarkTables } from '@/components/articles/prose/addSyntax';
import { readingParts } from '@/model/articles/reading/reading-parts';
import { loadContent } from '../../../../scripts/seed/content';

describe('the parts of a text', () => {
  /** Without the hints about pictures, which React puts before each drawing. */
  const html = (markdown: string) =>
    renderToStaticMarkup(<Markdown remarkPlugins={[remarkTables]}>{markdown}</Markdown>)
      .replace(/<link[^>]*>/g, '')
      .replace(/\n+/g, '\n');
  const asParts = (markdown: string) =>
    readingParts(markdown)
      .map((part) => html(part.markdown))
      .join('\n');

  it.each(loadContent().articles.map(({ titulo, contenido }) => [titulo, contenido]))(
    'read as the whole does: %s',
    (_title, contenido) => {
      expect(readingParts(contenido).length).toBeGreaterThan(1);
      expect(asParts(contenido)).toBe(html(contenido));
    },
  );

  const long = 'palabra '.repeat(200);
  it.each([
    ['a list that goes on after an empty line', `- uno ${long}\n\n- dos ${long}\n\n  Sigue el dos.\n\nFin`],
    ['a numbered list', `1. uno ${long}\n\n2. dos ${long}\n\nFin`],
    ['code with headings in it', `${long}\n\n\`\`\`md\n${long}\n\n## No\n\n${long}\n\`\`\`\n\n## Sí`],
    ['a fence that nobody closed', `${long}\n\n~~~\n${long}\n\n## No`],
    ['indented code', `${long}\n\n    codigo\n\n    mas\n\nFin`],
    ['a quotation with headings', `> ## Cita\n>\n> ${long}\n\n> otra\n\nFin ${long}\n\n## Cita`],
    ['headings with a line below', `Título\n===\n\n${long}\n\nOtro\n---\n\n${long}\n\n***\n\nFin`],
    ['links defined elsewhere', `[estudio][1] ${long}\n\nMás ${long}\n\n[1]: https://ejemplo.org`],
    ['HTML around paragraphs', `<div>\n${long}\n\nDentro ${long}\n\n## Dentro\n</div>\n\nFin`],
    ['a comment over several paragraphs', `${long}\n\n<!-- ${long}\n\n## No\n\n-->\n\nFin`],
    ['a table', `${long}\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\nFin ${long}\n\n| a |\n|---|`],
    ['lines that end as in Windows', `${long}\r\n\r\n## Uno\r\n\r\n${long}\r\n\r\n## Dos`],
  ])('read as the whole does: %s', (_what, markdown) => {
    expect(asParts(markdown)).toBe(html(markdown));
  });
});
