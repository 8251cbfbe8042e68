/** The sentences of the forum's staff screens: no visitor downloads them. */
export { forumAccess, forumDebug, forumStatistics } from './forum-access';
export { forumCategories } from './forum-categories';
