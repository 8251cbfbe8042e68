export { forumAccess, forumDebug } from './forum-access';
export { forumCategories } from './forum-categories';
export { forumStatistics } from './forum-statistics';
