import { queryOptions } from '@tanstack/react-query';
import type { ForumCategory } from '@/model/forum/topic';
import { keepOnDevice } from '../keeping';
import { forumServices } from '../visitor-services';

/** One category: for its own page, and for those of its topics, which name it. */
export const forumCategoryQuery = (id: string) =>
  queryOptions<ForumCategory, Error, ForumCategory, readonly string[]>({
    queryKey: ['foro-categoria', id],
    queryFn: () => forumServices().then(({ db, fetchForumCategory }) => fetchForumCategory(db(), id)),
    persister: keepOnDevice,
  });
