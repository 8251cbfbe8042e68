import { useEffect, useState } from 'react';
import { stripMarkup } from '@/model/strip-markup';

const FENCES = /^(```|~~~)[\s\S]*?^\1/gm;
const BLOCK_TAG = /(?<!\\)<(p|div|br|h[1-6]|ul|ol|table|blockquote|img|a|iframe|span)(\s[^>]*)?\/?>/i;
const MARKDOWN_LINE = /^ {0,3}(#{1,6} \S|[-*+] \S|\d+\. \S|> \S|```|~~~|\|.+\|)|\]\([^)\s]/m;

/**
 * Whether an article's content is HTML brought from the old blog. Markdown with a stray tag in it is markdown: only
 * content that shows tags and no sign of markdown is converted.
 */
export function looksLikeHtml(content: string): boolean {
  const text = content.replace(FENCES, '');
  return BLOCK_TAG.test(text) && !MARKDOWN_LINE.test(text.replace(/<[^>]*>/g, ''));
}

async function converted(html: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('@/model/html-to-markdown');
    return htmlToMarkdown(html);
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
