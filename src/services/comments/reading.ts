import {
  collection,
  collectionGroup,
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Comment } from '@/model/comments/comment';
import { choice, date, type StoredData, text, textOrNull } from '@/model/shared/stored/stored-fields';
import { ROLES } from '@/model/users/roles';
import { ARTICLES, COMMENTS, fetchArticle } from '../articles/reading';
import {
  countOf,
  fetchDocs,
  fetchPage,
  type KeptPlace,
  keptPlace,
  type Order,
  type Page,
} from '../firestore/lists';

/** Comments fetched at a time under an article, and by default as the latest ones (spec 1, section 9). */
export const COMMENTS_PAGE = 6;

export interface CommentCursor {
  place: KeptPlace;
  /** The comments whose later answers were not asked for yet. */
  questions?: string[];
}

export interface CommentPage extends Page<Comment, CommentCursor> {
  /** How many comments the article has, where that was asked for and others may follow the first page. */
  total?: number;
}

/** A comment from its document. The article it hangs from wins over what the document says of it. */
export function parseComment(id: string, data: StoredData, articuloId: string | null): Comment {
  return {
    id,
    autor: text(data, 'autor', 'Anónimo'),
    autorId: textOrNull(data, 'autorId'),
    autorAvatar: textOrNull(data, 'autorAvatar'),
    autorRol: textOrNull(data, 'autorRol') === null ? null : choice(data, 'autorRol', ROLES, 'usuario'),
    contenido: text(data, 'contenido'),
    fechaPublicacion: date(data, 'fechaPublicacion'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
    articuloId: articuloId ?? text(data, 'articuloId'),
    articuloTitulo: text(data, 'articuloTitulo', 'Sin título'),
    respuestaA: textOrNull(data, 'respuestaA'),
  };
}

export function parseSnapshot(document: QueryDocumentSnapshot): Comment {
  return parseComment(document.id, document.data(), document.ref.parent.parent?.id ?? null);
}

/** Only comments of published articles: the filter lets the rules answer without reading each article. */
const published = (comments: Query) => query(comments, where('articuloPublicado', '==', true));

const OLDEST = [['fechaPublicacion', 'asc']] as const;
const NEWEST = [['fechaPublicacion', 'desc']] as const;

function fetchPublished(comments: Query, order: Order, after?: KeptPlace, max = COMMENTS_PAGE) {
  const asked = { order, after, max };
  return fetchPage((_id, _data, document) => parseSnapshot(document), published(comments), asked);
}

/** Answers to the comments shown that stand on later pages: as many as these, the others come with their page. */
const EARLY_ANSWERS = 30;

async function fetchAnswers(comments: Query, questions: readonly string[]): Promise<Comment[]> {
  const answers = [where('respuestaA', 'in', questions.slice(0, 30)), limit(EARLY_ANSWERS)];
  return (await fetchDocs(published(comments), ...answers)).map(parseSnapshot);
}

/** As many as the rules count for anybody. */
const COUNTED = 50;

/** How many comments a published article has: one read, two where there are 50 and more. */
async function countComments(db: Firestore, articleId: string, comments: Query): Promise<number> {
  const few = await countOf(published(comments), limit(COUNTED));
  return few < COUNTED ? few : (await fetchArticle(db, articleId)).comentariosCount;
}

/**
 * One page of a published article's comments, oldest first: one read a comment, one at least. A full first page brings how many
 * there are, where the article may have been read long before them (`counted`). A later page brings the answers
 * to the comments so far that stand on pages after it: one read an answer, one at least, where there are such pages. The
 * first does not, so that a visit stays within its reads. Throws ServiceError.
 */
export async function fetchArticleComments(
  db: Firestore,
  articleId: string,
  { after, counted = false }: { after?: CommentCursor | null; counted?: boolean } = {},
): Promise<CommentPage> {
  const all = collection(db, ARTICLES, articleId, COMMENTS);
  const { items: comments, next } = await fetchPublished(all, OLDEST, after?.place);
  const place = keptPlace(next, OLDEST);
  const total = place !== null && !after && counted ? await countComments(db, articleId, all) : undefined;
  const questions = [...(after?.questions ?? []), ...comments.map(({ id }) => id)];
  const asks = place !== null && Boolean(after);
  const answers = asks ? await fetchAnswers(all, questions) : [];
  return {
    items: [...comments, ...answers.filter(({ id }) => !comments.some((one) => one.id === id))],
    next: place && (asks ? { place } : { place, questions }),
    ...(total !== undefined && { total }),
  };
}

/** The latest comments of all published articles, six by default (spec 1, section 5). Throws ServiceError. */
export async function fetchRecentComments(db: Firestore, max = COMMENTS_PAGE): Promise<Comment[]> {
  return (await fetchPublished(collectionGroup(db, COMMENTS), NEWEST, undefined, max)).items;
}
