import {
  collection,
  type DocumentData,
  doc,
  documentId,
  type Firestore,
  limit,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import {
  articleShards,
  SHARD_KINDS,
  type ShardCollection,
  shardYear,
} from '@/model/articles/catalogue/catalogue';
import { entriesOf } from '@/model/articles/catalogue/catalogue-entry';
import { fingerprintOf, markOfStored } from '@/model/import/import-fingerprint';
import { articleOf, type ImportedArticle } from '@/model/import/imported-article';
import type { ReadyArticle } from '@/model/import/prepare';
import { markComments } from '../articles/comment-copies';
import { newArticleDocument, placeArticle } from '../articles/entries';
import { ARTICLES, parseArticle } from '../articles/reading';
import { ARTICLE_RETRIES } from '../articles/writes';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { withServiceErrors } from '../firestore/errors';
import { fetchList } from '../firestore/lists';
import { placeEntries } from './shard-groups';

/** Articles looked up with one question. The rules look at each value of an `in` anew, and count all of it together. */
export const LOOKED_UP = 10;

/** The stored articles among some ids: one read each, one at least. Throws ServiceError. */
export async function findArticles(db: Firestore, ids: readonly string[]): Promise<Map<string, Article>> {
  if (ids.length === 0) return new Map();
  const known = where(documentId(), 'in', [...ids]);
  const articles = await fetchList(parseArticle, collection(db, ARTICLES), known, limit(LOOKED_UP));
  return new Map(articles.map((article) => [article.id, article]));
}

/**
 * What is to be done with an article of the file: 'crear' it; nothing, since it is 'igual'; 'actualizar' what the blog has
 * changed since; or leave it, since it was edited here ('editado-aqui') or is not of the blog at all ('ya-existe').
 */
export type Verdict = 'crear' | 'igual' | 'actualizar' | 'editado-aqui' | 'ya-existe';

export function judge(imported: ImportedArticle, stored: Article | undefined): Verdict {
  if (!stored) return 'crear';
  const huella = fingerprintOf(stored);
  if (!huella) return 'ya-existe';
  if (huella.fuente === imported.fuente) return 'igual';
  return huella.guardado === markOfStored(stored) ? 'actualizar' : 'editado-aqui';
}

/** It goes on by itself, and nobody looks at a button meanwhile. */
export const LONG_WORK = { isPatient: true, retries: ARTICLE_RETRIES } as const;

/**
 * Creates articles of one year (drafts: of any) with their entries in the shards, in one commit: all
 * of them or none. Those that exist by then are left alone. Gives the ids of those that are there as the file has them: created
 * now, or by a try whose answer was lost. Throws ServiceError.
 */
export function createArticles(db: Firestore, group: readonly ReadyArticle[]): Promise<string[]> {
  const read = async (reads: Reads) => {
    const stored = await Promise.all(group.map(({ imported }) => reads.get(doc(db, ARTICLES, imported.id))));
    const fresh = group.filter((_, at) => stored[at]?.exists() === false);
    const first = { fechaPublicacion: fresh[0]?.imported.fechaPublicacion ?? null };
    const place = (name: ShardCollection) => {
      const own = fresh.flatMap(({ imported, entries }) => {
        const entry = entries?.[name] ?? null;
        return entry === null ? [] : [[imported.id, entry] as const];
      });
      return placeEntries(db, reads, name, shardYear(name, first), own);
    };
    const placed = new Map(
      await Promise.all(SHARD_KINDS.map(async (name) => [name, await place(name)] as const)),
    );
    const isThere = ({ imported }: ReadyArticle, at: number) => {
      const found = stored[at];
      return !found?.exists() || judge(imported, parseArticle(imported.id, found.data())) === 'igual';
    };
    return (writes: Writes) => {
      for (const { imported } of fresh) {
        const shards = [...placed].map(([name, { shardOf }]) => [name, shardOf.get(imported.id)]);
        const fragmentos = articleShards(Object.fromEntries(shards));
        writes.set(doc(db, ARTICLES, imported.id), importedDocument({ ...articleOf(imported), fragmentos }));
      }
      for (const { write } of placed.values()) write(writes);
      return group.filter(isThere).map(({ imported }) => imported.id);
    };
  };
  return commit(db, { read, ...LONG_WORK });
}

const nothing = () => null;

/** Brings what the blog has changed to an article and its comments; false when it was edited here. Throws ServiceError. */
export async function updateArticle(db: Firestore, { imported, entries }: ReadyArticle): Promise<boolean> {
  const { id } = imported;
  const read = async (reads: Reads): Promise<(writes: Writes) => Brought | null> => {
    const place = doc(db, ARTICLES, id);
    const stored = await reads.get(place);
    const before = stored.exists() ? parseArticle(id, stored.data()) : null;
    const verdict = before && judge(imported, before);
    // A try whose answer was lost has brought it.
    if (before && verdict === 'igual') return () => ({ before: null, article: before });
    if (!before || verdict !== 'actualizar') return nothing;
    const article = articleOf(imported, before);
    // The file knows nothing of the passages and sources that were said here.
    const placed = await placeArticle(db, reads, article, entries && entriesOf(article));
    const { fragmentos } = placed;
    const kept = { fechaCreacion: before.fechaCreacion, ultimoComentario: stored.get('ultimoComentario') };
    return (writes) => {
      writes.set(place, { ...importedDocument({ ...article, fragmentos }), ...kept });
      placed.write(writes);
      return { before, article };
    };
  };
  const changed = await commit(db, { read, ...LONG_WORK });
  if (!changed) return false;
  const { before, article } = changed;
  // Its comments repeat its title and whether it is published.
  if (before?.estado !== article.estado || before.titulo !== article.titulo)
    await withServiceErrors(() => markComments(db, article));
  return true;
}

interface Brought {
  /** Null where an earlier try brought it. */
  before: Article | null;
  article: Article;
}

/** `articulos/{id}` of an imported article; what it does not have is absent, and the server says when it was written. */
function importedDocument(article: Article): DocumentData {
  const { fechaCreacion, fechaPublicacion, origen } = article;
  return {
    ...newArticleDocument(article, fechaCreacion ?? fechaPublicacion ?? undefined),
    // Its readers know when the text last changed, not when it was brought here.
    fechaActualizacion: article.fechaActualizacion ?? serverTimestamp(),
    origen: origen?.direccion === null ? { tipo: origen.tipo, id: origen.id, huella: origen.huella } : origen,
  };
}
