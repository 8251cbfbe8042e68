/** The package's own types name another module. */
declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document;
}

declare module 'turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  export const tables: Plugin;
  export const strikethrough: Plugin;
}
