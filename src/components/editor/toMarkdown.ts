import { looksLikeHtml } from '@/components/articles/prose/looksLikeHtml';
import type { Article } from '@/model/article';

/**
 * An article as it is edited: HTML of the old blog becomes markdown (spec 1, section 2). Rejects when the code that
 * converts does not arrive: editing half of an article would lose the rest.
 */
export async function toMarkdown(article: Article): Promise<Article> {
  const contenido = article.contenido.replace(/\r\n?/g, '\n');
  if (!looksLikeHtml(contenido)) return { ...article, contenido };
  const { htmlToMarkdown } = await import('@/model/html-to-markdown');
  return { ...article, contenido: htmlToMarkdown(contenido) };
}
