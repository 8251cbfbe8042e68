import TurndownService from 'turndown';
import { strikethrough, tables } from 'turndown-plugin-gfm';
import { messages } from '@/model/messages';

const NOT_READ =
  'script, style, noscript, template, object, embed, form, button, input, select, textarea, svg';

/** The old blog framed a picture and its caption in a table. */
function unframeCaptions(document: Document): void {
  for (const table of document.querySelectorAll('table.tr-caption-container')) {
    const image = table.querySelector('img');
    const caption = table.querySelector('.tr-caption')?.textContent?.trim();
    if (!image) continue;
    if (caption) image.setAttribute('title', caption);
    const paragraph = document.createElement('p');
    paragraph.append(image);
    table.replaceWith(paragraph);
  }
}

/** Markdown tables have a heading row; tables without one take their first row, and those of one cell were layout. */
function prepareTables(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    const rows = [...table.rows];
    const width = Math.max(0, ...rows.map((row) => row.cells.length));
    if (width <= 1) {
      const box = document.createElement('div');
      for (const row of rows) for (const cell of [...row.cells]) box.append(...cell.childNodes);
      table.replaceWith(box);
      continue;
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) {
      if (cell.tagName === 'TH') continue;
      const heading = document.createElement('th');
      heading.append(...cell.childNodes);
      cell.replaceWith(heading);
    }
  }
}

/** A video of another site becomes a link to it: the page loads nothing from outside. */
function linkFrames(document: Document): void {
  for (const frame of document.querySelectorAll('iframe, video')) {
    const source = frame.getAttribute('src') ?? frame.querySelector('source')?.getAttribute('src');
    if (!source) {
      frame.remove();
      continue;
    }
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.href = source.startsWith('//') ? `https:${source}` : source;
    link.textContent = messages.article.rendering.video;
    paragraph.append(link);
    frame.replaceWith(paragraph);
  }
}

/** A picture that linked to a bigger copy of itself is just the picture. */
function unlinkPictures(document: Document): void {
  for (const link of document.querySelectorAll('a')) {
    const image = link.querySelector('img');
    if (image && !link.textContent?.trim()) link.replaceWith(image);
  }
}

/**
 * The old blog's HTML as markdown. The HTML is parsed in a document of its own, where nothing loads or runs; what
 * comes out is still untrusted text and goes through the same rendering as any article.
 */
export function htmlToMarkdown(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll(NOT_READ)) element.remove();
  unlinkPictures(parsed);
  unframeCaptions(parsed);
  prepareTables(parsed);
  linkFrames(parsed);
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  service.use([tables, strikethrough]);
  return service.turndown(parsed.body);
}
