import { useQuery } from '@tanstack/react-query';
import type { ContactMessage, MessageState } from '@/model/contact/contact-message';
import { type PagedList, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { changeItems, useChange } from '../client/useChange';
import { db } from '../firestore/connection';
import { countUnreadMessages, deleteMessage, listMessages, setMessageState, UNREAD_MAX } from './messages';

/** What changes messages invalidates this key, or a beginning of it. */
const UNREAD_MESSAGES_KEY = ['admin', 'mensajes', 'nuevos'] as const;

/** How old the number in the sidebar may be. */
const STALE_MS = 60_000;

/** How many contact messages are unread, for the sidebar: 0 while it is not known. `max` is as far as they are counted. */
export function useUnreadMessages(): { count: number; max: number } {
  const { data } = useQuery({
    queryKey: UNREAD_MESSAGES_KEY,
    queryFn: () => countUnreadMessages(db()),
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
  });
  return { count: data ?? 0, max: UNREAD_MAX };
}

const LISTS = ['admin', 'mensajes', 'lista'] as const;

/** The contact messages, newest first, of one estado or of all: 25 reads a page. */
export function useMessages(estado: MessageState | null): PagedList<ContactMessage> {
  return usePagedList([...LISTS, estado], (after) => listMessages(db(), { estado, after }));
}

/** Changes a message wherever it is shown; null takes it away. It stays in its list, whatever this one asks for. */
function showMessage(id: string, change: (message: ContactMessage) => ContactMessage | null): void {
  changeItems<ContactMessage>(LISTS, (messages) =>
    messages.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)),
  );
}

/** The number in the sidebar is counted again; other lists are read again when they are opened. */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: UNREAD_MESSAGES_KEY });
  void queryClient.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
}

/** What an administrador does with messages. A mark shows at once and is undone when it fails. Both reject with a ServiceError. */
export function useMessageChanges(uid: string) {
  const mark = useChange({
    of: [LISTS],
    send: ({ message, estado }: { message: ContactMessage; estado: MessageState }) =>
      setMessageState(db(), uid, message.id, estado),
    meanwhile: ({ message, estado }) =>
      showMessage(message.id, (shown) => ({ ...shown, estado, fechaRevision: new Date() })),
    after: refresh,
    failed: (_error, { message }) => showMessage(message.id, () => message),
  });
  const remove = useChange({
    of: [LISTS],
    send: (message: ContactMessage) => deleteMessage(db(), message.id),
    after: (_done, { id }) => {
      showMessage(id, () => null);
      refresh();
    },
  });
  return { mark: mark.mutateAsync, remove: remove.mutateAsync };
}
