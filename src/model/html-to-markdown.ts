import { createDocument } from '@mixmark-io/domino';
import TurndownService from 'turndown';
import { strikethrough, tables } from 'turndown-plugin-gfm';
import { messages } from './messages';
import { videoAddress } from './video-address';

const NOT_READ =
  'script, style, noscript, template, object, embed, form, button, input, select, textarea, svg';

/** What differs between reading an old article and bringing it in for good. */
export interface MarkdownOptions {
  /** Where a small picture linked to its bigger copy, the bigger one is taken. */
  biggerPictures?: boolean;
}

/** The elements as a list of their own: the document's may be live, and in domino not even a list. */
function all<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  selector: K,
): HTMLElementTagNameMap[K][];
function all(document: Document, selector: string): Element[];
function all(document: Document, selector: string): Element[] {
  return Array.from(document.querySelectorAll(selector));
}

function moveChildren(from: Element, to: Element): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** The old blog framed a picture and its caption in a table. */
function unframeCaptions(document: Document): void {
  for (const table of all(document, 'table.tr-caption-container')) {
    const image = table.querySelector('img');
    const caption = table.querySelector('.tr-caption')?.textContent?.trim();
    if (!image) continue;
    if (caption) image.setAttribute('title', caption);
    const paragraph = document.createElement('p');
    paragraph.appendChild(image);
    table.replaceWith(paragraph);
  }
}

/** Markdown tables have a heading row; tables without one take their first row, and those of one cell were layout. */
function prepareTables(document: Document): void {
  for (const table of all(document, 'table')) {
    const rows = Array.from(table.rows);
    const width = Math.max(0, ...rows.map((row) => row.cells.length));
    if (width <= 1) {
      const box = document.createElement('div');
      for (const row of rows) for (const cell of Array.from(row.cells)) moveChildren(cell, box);
      table.replaceWith(box);
      continue;
    }
    for (const cell of Array.from(rows[0]?.cells ?? [])) {
      if (cell.tagName === 'TH') continue;
      const heading = document.createElement('th');
      moveChildren(cell, heading);
      cell.replaceWith(heading);
    }
  }
}

/** Where a frame, a video or a Flash object of the old days takes its film from. */
function filmOf(element: Element): string | null {
  const inside = element.querySelector('source, embed')?.getAttribute('src');
  const movie = element.querySelector('param[name="movie"]')?.getAttribute('value');
  return element.getAttribute('src') ?? element.getAttribute('data') ?? inside ?? movie ?? null;
}

/** A video of another site becomes a link to it: the page loads nothing from outside. */
function linkFrames(document: Document): void {
  for (const frame of all(document, 'iframe, video, object, embed')) {
    if (frame.parentElement?.closest('object')) continue;
    const address = videoAddress(filmOf(frame) ?? '');
    if (address === null) {
      frame.remove();
      continue;
    }
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = messages.prose.video;
    paragraph.appendChild(link);
    frame.replaceWith(paragraph);
  }
}

const PICTURE = /\.(?:jpe?g|png|gif|webp)(?:[?#]|$)|\/s\d{2,4}(?:-h)?\//i;

/** A picture that linked to a bigger copy of itself is just the picture. */
function unlinkPictures(document: Document, { biggerPictures = false }: MarkdownOptions): void {
  for (const link of all(document, 'a')) {
    const image = link.querySelector('img');
    if (!image || link.textContent?.trim()) continue;
    const bigger = link.getAttribute('href') ?? '';
    // The old blog's 's1600-h' is a page around the picture that 's1600' is.
    if (biggerPictures && PICTURE.test(bigger))
      image.setAttribute('src', bigger.replace(/\/(s\d+)-h\//, '/$1/'));
    link.replaceWith(image);
  }
}

/** A picture written into the page itself has no address that an article could keep. */
function dropWrittenPictures(document: Document): void {
  for (const image of all(document, 'img')) {
    if (/^data:/i.test(image.getAttribute('src') ?? '')) image.remove();
  }
}

/**
 * The old blog's HTML as markdown. It is parsed by domino, which turndown itself parses with where there is no browser: what
 * is hostile in it never meets a parser that loads, runs or reports anything. What comes out is still untrusted text and
 * goes through the same rendering as any article.
 */
export function htmlToMarkdown(html: string, options: MarkdownOptions = {}): string {
  const parsed = createDocument(html);
  linkFrames(parsed);
  for (const element of all(parsed, NOT_READ)) element.remove();
  dropWrittenPictures(parsed);
  unlinkPictures(parsed, options);
  unframeCaptions(parsed);
  prepareTables(parsed);
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  service.use([tables, strikethrough]);
  return service.turndown(parsed.body);
}

/** As an article that is brought in for good keeps it. */
export function importedMarkdown(html: string): string {
  return htmlToMarkdown(html, { biggerPictures: true });
}
