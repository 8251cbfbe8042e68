/** What visitors read of the forum: a chunk that comes once somebody uses the page, or something has to be read. */
export { db } from '../firestore/connection';
export { fetchOwnHidden, fetchReplies, fetchReply } from '../forum/replies';
export {
  fetchForumCategories,
  fetchForumCategory,
  fetchForumSummary,
  fetchTopic,
  fetchTopics,
  recordTopicView,
} from '../forum/topics';
