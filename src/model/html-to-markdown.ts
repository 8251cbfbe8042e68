import { createDocument } from '@mixmark-io/domino';
import TurndownService from 'turndown';
import { strikethrough, tables } from 'turndown-plugin-gfm';
import { Rewriter } from './html/rewrite';
import { makeWordLists } from './html/word-lists';
import type { Reading } from './html/writing';

export type { Reading } from './html/writing';

const idOf = (node: HTMLElement) => node.getAttribute('data-id') ?? '';

/** Turndown with its own rules, and with a few for what they leave open; its page was rewritten before (html/rewrite.ts). */
function makeService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    // Within a word only the asterisk marks.
    emDelimiter: '*',
  });
  service.use([tables, strikethrough]);
  // The text was escaped where its place was known (html/marks.ts).
  service.escape = (text) => text;
  const listItem = service.rules.array.find(({ filter }) => filter === 'li')?.replacement;
  service.addRule('breakInCell', {
    filter: (node) => node.nodeName === 'BR' && node.closest('td, th') !== null,
    replacement: () => '<br>',
  });
  service.addRule('listAfterList', {
    filter: (node) => node.nodeName === 'LI' && (node.parentElement?.hasAttribute('data-other') ?? false),
    replacement: (content, node, options) =>
      (listItem?.(content, node, { ...options, bulletListMarker: '*' }) ?? content).replace(
        /^(\d+)\./,
        '$1)',
      ),
  });
  service.addRule('note', {
    filter: (node) => node.nodeName === 'X-NOTE',
    replacement: (_, node) => `[^${idOf(node)}]`,
  });
  service.addRule('noteText', {
    filter: (node) => node.nodeName === 'X-NOTE-TEXT',
    replacement: (content, node) => `\n\n[^${idOf(node)}]: ${content}\n\n`,
  });
  return service;
}

let service: TurndownService | undefined;

/**
 * A page of the old blog, of Word, of Google Docs or of another site as markdown. It is parsed by domino, which turndown
 * itself parses with where there is no browser: what is hostile in it never meets a parser that loads, runs or reports
 * anything. What comes out is still untrusted text and goes through the same rendering as any article.
 */
export function htmlToMarkdown(html: string, reading: Reading = {}): string {
  const parsed = createDocument(html);
  makeWordLists(parsed);
  const page = createDocument('');
  new Rewriter(parsed, page, reading).rewrite(parsed.body, page.body);
  service ??= makeService();
  // An empty line in a list or a quote is empty.
  return service.turndown(page.body).replace(/\n[ \t]+(?=\n)/g, '\n');
}

/** As an article that is brought in for good keeps it. */
export function importedMarkdown(html: string, base?: string): string {
  return htmlToMarkdown(html, { biggerPictures: true, base });
}
