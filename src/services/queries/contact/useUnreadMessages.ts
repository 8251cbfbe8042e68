import { useQuery } from '@tanstack/react-query';
import { countUnreadMessages, UNREAD_MAX } from '../../contact';
import { db } from '../../firestore';

/** What changes messages invalidates this key, or a beginning of it. */
export const UNREAD_MESSAGES_KEY = ['admin', 'mensajes', 'nuevos'] as const;

/** How old the number in the sidebar may be. */
const STALE_MS = 60_000;

/** How many contact messages are unread, for the sidebar: 0 while it is not known. `max` is as far as they are counted. */
export function useUnreadMessages(enabled: boolean): { count: number; max: number } {
  const { data } = useQuery({
    queryKey: UNREAD_MESSAGES_KEY,
    queryFn: () => countUnreadMessages(db()),
    enabled,
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
  });
  return { count: data ?? 0, max: UNREAD_MAX };
}
