import { createContext, useContext, useEffect } from 'react';
import { pageTitle } from '@/model/shared/site';
import { previewPicture } from '@/model/shared/urls';
import { useSiteName, useSiteUrl } from './site';

/** What a page says of itself to search engines and to who links to it. */
export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  noIndex: boolean;
  preview?: LinkPreview;
}

interface LinkPreview {
  title: string;
  description: string;
  url: string;
  picture: string | null;
}

/** Who writes the head of a page that is drawn by the build (scripts/prerender); in a browser, pages write it themselves. */
export const HeadWriter = createContext<((head: Partial<PageHead>) => void) | null>(null);

interface PageMeta {
  /** Without the site's name, which is added; none on the home page and while the real title is loading. */
  title?: string | undefined;
  description?: string | undefined;
  /** For pages that search engines should leave out: errors, 404. */
  noIndex?: boolean;
}

/** Writes a tag of the head, or takes it away; gives what it said before. */
function setMeta(by: 'name' | 'property', name: string, content: string | undefined): string | undefined {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[${by}="${name}"]`);
  const before = present?.content;
  if (content === undefined) present?.remove();
  else {
    const meta = present ?? document.head.appendChild(document.createElement('meta'));
    meta.setAttribute(by, name);
    meta.content = content;
  }
  return before;
}

/** Title, description, indexing. A hook: hoisted tags would repeat the description that index.html has. */
export function usePageMeta({ title, description, noIndex = false }: PageMeta): void {
  const siteName = useSiteName();
  useContext(HeadWriter)?.({ title: pageTitle(title, siteName), description, noIndex });
  useEffect(() => {
    document.title = pageTitle(title, siteName);
  }, [title, siteName]);
  useEffect(() => {
    setMeta('name', 'description', description);
  }, [description]);
  useEffect(() => {
    setMeta('name', 'robots', noIndex ? 'noindex' : undefined);
  }, [noIndex]);
}

/** The one address of what a page shows at several: its path. */
export function useCanonical(path: string): void {
  const href = useSiteUrl() + path;
  useEffect(() => {
    const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const link = present ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = href;
    return () => link.remove();
  }, [href]);
}

/** What other sites read of the page, in the place of what index.html says of every page of the site. */
export function useLinkPreview({ title, description, url, picture }: LinkPreview): void {
  useContext(HeadWriter)?.({ preview: { title, description, url, picture } });
  useEffect(() => {
    // The build has written it for this page, with a picture of its own.
    const written = document.head.querySelector('meta[property="og:url"]');
    if (written?.getAttribute('content') === url) return;
    const tags = {
      'og:type': 'article',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': new URL(previewPicture(picture), url).href,
    };
    const before = Object.entries(tags).map(
      ([name, content]) => [name, setMeta('property', name, content)] as const,
    );
    return () => {
      for (const [name, content] of before) setMeta('property', name, content);
    };
  }, [title, description, url, picture]);
}
