import { useEffect, useState } from 'react';
import { type ArticleResult, useArticle } from '@/services/queries';
import { useSession } from '@/session';

/**
 * The article of a page. What a visitor does not find is asked for once more when it is known who asks: a draft is there for
 * its author.
 */
export function useReadableArticle(id: string): ArticleResult {
  const result = useArticle(id);
  const { status, account } = useSession();
  const uid = account?.uid;
  const [askedAs, setAskedAs] = useState(uid);
  const isMissing = result.status === 'not-found';
  const { retry } = result;
  useEffect(() => {
    if (!isMissing || uid === undefined || askedAs === uid) return;
    setAskedAs(uid);
    retry();
  }, [isMissing, uid, askedAs, retry]);
  const isOpen = status === 'restoring' || (uid !== undefined && askedAs !== uid);
  return isMissing && isOpen ? { ...result, status: 'loading' } : result;
}
