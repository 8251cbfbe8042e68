import { useMemo } from 'react';
import type { Article, ArticleState } from '@/model/article';
import { publishedStep } from '@/model/article-changes';
import type { ManagedArticle } from '@/model/article-list';
import { type ArticleDeletionProgress, deleteArticle, setArticleState } from '../../articles';
import { db } from '../../firestore';
import { queryClient, reportDenial } from '../client';
import { forMember, type MemberSession } from '../users/member';
import { changeRow, MANAGED_KEY, showInLibrary, staleLists } from './useManagedArticles';

export type { ArticleDeletionProgress } from '../../articles/deletion';
export { EmptyArticle } from '../../articles/managed';

export interface ArticleActions {
  /** Publishes, archives or takes back to draft. Rejects with a ServiceError: EmptyArticle where it asks first. */
  setState: (
    article: Pick<Article, 'id' | 'estado' | 'autorId'>,
    estado: ArticleState,
    options?: { evenEmpty?: boolean },
  ) => Promise<void>;
  /** Rejects with a ServiceError, or the signal's reason; asked again, it goes on. */
  remove: (
    article: ManagedArticle,
    options: { onProgress: (progress: ArticleDeletionProgress) => void; signal: AbortSignal },
  ) => Promise<void>;
}

function quietly(work: Promise<void>): void {
  work.catch((cause: unknown) => console.debug('The library is refreshed on the next visit', cause));
}

/** Pictures in the storage, with its code fetched only now. */
async function deletePictures(_id: string, addresses: readonly string[]): Promise<void> {
  const { deleteArticleImages } = await import('../../images');
  await deleteArticleImages(db(), addresses);
}

function actionsOf({ account, apply }: MemberSession): ArticleActions {
  const editor = { uid: account?.uid ?? '', nombre: account?.nombre ?? '' };
  /** The own account's count shows at once what the commit did to it. */
  const count = (autorId: string, step: number) => {
    if (step === 0 || autorId !== editor.uid) return;
    apply(forMember(editor.uid, (now) => ({ articulosCount: Math.max(0, now.articulosCount + step) })));
  };
  return {
    setState: async (before, estado, options) => {
      const saved = await setArticleState(db(), before.id, estado, { ...options, editor });
      changeRow(saved.id, saved);
      staleLists();
      count(saved.autorId, publishedStep(before, saved));
      quietly(showInLibrary(saved.id, saved));
    },
    remove: async (article, { onProgress, signal }) => {
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
        await deleteArticle(db(), article.id, { editor, deletePictures, onProgress: tell, signal });
      } catch (cause) {
        // An answer may have been lost: how far it came is in the database.
        if (!signal.aborted) void queryClient.invalidateQueries({ queryKey: MANAGED_KEY });
        reportDenial(cause);
        throw cause;
      }
      changeRow(article.id, null);
      staleLists();
      count(article.autorId, publishedStep(article, null));
    },
  };
}

/** What the list does to articles. Each change shows in its row, in the library of this device, and in the own account. */
export function useArticleActions(session: MemberSession): ArticleActions {
  return useMemo(() => actionsOf(session), [session]);
}
