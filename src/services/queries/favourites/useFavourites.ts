import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Account, isFavourite } from '@/model/account';
import { db, toServiceError } from '../../firestore';
import { useCatalogue } from '../articles/useCatalogue';
import { awardAndSyncProfile, forMember, type MemberSession, runSerially, settling } from '../users/member';
import { usePreloadedModule } from '../useSendOnce';

/** Brings the chunk that saves favourites. */
const saving = () => import('../../favourites');

type Change = { kind: 'add' | 'remove'; uid: string; articleId: string } | { kind: 'clear'; uid: string };

export interface FavouriteChanged {
  /** False when there was nothing to change. */
  changed: boolean;
  /** Points earned by it. */
  points: number;
}

async function save(change: Change): Promise<FavouriteChanged> {
  const { addFavourite, clearFavourites, removeFavourite } = await saving();
  if (change.kind === 'add') return addFavourite(db(), change.uid, change.articleId);
  if (change.kind === 'remove') return removeFavourite(db(), change.uid, change.articleId);
  await clearFavourites(db(), change.uid);
  return { changed: true, points: 0 };
}

function after(ids: readonly string[], change: Change): string[] {
  if (change.kind === 'clear') return [];
  const others = ids.filter((id) => id !== change.articleId);
  return change.kind === 'add' ? [...others, change.articleId] : others;
}

/** The list without a change that failed: others made meanwhile stay. */
function undone(ids: readonly string[], change: Change, before: readonly string[]): string[] {
  if (change.kind === 'add') {
    return before.includes(change.articleId) ? [...ids] : ids.filter((id) => id !== change.articleId);
  }
  const back = change.kind === 'clear' ? before : before.filter((id) => id === change.articleId);
  return [...back, ...ids.filter((id) => !back.includes(id))];
}

function requireMember(account: Account | null): Account {
  if (!account) throw new Error('Favourites belong to a member: offer to sign in instead');
  return account;
}

/**
 * Changes to a member's favourites. They are sent one after another, in the order they were made. They show at once, are
 * undone when they fail, and reject with a ServiceError that says why.
 */
export function useFavourites(session: MemberSession) {
  usePreloadedModule(saving);
  usePreloadedModule(settling);
  const { account, apply } = session;
  const mutation = useMutation({
    mutationFn: (change: Change) => runSerially(() => save(change)),
    onMutate: (change: Change) => {
      const before = account?.articulosFavoritos ?? [];
      apply(forMember(change.uid, (now) => ({ articulosFavoritos: after(now.articulosFavoritos, change) })));
      return before;
    },
    onError: (_error, change, before = []) => {
      apply(
        forMember(change.uid, (now) => ({
          articulosFavoritos: undone(now.articulosFavoritos, change, before),
        })),
      );
    },
    onSuccess: ({ changed }, change) => {
      if (changed && change.kind === 'add') void awardAndSyncProfile(session, change.uid);
    },
  });
  const send = (kind: 'add' | 'remove', articleId: string) =>
    mutation.mutateAsync({ kind, uid: requireMember(account).uid, articleId });
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
