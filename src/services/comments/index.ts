/** Comments of articles: reading and moderation. `writing.ts` is loaded by import() when somebody writes. */
export { deleteComments, listAllComments } from './moderation';
export { type CommentCursor, type CommentPage, fetchArticleComments, fetchRecentComments } from './reading';
