/** The forum: categories, topics, replies, reports, moderation, statistics. What a member writes with (`topic-writing.ts`,
 * `reply-writing.ts`, `likes.ts`, `reports.ts`, `saved-topics.ts`, `deletion.ts`) is loaded by import() when it is used. */
export { LIVELY_MS } from './list-queries';
export { type ForumProblem, failureText, forumProblem } from './problem';
export type { Reported } from './reports';
export { seenPeople } from './shown-topic';
export type { TopicChange } from './topic-changes';
export { rereadPage, useSending } from './topic-queries';
export { useAllCategories } from './useAllCategories';
export { orderForumCategories, removeForumCategory, useSaveForumCategory } from './useCategoryAdmin';
export { useCreateTopic, usePeople } from './useCreateTopic';
export {
  type DirectAccess,
  useAskedPermissionFix,
  useDirectAccess,
  usePermissionFix,
} from './useForumAccess';
export { useForumCategories, useForumCategory, useForumSummary } from './useForumCategories';
export { useForumSearch, useFoundViews } from './useForumSearch';
export {
  correctCounters,
  type ForumStatistics,
  type Recount,
  recalculate,
  useForumStatistics,
} from './useForumStatistics';
export { useLatestTopics } from './useLatestTopics';
export {
  type Part,
  removePosts,
  useHistoryOf,
  useModeratedMember,
  useNote,
  useProfileReset,
  useRecentPosts,
  useReportsAbout,
  useStaffLog,
  useSuspension,
} from './useModeratedMember';
export { useReplyWriting } from './useReplyWriting';
export { useReport } from './useReport';
export { decideReports, type QueuedReport, useReports } from './useReports';
export { type PendingReply, useReviewDecision, useReviews } from './useReviews';
export { type SavedEntry, useSavedTopic, useSavedTopics } from './useSavedTopic';
export {
  type ReplyPageResult,
  readsHidden,
  useKeptFirstPage,
  useReply,
  useReplyPages,
  useTopic,
  useTopicCategory,
  useTopicVisit,
} from './useTopic';
export { useDropLeftEntries, useTopicChange, useTopicDeletion } from './useTopicChange';
export { type Topics, useTopics } from './useTopics';
