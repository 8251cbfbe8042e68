import { createDocument } from '@mixmark-io/domino';
import { documentToMarkdown } from '@/model/html-to-markdown';

/** HTML as markdown where there is no DOMParser: in workers and in Node. Domino is what turndown itself parses with there. */
export function toMarkdown(html: string): string {
  return documentToMarkdown(createDocument(html), { biggerPictures: true });
}
