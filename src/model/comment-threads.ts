import type { Comment } from './comment';

/** A comment with the answers to it, oldest first. */
export interface CommentThread {
  comment: Comment;
  answers: Comment[];
}

function byDate(a: Comment, b: Comment): number {
  const time = (comment: Comment) => comment.fechaPublicacion?.getTime() ?? Number.POSITIVE_INFINITY;
  return time(a) - time(b) || (a.id < b.id ? -1 : 1);
}

/**
 * The comment under which one stands: one level only, so that an answer to an answer stands under the question. Only what came
 * before can be answered, so that two which name each other are both there.
 */
function questionOf(comment: Comment, known: ReadonlyMap<string, Comment>): Comment {
  const above = comment.respuestaA === null ? undefined : known.get(comment.respuestaA);
  return above && byDate(above, comment) < 0 ? questionOf(above, known) : comment;
}

/**
 * Comments oldest first, answers under their question. An answer whose question is gone stands by itself; a comment that was
 * read twice stands once.
 */
export function commentThreads(comments: readonly Comment[]): CommentThread[] {
  const known = new Map(comments.map((comment) => [comment.id, comment]));
  const answers = new Map<string, Comment[]>();
  const questions: Comment[] = [];
  for (const comment of [...known.values()].sort(byDate)) {
    const question = questionOf(comment, known);
    if (question === comment) questions.push(comment);
    else answers.set(question.id, [...(answers.get(question.id) ?? []), comment]);
  }
  return questions.map((comment) => ({ comment, answers: answers.get(comment.id) ?? [] }));
}
