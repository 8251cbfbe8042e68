import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { Comment } from '@/model/comment';
import { ARTICLES } from './article-data';
import { guarded } from './errors';
import { date, type StoredData, text, textOrNull } from './parse';
import { cursorAt, position, type TimeCursor } from './time-cursor';

export const COMMENTS = 'comentarios';
/** Comments fetched at a time, under an article and as 'latest comments' (spec 1, section 9). */
export const COMMENTS_PAGE = 6;

export type CommentCursor = TimeCursor;

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
  };
}

function parseSnapshot(document: QueryDocumentSnapshot): Comment {
  return parseComment(document.id, document.data(), document.ref.parent.parent?.id ?? null);
}

/** Only comments of published articles, newest first: the filter lets the rules answer without reading each article. */
function newestPublished(comments: Query, max: number): Query {
  return query(
    comments,
    where('articuloPublicado', '==', true),
    orderBy('fechaPublicacion', 'desc'),
    orderBy(documentId(), 'desc'),
    limit(max),
  );
}

/**
 * One page of a published article's comments, newest first. Costs one read a comment, one at least.
 * Throws ServiceError.
 */
export function fetchArticleComments(
  db: Firestore,
  articleId: string,
  options: { after?: CommentCursor | null; limit?: number } = {},
): Promise<CommentPage> {
  const size = options.limit ?? COMMENTS_PAGE;
  return guarded(async () => {
    const first = newestPublished(collection(db, ARTICLES, articleId, COMMENTS), size);
    const { docs } = await getDocs(
      options.after ? query(first, startAfter(...position(options.after))) : first,
    );
    return {
      comments: docs.map(parseSnapshot),
      next: docs.length === size ? cursorAt(docs.at(-1), 'fechaPublicacion') : null,
    };
  });
}

/** The latest comments of all published articles. Throws ServiceError. */
export function fetchRecentComments(db: Firestore, max = COMMENTS_PAGE): Promise<Comment[]> {
  return guarded(async () => {
    const { docs } = await getDocs(newestPublished(collectionGroup(db, COMMENTS), max));
    return docs.map(parseSnapshot);
  });
}
