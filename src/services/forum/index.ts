/** The forum: categories, topics, replies, reports, moderation, statistics. What a member writes with (`topic-writing.ts`,
 * `reply-writing.ts`, `likes.ts`, `reports.ts`, `saved-topics.ts`, `deletion.ts`) is loaded by import() when it is used. */
export { findTopicByTitle, fixOwnPermissions } from './access';
export {
  createForumCategory,
  deleteForumCategory,
  forceDeleteForumCategory,
  placeForumCategories,
  updateForumCategory,
} from './category-admin';
export { fetchAllCategories } from './counting';
export { deleteReply } from './deletion';
export {
  fetchRecentPosts,
  liftSuspension,
  removeAllPosts,
  suspendMember,
} from './moderated-member';
export { acceptReply, moveTopic, setHidden, setMark, setTopicState } from './moderation';
export { resetProfile } from './profile-reset';
export { fixCounters, recalculateStatistics } from './recounting';
export { editReply } from './reply-writing';
export { type Decision, processItems } from './report-processing';
export { fetchReportedContent, fetchReports, fetchWholeReports } from './report-queue';
export { fetchPending } from './reviews';
export { type ForumSearch, searchForum } from './search';
export { fetchLog, memberLine, writeLog } from './staff-log';
export { fetchForumStatistics, refreshSummary } from './statistics';
export { editTopic } from './topic-writing';
export {
  fetchForumCategories,
  fetchForumCategory,
  fetchTopic,
  fetchTopics,
  fetchTopicsById,
  type KeptPage,
  recordTopicView,
  type TopicFilter,
} from './topics';
