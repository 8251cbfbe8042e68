import type { Comment } from './comment';

interface CommentPart {
  text: string;
  href?: string;
}

const ADDRESS = /(?<![\p{L}\p{N}@/])(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** What ends a sentence, not an address. */
const SENTENCE_END = /[.,;:!?…'’”»*_]$/u;
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Whether an address ends with a bracket that was opened before it: 'véase (https://…)'. */
function closesEarlier(address: string): boolean {
  return PAIRS.some(
    ([open, close]) => address.endsWith(close) && address.split(close).length > address.split(open).length,
  );
}

function withoutSentence(found: string): string {
  let address = found;
  while (SENTENCE_END.test(address) || closesEarlier(address)) address = address.slice(0, -1);
  return address;
}

/** A comment is plain text, shown as it was typed: only the web addresses in it become links. */
export function commentParts(content: string): CommentPart[] {
  const text = content.trim();
  const parts: CommentPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found);
    if (!/[/.][\p{L}\p{N}]/u.test(address)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: /^www/i.test(address) ? `https://${address}` : address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

export interface CommentThread {
  comment: Comment;
  answers: Comment[];
}

function byDate(a: Comment, b: Comment): number {
  const time = (comment: Comment) => comment.fechaPublicacion?.getTime() ?? Number.POSITIVE_INFINITY;
  return time(a) - time(b) || (a.id < b.id ? -1 : 1);
}

/** The comment it stands under: one level, and only an earlier one, so that two naming each other both stand. */
function questionOf(comment: Comment, known: ReadonlyMap<string, Comment>): Comment {
  const above = comment.respuestaA === null ? undefined : known.get(comment.respuestaA);
  return above && byDate(above, comment) < 0 ? questionOf(above, known) : comment;
}

/** Oldest first, answers under their question or, if it is gone, by themselves; each comment once. */
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
