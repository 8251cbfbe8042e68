export { forumAccess } from './forum-access';
export { forumCategories } from './forum-categories';
export { forumDebug } from './forum-debug';
export { forumStatistics } from './forum-statistics';
