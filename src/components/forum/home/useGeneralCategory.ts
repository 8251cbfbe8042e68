import { useEffect, useRef } from 'react';
import { forumCan } from '@/model/forum/permissions';
import { useSession } from '@/session';

/** Gives a forum without categories its first one, when a member of staff who may opens it (spec 2, section 4). */
export function useGeneralCategory(isEmpty: boolean): void {
  const { account } = useSession();
  const actor = isEmpty && forumCan.createCategory(account) ? account : null;
  const tried = useRef(false);
  useEffect(() => {
    if (actor === null || tried.current) return;
    tried.current = true;
    import('@/services/queries/forum/category-writing')
      .then(({ addGeneralCategory }) => addGeneralCategory(actor))
      .catch((cause: unknown) => console.info('The forum is still without categories', cause));
  }, [actor]);
}
