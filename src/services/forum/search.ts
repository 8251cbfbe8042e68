import { collection, type Firestore, limit, where } from 'firebase/firestore/lite';
import type { ItemKind } from '@/model/forum/kinds';
import { FORUM_PAGE } from '@/model/forum/limits';
import {
  type ForumEntry,
  type ForumResult,
  forumQuery,
  parseEntry,
  relevance,
  snippet,
} from '@/model/forum/words';
import { messages } from '@/model/messages';
import { textMatches } from '@/model/shared/text/search-text';
import { ServiceError } from '../firestore/errors';
import { equal, fetchDocs } from '../firestore/lists';
import { FORUM_INDEX } from './data';

export interface ForumSearch {
  kind?: ItemKind | null;
  categoriaId?: string | null;
  /** Entries looked at, each one read: at most 40, which is also what is looked at otherwise. */
  max?: number;
}

/** Entries looked at in one search. */
const MAX_ENTRIES = 2 * FORUM_PAGE;

/** What has every word: at most 40 entries by the longest one, titles and tags first (design.md section 4). Throws ServiceError. */
export async function searchForum(
  db: Firestore,
  typed: string,
  { kind = null, categoriaId = null, max = MAX_ENTRIES }: ForumSearch = {},
) {
  const wanted = forumQuery(typed);
  if (wanted === null)
    throw new ServiceError('invalid-argument', { message: messages.forum.validation.queryTooShort });
  const entries = Math.min(max, MAX_ENTRIES);
  const looked = new Map<string, ForumEntry>();
  let reads = 0;
  const look = async (key: string, tipo: ItemKind | null) => {
    if (reads === entries) return;
    const docs = await fetchDocs(
      collection(db, FORUM_INDEX),
      where('palabras', 'array-contains', key),
      where('oculta', '==', false),
      ...equal({ tipo, categoriaId }),
      limit(entries - reads),
    );
    reads += docs.length;
    for (const document of docs) looked.set(document.id, parseEntry(document.data()));
  };
  if (wanted.headKey !== null && kind !== 'respuesta') await look(wanted.headKey, 'tema');
  await look(wanted.key, kind);
  const { words } = wanted;
  // A reply is found by its own words: its topic's title only names it.
  const own = (entry: ForumEntry) => (entry.kind === 'tema' ? `${entry.titulo} ${entry.texto}` : entry.texto);
  const found = [...looked.values()].filter((entry) => textMatches(own(entry), words));
  const time = ({ fecha }: ForumEntry) => fecha?.getTime() ?? 0;
  return {
    /** The folded words, to mark them. */
    words,
    /** There may be more than were looked at: a longer word finds them. */
    bounded: reads === entries,
    results: found
      .map((entry) => ({ entry, weight: relevance(entry, words) }))
      .sort((a, b) => b.weight - a.weight || time(b.entry) - time(a.entry))
      .map(
        ({ entry: { texto, palabras: _, ...entry } }): ForumResult => ({
          ...entry,
          fragmento: snippet(texto, words),
        }),
      ),
  };
}
