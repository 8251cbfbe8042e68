import { type DocumentData, deleteField, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { titleFields } from '@/model/articles/article-title';
import {
  articleShards,
  SHARD_KINDS,
  type ShardCollection,
  shardYear,
} from '@/model/articles/catalogue/catalogue';
import { articleFieldsOf, pick } from '@/model/articles/editing/article-fields';
import { encodeSources } from '@/model/sources/stored-sources';
import type { Reads, Writes } from '../firestore/commit';
import { placeEntry } from './shard-entries';

/** The entry of an article in each collection of shards; null where it has none in one of them. */
export type ShardEntries = Readonly<Record<ShardCollection, string | null>>;

/** Reads where `entries`, or none, go in each collection of shards; gives their shards, and the writes to make after all reads. */
export async function placeArticle(
  db: Firestore,
  reads: Reads,
  article: Article,
  entries: ShardEntries | null,
) {
  const { id: articleId, fragmentos } = article;
  const place = (name: ShardCollection) =>
    placeEntry(db, reads, {
      ...{ name, articleId, value: entries?.[name] ?? null },
      year: shardYear(name, article),
      current: fragmentos?.[name] ?? null,
    });
  const all = await Promise.all(SHARD_KINDS.map(async (name) => ({ name, ...(await place(name)) })));
  const placed: Partial<Record<ShardCollection, string>> = {};
  for (const { name, shard } of all) if (shard !== null) placed[name] = shard;
  return {
    fragmentos: articleShards(placed),
    write: (writes: Writes) => {
      for (const { write } of all) write(writes);
    },
  };
}

/** Fields of an article as documents hold them. */
export const storedFields = <Fields extends Pick<Article, 'fuentes'>>(fields: Fields) => ({
  ...fields,
  fuentes: encodeSources(fields.fuentes),
});

/** What every save writes of an article. */
function savedFields(article: Article): DocumentData {
  const follows = pick(article, ['slug', 'autor', 'version', 'revisiones', 'fragmentos']);
  return { ...storedFields(articleFieldsOf(article)), ...follows, ...titleFields(article.titulo) };
}

/** `articulos/{id}` at birth. Optional fields are absent rather than null; `created` only of what comes from elsewhere. */
export function newArticleDocument(article: Article, created: Date | undefined): DocumentData {
  const { autorId, visitas, comentariosCount, imagenDestacada, fechaPublicacion, origen } = article;
  return {
    ...savedFields(article),
    fechaActualizacion: serverTimestamp(),
    ...{ autorId, visitas, comentariosCount },
    fechaCreacion: created ?? serverTimestamp(),
    ...(imagenDestacada === null ? {} : { imagenDestacada }),
    ...(fechaPublicacion === null ? {} : { fechaPublicacion }),
    ...(origen === null ? {} : { origen }),
  };
}

/** What changes in a stored article. A date that stays is not written: a stored time is finer than ours. */
export function articleChanges(before: Article, after: Article): DocumentData {
  const { imagenDestacada, fechaPublicacion, origen, borrando } = after;
  const sameDate = before.fechaPublicacion?.getTime() === fechaPublicacion?.getTime();
  const keepsDate = before.fechaActualizacion === after.fechaActualizacion;
  return {
    ...savedFields(after),
    ...(keepsDate ? {} : { fechaActualizacion: serverTimestamp() }),
    imagenDestacada: imagenDestacada ?? deleteField(),
    borrando: borrando || deleteField(),
    ...(sameDate || fechaPublicacion === null ? {} : { fechaPublicacion }),
    ...(origen === null ? {} : { origen }),
  };
}
