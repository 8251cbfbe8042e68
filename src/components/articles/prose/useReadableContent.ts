import { useEffect, useState } from 'react';
import { looksLikeHtml } from '@/model/html/looks-like-html';
import { stripMarkup } from '@/model/shared/text/strip-markup';

async function converted(html: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('@/model/html/html-to-markdown');
    return htmlToMarkdown(html) ?? stripMarkup(html);
  } catch (error) {
    // Offline, or the site was updated meanwhile: the words alone are better than nothing.
    console.warn('No se pudo convertir el HTML del artículo', error);
    return stripMarkup(html);
  }
}

/** An article's content as markdown; null while HTML of the old blog is being converted. */
export function useReadableContent(content: string): string | null {
  const isHtml = looksLikeHtml(content);
  const [result, setResult] = useState<{ of: string; markdown: string } | null>(null);
  useEffect(() => {
    if (!isHtml) return;
    let current = true;
    void converted(content).then((markdown) => {
      if (current) setResult({ of: content, markdown });
    });
    return () => {
      current = false;
    };
  }, [content, isHtml]);
  if (!isHtml) return content;
  return result?.of === content ? result.markdown : null;
}
