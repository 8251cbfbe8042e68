/** Comments of articles: reading and moderation. `writing.ts` is loaded by import() when somebody writes. */

export { useArticleComments, useRecentComments } from './useComments';
export { useAddComment, useDeleteComment, useEditComment } from './useCommentWriting';
export { removeComments, useModeratedComments } from './useModeration';
