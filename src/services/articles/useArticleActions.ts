import { useMutation } from '@tanstack/react-query';
import type { Article, ArticleState } from '@/model/articles/article';
import type { ManagedArticle } from '@/model/articles/article-list';
import { publishedStep } from '@/model/articles/editing/article-changes';
import { queryClient, reportDenial } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import { forMember, type StaffSession } from '../users/member';
import { type ArticleDeletionProgress, deleteArticle } from './deletion';
import { setArticleState } from './managed';
import { changeRow, MANAGED_KEY, showInLibrary, staleLists } from './useManagedArticles';

function quietly(work: Promise<void>): void {
  work.catch((cause: unknown) => console.debug('The library is refreshed on the next visit', cause));
}

/** Pictures in the storage, with its code fetched only now. */
async function deletePictures(_id: string, addresses: readonly string[]): Promise<void> {
  const { deleteArticleImages } = await import('../images/pictures');
  await deleteArticleImages(db(), addresses);
}

/** The own account's count shows at once what a commit did to it. */
function count({ account, apply }: StaffSession, autorId: string, step: number): void {
  if (step === 0 || autorId !== account.uid) return;
  apply(forMember(autorId, (now) => ({ articulosCount: Math.max(0, now.articulosCount + step) })));
}

interface StateChange {
  article: Pick<Article, 'id' | 'estado' | 'autorId'>;
  estado: ArticleState;
  evenEmpty?: boolean;
}

/** Publishes, archives or takes back to draft, and shows it on this device. Rejects with EmptyArticle where it asks first. */
export function useStateChange(session: StaffSession) {
  return useMutation({
    mutationFn: ({ article, estado, evenEmpty = false }: StateChange) =>
      setArticleState(db(), article.id, estado, { evenEmpty, editor: session.account }),
    onSuccess: (saved, { article }) => {
      changeRow(saved.id, saved);
      staleLists();
      count(session, saved.autorId, publishedStep(article, saved));
      quietly(showInLibrary(saved.id, saved));
    },
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
      staleLists();
      changeRow(article.id, { ...article, estado: 'archivado', borrando: true, fragmentos: null });
      quietly(showInLibrary(article.id, null));
    }
    onProgress(progress);
  };
  try {
    await deleteArticle(db(), article.id, {
      editor: session.account,
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
  changeRow(article.id, null);
  staleLists();
  count(session, article.autorId, publishedStep(article, null));
}
