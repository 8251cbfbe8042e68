import type { Article, ArticleState } from '@/model/articles/article';
import type { ManagedArticle } from '@/model/articles/article-list';
import { queryClient, reportDenial } from '../client/query-client';
import { useChange } from '../client/useChange';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import type { StaffSession } from '../users/member';
import { type ArticleDeletionProgress, deleteArticle } from './deletion';
import { setArticleState } from './managed';
import { MANAGED_KEY, showCount, showRow, showSaved } from './useManagedArticles';

/** Pictures in the storage, with its code fetched only now. */
async function deletePictures(addresses: readonly string[]): Promise<void> {
  const { deleteArticleImages } = await import('../images/pictures');
  await deleteArticleImages(db(), addresses);
}

interface StateChange {
  article: Pick<Article, 'id'>;
  estado: ArticleState;
  evenEmpty?: boolean;
}

/** Publishes, archives or takes back to draft, and shows it on this device. Rejects with EmptyArticle where it asks first. */
export function useStateChange(session: StaffSession) {
  return useChange({
    send: ({ article, estado, evenEmpty = false }: StateChange) =>
      setArticleState(db(), article.id, estado, {
        evenEmpty,
        editor: session.account,
        onCounted: showCount(session),
      }),
    after: (saved) => showSaved(saved.id, saved),
  });
}

/** Deletes an article. Rejects with a ServiceError, or the signal's reason; asked again, it goes on. */
export async function removeArticle(
  session: StaffSession,
  article: ManagedArticle,
  { onProgress, signal }: TaskControl<ArticleDeletionProgress>,
): Promise<void> {
  const tell = (progress: ArticleDeletionProgress) => {
    // It has left the library with the first step, whatever becomes of the others.
    if (progress.step === 'comentarios' && progress.done === 0) {
      const going = { ...article, estado: 'archivado', borrando: true, fragmentos: null } as const;
      showSaved(article.id, null, going);
    }
    onProgress(progress);
  };
  try {
    await deleteArticle(db(), article.id, {
      editor: session.account,
      onCounted: showCount(session),
      deletePictures,
      onProgress: tell,
      signal,
    });
  } catch (cause) {
    // An answer may have been lost: how far it came is in the database.
    if (!signal.aborted) void queryClient.invalidateQueries({ queryKey: MANAGED_KEY });
    reportDenial(cause);
    throw cause;
  }
  showRow(article.id, null);
}
