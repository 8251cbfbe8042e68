import { useMemo } from 'react';
import { type Account, isFavourite } from '@/model/account';
import { db, toServiceError } from '../../firestore';
import { useCatalogue } from '../articles/useCatalogue';
import type { MemberSession } from '../users/member';
import { type KeptChange, type KeptChanged, useKeptList } from '../users/useKeptList';
import { usePreloadedModule } from '../useSendOnce';

/** Brings the chunk that saves favourites. */
const saving = () => import('../../favourites');

async function save(change: KeptChange): Promise<KeptChanged> {
  const { addFavourite, clearFavourites, removeFavourite } = await saving();
  if (change.kind === 'add') return addFavourite(db(), change.uid, change.id);
  if (change.kind === 'remove') return removeFavourite(db(), change.uid, change.id);
  await clearFavourites(db(), change.uid);
  return { changed: true, points: 0 };
}

function requireMember(account: Account | null): Account {
  if (!account) throw new Error('Favourites belong to a member: offer to sign in instead');
  return account;
}

/** Changes to a member's favourites, as useKeptList() makes them. */
export function useFavourites(session: MemberSession) {
  usePreloadedModule(saving);
  const { account } = session;
  const mutation = useKeptList(session, 'articulosFavoritos', save);
  const send = (kind: 'add' | 'remove', id: string) =>
    mutation.mutateAsync({ kind, uid: requireMember(account).uid, id });
  return {
    add: (articleId: string) => send('add', articleId),
    remove: (articleId: string) => send('remove', articleId),
    clear: () => mutation.mutateAsync({ kind: 'clear', uid: requireMember(account).uid }),
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
    reset: mutation.reset,
  };
}

/** The favourite toggle of one article, by its normalised id. */
export function useFavourite(articleId: string, session: MemberSession) {
  const { add, remove, pending, error, reset } = useFavourites(session);
  const saved = isFavourite(session.account, articleId);
  return {
    isFavourite: saved,
    toggle: () => (saved ? remove(articleId) : add(articleId)),
    pending,
    error,
    reset,
  };
}

/** What a member's favourites look like, from the catalogue: no article is read. */
export function useOwnFavourites(ids: readonly string[]) {
  const { cards, status, complete, error, retry } = useCatalogue();
  return useMemo(() => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    const newestFirst = [...ids].reverse();
    return {
      /** Saved last first. */
      cards: newestFirst.flatMap((id) => byId.get(id) ?? []),
      /** Favourites that are no longer published; known only once the whole catalogue is here. */
      missing: complete ? newestFirst.filter((id) => !byId.has(id)) : [],
      status,
      error,
      retry,
    };
  }, [ids, cards, status, complete, error, retry]);
}
