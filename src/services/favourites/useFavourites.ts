import { useMemo } from 'react';
import { isFavourite } from '@/model/favourites/favourites';
import { useCatalogue } from '../articles/useCatalogue';
import { db } from '../firestore/connection';
import type { KeptChanged } from '../users/kept';
import { type MemberSession, memberOf } from '../users/member';
import { type KeptChange, useKeptList } from '../users/useKeptList';

const saving = () => import('./favourites');

async function save(code: Awaited<ReturnType<typeof saving>>, change: KeptChange): Promise<KeptChanged> {
  const { addFavourite, clearFavourites, removeFavourite } = code;
  if (change.kind === 'add') return addFavourite(db(), change.uid, change.id);
  if (change.kind === 'remove') return removeFavourite(db(), change.uid, change.id);
  await clearFavourites(db(), change.uid);
  return { changed: true, points: 0 };
}

/** Changes to a member's favourites, as useKeptList() makes them. */
export function useFavourites(session: MemberSession) {
  const { mutateAsync, isPending } = useKeptList(session, 'articulosFavoritos', saving, save);
  return {
    add: async (id: string) => mutateAsync({ kind: 'add', uid: memberOf(session).uid, id }),
    remove: async (id: string) => mutateAsync({ kind: 'remove', uid: memberOf(session).uid, id }),
    clear: async () => mutateAsync({ kind: 'clear', uid: memberOf(session).uid }),
    pending: isPending,
  };
}

/** The favourite toggle of one article, by its normalised id. */
export function useFavourite(articleId: string, session: MemberSession) {
  const { add, remove, pending } = useFavourites(session);
  const saved = isFavourite(session.account, articleId);
  return { isFavourite: saved, toggle: () => (saved ? remove(articleId) : add(articleId)), pending };
}

/** A member's favourites, last first, with their cards: null where no longer published, undefined until known. No article is read. */
export function useOwnFavourites(ids: readonly string[]) {
  const { cards, complete, ...reading } = useCatalogue();
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const missing = complete ? null : undefined;
  const favourites = [...ids].reverse().map((id) => ({ id, card: byId.get(id) ?? missing }));
  return { ...reading, favourites };
}
