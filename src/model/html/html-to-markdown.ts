import { createDocument } from '@mixmark-io/domino';
import { isTooMuchHtml } from './html-work';
import { type HtmlReading, Preparer } from './prepare';
import { writeMarkdown } from './turndown';
import { makeWordLists, makeWordQuotes } from './word-lists';

/**
 * A page of the old blog, of Word, of Google Docs or of another site as markdown. It is parsed by domino, with which turndown
 * itself parses where there is no browser: what is hostile in it never meets a parser that loads, runs or reports things. What
 * comes out is still untrusted text and goes through the same rendering as any article. Null where it would be too much work
 * (html/html-work.ts) or fails. Never throws.
 */
export function htmlToMarkdown(html: string, reading: HtmlReading = {}): string | null {
  if (isTooMuchHtml(html)) return null;
  try {
    const page = createDocument(html);
    makeWordLists(page);
    makeWordQuotes(page);
    // A set of frames has no body.
    const root = page.body ?? page.documentElement;
    new Preparer(page, reading).prepare(root);
    return writeMarkdown(root);
  } catch (error) {
    console.info('HTML could not be converted.', error);
    return null;
  }
}

/** As an article that is brought in for good keeps it. */
export function importedMarkdown(html: string, base?: string): string | null {
  return htmlToMarkdown(html, { biggerPictures: true, base });
}
