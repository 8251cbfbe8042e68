import { useEffect, useRef } from 'react';
import { recordVisit } from '../articles';
import { db } from '../firebase';

/**
 * Counts one visit for each view of an article's page. Pass undefined until the article is there: what is not found is
 * not visited. React's repeated effects in development count once; a failure is no concern of the reader's.
 */
export function useRecordVisit(articleId: string | undefined): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (articleId === undefined || recorded.current === articleId) return;
    recorded.current = articleId;
    recordVisit(db(), articleId).catch((cause: unknown) => console.debug('The visit was not counted', cause));
  }, [articleId]);
}
