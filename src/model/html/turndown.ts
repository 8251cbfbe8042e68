import TurndownService from 'turndown';
import { isList, tagOf } from './elements';
import { escapedLabel } from './escaping';
import { writeItem, writeList } from './lists';
import { BREAK, LINK, LINK_END, NOTE, NOTE_END, WORD_SIGNS, WORDS_END } from './signs';
import { writeCell, writeTable } from './tables';
import { written } from './words';

const inParagraph = (text: string) => `\n\n${text}\n\n`;

/** An address as markdown has it: without parentheses that end it, or signs that stand for others. */
const addressIn = (element: Element, name: string) =>
  (element.getAttribute(name) ?? '').replace(/[()]|&(?=#?\w+;)/g, '\\$&');

function writeLink(content: string, link: Element): string {
  // A link goes over no break.
  const parts = content.split(BREAK).map((part) => {
    const words = part.trim();
    return words === '' ? part : `${LINK}${words}${LINK_END}(${addressIn(link, 'href')})`;
  });
  return parts.join(BREAK);
}

function writeImage(image: Element): string {
  const title = (image.getAttribute('title') ?? '').replace(/["\\]|&(?=#?\w+;)/g, '\\$&');
  const alt = escapedLabel(image.getAttribute('alt') ?? '');
  return `![${alt}](${addressIn(image, 'src')}${title ? ` "${title}"` : ''})`;
}

/** Turndown with the rules that real blogs need beside its own; its page was prepared before (prepare.ts). */
function makeService(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', hr: '---' });
  // Signs are told from words where the line is known (words.ts).
  service.escape = (text) => text;
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    replacement: (content: string, element: HTMLElement) => string,
  ) =>
    service.addRule(name, {
      filter,
      replacement: (content, node) => replacement(content, node as HTMLElement),
    });

  rule(
    'words',
    (node) => node.nodeName === 'X-WORDS',
    (content, words) => (WORD_SIGNS[Number(words.getAttribute('data-md-marks'))] ?? '') + content + WORDS_END,
  );
  rule('break', 'br', () => BREAK);
  rule('link', 'a', writeLink);
  rule('image', 'img', (_, image) => writeImage(image));
  rule(
    'note',
    (node) => node.nodeName === 'X-NOTE',
    (id) => `[^${id}]`,
  );
  rule(
    'noteText',
    (node) => node.nodeName === 'X-NOTE-TEXT',
    (id, note) => `${NOTE}${id} ${note.getAttribute('data-md-label') ?? ''}${NOTE_END}`,
  );
  rule('heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], (content, { nodeName }) => {
    const line = written(content, false)
      .replace(/ *\n+ */g, ' ')
      .replace(/#+$/, '\\$&');
    return inParagraph(line && `${'#'.repeat(Number(nodeName.charAt(1)))} ${line}`);
  });
  rule('quote', 'blockquote', (content) =>
    inParagraph(
      written(content)
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>')
        .replace(/^>$/, ''),
    ),
  );
  rule('list', (node) => isList(tagOf(node)), writeList);
  rule('item', 'li', writeItem);
  rule('cell', (node) => node.hasAttribute('data-md-cell'), writeCell);
  rule(
    'row',
    (node) => node.firstElementChild?.hasAttribute('data-md-cell') ?? false,
    (content) => `${content}|\n`,
  );
  rule('table', (node) => node.hasAttribute('data-md-rules'), writeTable);
  return service;
}

let service: TurndownService | undefined;

/** A page that was prepared as markdown. */
export function writeMarkdown(root: Element): string {
  service ??= makeService();
  return written(service.turndown(root as HTMLElement));
}
