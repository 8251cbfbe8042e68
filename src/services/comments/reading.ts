import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { Comment } from '@/model/comment';
import { date, type StoredData, text, textOrNull } from '@/model/stored-fields';
import { ARTICLES } from '../articles/reading';
import { fetchDocs } from '../firestore/lists';
import { cursorAt, position, type TimeCursor } from '../firestore/time-cursor';

export const COMMENTS = 'comentarios';
/** Comments fetched at a time, under an article and as 'latest comments' (spec 1, section 9). */
export const COMMENTS_PAGE = 6;

export interface CommentCursor extends TimeCursor {
  /** The comments whose later answers were not asked for yet. */
  questions?: string[];
}

export interface CommentPage {
  comments: Comment[];
  /** Null on the last page. */
  next: CommentCursor | null;
}

/** A comment from its document. The article it hangs from wins over what the document says of it. */
export function parseComment(id: string, data: StoredData, articuloId: string | null): Comment {
  return {
    id,
    autor: text(data, 'autor', 'Anónimo'),
    autorId: textOrNull(data, 'autorId'),
    autorAvatar: textOrNull(data, 'autorAvatar'),
    contenido: text(data, 'contenido'),
    fechaPublicacion: date(data, 'fechaPublicacion'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
    articuloId: articuloId ?? text(data, 'articuloId'),
    articuloTitulo: text(data, 'articuloTitulo', 'Sin título'),
    respuestaA: textOrNull(data, 'respuestaA'),
  };
}

function parseSnapshot(document: QueryDocumentSnapshot): Comment {
  return parseComment(document.id, document.data(), document.ref.parent.parent?.id ?? null);
}

/** Only comments of published articles: the filter lets the rules answer without reading each article. */
function published(comments: Query, order: 'asc' | 'desc'): Query {
  return query(
    comments,
    where('articuloPublicado', '==', true),
    orderBy('fechaPublicacion', order),
    orderBy(documentId(), order),
    limit(COMMENTS_PAGE),
  );
}

/** Answers to the comments shown that stand on later pages: as many as these, the others come with their page. */
const EARLY_ANSWERS = 30;

async function fetchAnswers(comments: Query, questions: readonly string[]): Promise<Comment[]> {
  const answers = query(
    comments,
    where('articuloPublicado', '==', true),
    where('respuestaA', 'in', questions.slice(0, 30)),
    limit(EARLY_ANSWERS),
  );
  return (await fetchDocs(answers)).map(parseSnapshot);
}

/**
 * One page of a published article's comments, oldest first: one read a comment, one at least. A later page brings the answers
 * to the comments so far that stand on pages after it: one read an answer, one at least, where there are such pages. The
 * first does not, so that a visit stays within its reads. Throws ServiceError.
 */
export async function fetchArticleComments(
  db: Firestore,
  articleId: string,
  { after }: { after?: CommentCursor | null } = {},
): Promise<CommentPage> {
  const all = collection(db, ARTICLES, articleId, COMMENTS);
  const place = after ? [startAfter(...position(after))] : [];
  const docs = await fetchDocs(published(all, 'asc'), ...place);
  const comments = docs.map(parseSnapshot);
  const hasMore = docs.length === COMMENTS_PAGE;
  const questions = [...(after?.questions ?? []), ...comments.map(({ id }) => id)];
  const asks = hasMore && Boolean(after);
  const answers = asks ? await fetchAnswers(all, questions) : [];
  const next = hasMore ? cursorAt(docs.at(-1), 'fechaPublicacion') : null;
  return {
    comments: [...comments, ...answers.filter(({ id }) => !comments.some((one) => one.id === id))],
    next: next && (asks ? next : { ...next, questions }),
  };
}

/** The latest comments of all published articles. Throws ServiceError. */
export async function fetchRecentComments(db: Firestore): Promise<Comment[]> {
  return (await fetchDocs(published(collectionGroup(db, COMMENTS), 'desc'))).map(parseSnapshot);
}
