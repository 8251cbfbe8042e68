/** What visitors read of the forum: a chunk that a page drawn by the build needs only where it is read again, or used. */
export { db } from '../firestore/connection';
export { fetchOwnHidden, fetchReplies, fetchRepliesWithoutIndex, fetchReply } from '../forum/replies';
export { fetchForumCategory, fetchTopic, recordTopicView } from '../forum/topic';
export { fetchForumCategories, fetchForumSummary, fetchTopics } from '../forum/topics';
