/** What visitors read of the forum: a chunk that a page drawn by the build needs only where it is read again, or used. */
export { db } from '../firestore/connection';
export { fetchOwnHidden, fetchReplies, fetchReply } from '../forum/replies';
export {
  fetchForumCategories,
  fetchForumCategory,
  fetchForumSummary,
  fetchLatestTopics,
  fetchTopic,
  fetchTopics,
  recordTopicView,
} from '../forum/topics';
