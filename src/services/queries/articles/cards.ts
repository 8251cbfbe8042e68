import type { ArticleCard } from '@/model/article';
import { decodeCard } from '@/model/catalogue';
import { DEFAULT_FILTERS, filterCards } from '@/model/library';
import type { Shard, ShardSnapshot } from '../../articles';

/** Cards are decoded once for each version of a shard, however often the list around them changes. */
const decoded = new WeakMap<Shard['entradas'], readonly ArticleCard[]>();
const lists = new WeakMap<readonly Shard[], ArticleCard[]>();
const NONE: ArticleCard[] = [];

function cardsOfShard({ entradas }: Shard): readonly ArticleCard[] {
  const known = decoded.get(entradas);
  if (known) return known;
  const cards: ArticleCard[] = [];
  for (const id of Object.keys(entradas)) {
    const card = decodeCard(id, entradas[id] ?? '');
    if (card) cards.push(card);
  }
  decoded.set(entradas, cards);
  return cards;
}

/** All cards of a snapshot, newest first; the same list for the same shards. An article in two shards shows once. */
export function cardsOf(snapshot: ShardSnapshot | undefined): ArticleCard[] {
  if (snapshot === undefined) return NONE;
  const known = lists.get(snapshot.shards);
  if (known) return known;
  const byId = new Map<string, ArticleCard>();
  for (const shard of snapshot.shards) {
    for (const card of cardsOfShard(shard)) if (!byId.has(card.id)) byId.set(card.id, card);
  }
  const cards = filterCards([...byId.values()], DEFAULT_FILTERS);
  lists.set(snapshot.shards, cards);
  return cards;
}
