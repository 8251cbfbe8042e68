import { useState } from 'react';
import { reasonOf } from '@/components/admin/kit';
import { showToast } from '@/components/ui';
import type { ArticleState } from '@/model/article';
import type { ManagedArticle } from '@/model/article-list';
import { staff } from '@/model/staff-messages';
import { EmptyArticle, useArticleActions } from '@/services/queries/articles/useArticleActions';
import type { MemberSession } from '@/services/queries/users/member';

const texts = staff.adminArticles;

export interface RowWork {
  isBusy: (id: string) => boolean;
  /** Why the last thing done to an article failed. */
  problemOf: (id: string) => string | undefined;
  setState: (article: ManagedArticle, estado: ArticleState) => void;
  askToRemove: (article: ManagedArticle) => void;
  /** What was asked for and would publish an article without a word. */
  empty: ManagedArticle | null;
  /** The answer to that. */
  answerEmpty: (publishes: boolean) => void;
}

/** What the rows do, one thing at a time for each article. */
export function useRowWork(session: MemberSession, askToRemove: RowWork['askToRemove']): RowWork {
  const { setState } = useArticleActions(session);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const [empty, setEmpty] = useState<ManagedArticle | null>(null);

  const change = async (article: ManagedArticle, estado: ArticleState, evenEmpty = false) => {
    const { id, titulo } = article;
    setBusy((ids) => new Set([...ids, id]));
    setProblems((others) => ({ ...others, [id]: undefined }));
    try {
      await setState(article, estado, { evenEmpty });
      showToast(texts.done[estado](titulo));
    } catch (error) {
      if (error instanceof EmptyArticle) return setEmpty(article);
      console.info('The article was not changed', error);
      setProblems((others) => ({ ...others, [id]: texts.failed[estado](reasonOf(error)) }));
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  return {
    isBusy: (id) => busy.has(id),
    problemOf: (id) => problems[id],
    setState: (article, estado) => void change(article, estado),
    askToRemove,
    empty,
    answerEmpty: (publishes) => {
      setEmpty(null);
      if (empty && publishes) void change(empty, 'publicado', true);
    },
  };
}
