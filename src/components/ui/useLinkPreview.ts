import { useEffect } from 'react';
import { previewPicture } from '@/model/urls';

interface LinkPreview {
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  picture: string | null;
}

/** Puts a value into the head; gives the way to put back what was there. */
function setProperty(property: string, content: string): () => void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[property="${property}"]`);
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  const before = meta.content;
  meta.setAttribute('property', property);
  meta.content = content;
  return () => {
    if (present) meta.content = before;
    else meta.remove();
  };
}

/** What other sites read of the page, in the place of what index.html says of every page of the site. */
export function useLinkPreview({ title, description, url, picture }: LinkPreview): void {
  useEffect(() => {
    const undo = [
      ['og:type', 'article'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', new URL(previewPicture(picture), url).href],
    ].map(([property = '', content = '']) => setProperty(property, content));
    return () => {
      for (const putBack of undo) putBack();
    };
  }, [title, description, url, picture]);
}
