import { createContext } from 'react';

/** What a page says of itself to search engines and to who links to it. */
export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  noIndex: boolean;
  preview?: LinkPreview;
}

export interface LinkPreview {
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  picture: string | null;
}

/** Who writes the head of a page that is drawn by the build (scripts/prerender); in a browser, pages write it themselves. */
export const HeadWriter = createContext<((head: Partial<PageHead>) => void) | null>(null);
