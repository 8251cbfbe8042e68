import { createDocument } from '@mixmark-io/domino';
import type { AlignType, Emphasis, Html, Strong, Table } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { isTooMuchHtml } from './html/html-work';
import { PageReader, type Reading } from './html/page-reader';
import { makeWordLists, makeWordQuotes } from './html/word-lists';

/** Addresses and the breaks in cells: as they are. */
const asItIs = Object.assign(({ value }: Html) => value, { peek: ({ value }: Html) => value.charAt(0) });

/** Where a mark begins and ends well is settled (html/inline.ts): no letter needs to be written as a number. */
const between = (mark: string) =>
  Object.assign(
    (node: Emphasis | Strong, _parent: unknown, state: State, info: Info) =>
      mark + state.containerPhrasing(node, { ...info, before: mark, after: mark }) + mark,
    { peek: () => '*' },
  );

const rule = (align: AlignType | undefined) =>
  align ? { left: ':--', center: ':-:', right: '--:' }[align] : '---';

/** A table. The package that reads them writes them too, but all of it would then come to every reader. */
function table({ align, children }: Table, _parent: unknown, state: State, info: Info): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const leave = state.enter('phrasing');
  const rows = children.map((row) =>
    row.children.map((cell) =>
      state.containerPhrasing(cell, { ...info, before: '|', after: '|' }).replace(/\|/g, '\\|'),
    ),
  );
  leave();
  const [head = '', ...body] = rows.map(line);
  return [head, line(align?.map(rule) ?? []), ...body].join('\n');
}

const STYLE: Options = {
  bullet: '-',
  listItemIndent: 'tab',
  rule: '-',
  resourceLink: true,
  extensions: [gfmFootnoteToMarkdown(), gfmStrikethroughToMarkdown()],
  handlers: { html: asItIs, table, break: () => '  \n', emphasis: between('*'), strong: between('**') },
  // Lines that would make a table of the line before.
  unsafe: [
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
  ],
};

/**
 * A page of the old blog, of Word, of Google Docs or of another site as markdown. It is parsed by domino: what is hostile in it
 * never meets a parser of the browser, which loads, runs or reports things. What comes out is still untrusted text and goes
 * through the same rendering as any article. Null where it would be too much work (html/html-work.ts) or fails. Never throws.
 */
export function htmlToMarkdown(html: string, reading: Reading = {}): string | null {
  if (isTooMuchHtml(html)) return null;
  try {
    const page = createDocument(html);
    makeWordLists(page);
    makeWordQuotes(page);
    // A set of frames has no body.
    const children = new PageReader(page, reading).blocks(page.body ?? page);
    return toMarkdown({ type: 'root', children }, STYLE).trim();
  } catch (error) {
    console.info('HTML could not be converted.', error);
    return null;
  }
}

/** As an article that is brought in for good keeps it. */
export function importedMarkdown(html: string, base?: string): string | null {
  return htmlToMarkdown(html, { biggerPictures: true, base });
}
