import {
  type DocumentData,
  deleteField,
  type Firestore,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { fieldsOf, pick } from '@/model/article-fields';
import { titleFields } from '@/model/article-title';
import { encodeCard, shardYear } from '@/model/catalogue';
import { cardFromArticle, indexWords } from '@/model/catalogue-entry';
import { placeEntry, type WantedEntry } from './shard-entries';

/** The entries an article must have in the catalogue and in the search index: only published ones have any. */
function wantedEntries(article: Article, isKept: boolean): [WantedEntry, WantedEntry] {
  const published = isKept && article.estado === 'publicado';
  const shared = { articleId: article.id, year: shardYear(article) };
  const { fragmentos } = article;
  return [
    {
      ...shared,
      name: 'catalogo',
      value: published ? encodeCard(cardFromArticle(article)) : null,
      current: fragmentos?.catalogo ?? null,
    },
    {
      ...shared,
      name: 'buscador',
      value: published ? indexWords(article) : null,
      current: fragmentos?.buscador ?? null,
    },
  ];
}

interface PlacedEntries {
  /** The shards that will hold the entries. */
  fragmentos: Article['fragmentos'];
  /** Makes the writes, after everything was read. */
  write: () => void;
}

/** Reads what is needed to leave the article's two entries as they must be (none for one that is not kept). */
export async function placeEntries(
  db: Firestore,
  transaction: Transaction,
  article: Article,
  { isKept }: { isKept: boolean },
): Promise<PlacedEntries> {
  const [card, words] = wantedEntries(article, isKept);
  const catalogo = await placeEntry(db, transaction, card);
  const buscador = await placeEntry(db, transaction, words);
  return {
    fragmentos:
      catalogo.shard !== null && buscador.shard !== null
        ? { catalogo: catalogo.shard, buscador: buscador.shard }
        : null,
    write: () => {
      catalogo.write(transaction);
      buscador.write(transaction);
    },
  };
}

/** What every save writes of an article. */
function savedFields(article: Article): DocumentData {
  const follows = pick(article, ['slug', 'autor', 'version', 'revisiones', 'fragmentos']);
  return { ...fieldsOf(article), ...follows, ...titleFields(article.titulo) };
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

/**
 * What changes in a stored article: never its author, its counters or when it was created. A date that stays is not written,
 * because a stored time is finer than ours.
 */
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
