/** An index made on the device, of what it read of catalogue and words: for a site that was not published, and for what is newer. */
import type { ArticleCard } from '@/model/articles/article';
import { weighPassages } from '@/model/articles/passages/weigh-passages';
import { buildIndex, type Indexed } from '@/model/search/build';
import { type IndexSource, sourceOf } from '@/model/search/source';
import type { Shard } from '../articles/shards';

/** More articles are not indexed on a device: each takes a slow phone a millisecond. The published index knows them all. */
const MOST_LOCAL = 1000;

export interface LocalIndex {
  source: IndexSource;
  ids: readonly string[];
  cards: ReadonlyMap<string, ArticleCard>;
}

const NOTHING = { titulo: '', resumen: '', tags: [], categorias: [], autor: '' };

function indexed(card: ArticleCard | undefined, texto: string): Indexed {
  const { titulo, resumen, tags, categorias, autor } = card ?? NOTHING;
  return {
    ...{ titulo, resumen, autor, texto, secciones: '', ficha: '' },
    etiquetas: [...tags, ...categorias].join('\n'),
    pasajes: card ? weighPassages({ titulo, resumen, tags, contenido: '' }) : [],
  };
}

/** Indexes cards, the newest first, and the words of articles as the search's shards have them. */
export function localIndex(
  cards: readonly ArticleCard[],
  shards: readonly Pick<Shard, 'entradas'>[],
): LocalIndex {
  const words = new Map(shards.flatMap(({ entradas }) => Object.entries(entradas)));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ids = [...new Set([...byId.keys(), ...words.keys()])].slice(0, MOST_LOCAL);
  const source = sourceOf(buildIndex(ids.map((id) => indexed(byId.get(id), words.get(id) ?? ''))));
  return { source, ids, cards: byId };
}
