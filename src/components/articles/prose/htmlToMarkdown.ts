import { documentToMarkdown } from '@/model/html-to-markdown';

/** The old blog's HTML as markdown: parsed in a document of its own, where nothing loads or runs. */
export function htmlToMarkdown(html: string): string {
  return documentToMarkdown(new DOMParser().parseFromString(html, 'text/html'));
}
