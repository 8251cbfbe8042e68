import type { Firestore, Transaction } from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { encodeCard, shardYear } from '@/model/catalogue';
import { cardFromArticle } from '@/model/catalogue-entry';
import { indexWords } from '@/model/search-index';
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
