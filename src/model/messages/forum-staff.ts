export { forumAccess, forumDebug, forumStatistics } from './forum-access';
export { forumCategories } from './forum-categories';
