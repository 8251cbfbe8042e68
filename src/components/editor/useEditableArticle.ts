import { useEffect, useState } from 'react';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { useManagedArticle } from '@/services/queries/articles/useArticleEditing';
import { looksLikeHtml } from '../articles/prose/useReadableContent';

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

export type EditableArticle =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'ready'; article: Article };

/** A stored article as it is edited: its text is markdown, whatever it was. Read once, when the editor opens. */
export function useEditableArticle(id: string, enabled: boolean): EditableArticle {
  const { article, status, error, retry } = useManagedArticle(id, enabled);
  const [ready, setReady] = useState<Article | null>(null);
  const [failed, setFailed] = useState<Article | null>(null);

  useEffect(() => {
    if (!article || ready) return;
    let current = true;
    toMarkdown(article).then(
      (converted) => current && setReady(converted),
      (cause: unknown) => {
        console.info('The code that converts HTML could not be loaded', cause);
        if (current) setFailed(article);
      },
    );
    return () => {
      current = false;
    };
  }, [article, ready]);

  if (ready) return { status: 'ready', article: ready };
  if (status === 'missing') return { status };
  if (status === 'error') return { status, message: error?.message ?? '', retry };
  if (failed && failed === article)
    return { status: 'error', message: messages.errors.byCode.unavailable, retry };
  return { status: 'loading' };
}
