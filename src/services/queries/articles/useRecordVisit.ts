import { useEffect, useRef } from 'react';
import type { Article } from '@/model/article';
import { libraryServices } from '../visitor-services';

/**
 * Counts one visit for each view of an article's page. Pass undefined until the article is there: what is not found is
 * not visited. React's repeated effects in development count once; a failure is no concern of the reader's.
 */
export function useRecordVisit(article: Pick<Article, 'id' | 'visitas'> | undefined): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (article === undefined || recorded.current === article.id) return;
    recorded.current = article.id;
    libraryServices()
      .then(({ db, recordVisit }) => recordVisit(db(), article))
      .catch((cause: unknown) => console.debug('The visit was not counted', cause));
  }, [article]);
}
