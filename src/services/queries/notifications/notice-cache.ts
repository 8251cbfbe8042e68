import { hashKey, type InfiniteData } from '@tanstack/react-query';
import { NOTICE_TYPES, type Notice, type NoticeChoice, wantedTypes } from '@/model/forum/notice';
import type { Bell, NoticeCursor, NoticePage } from '../../notifications';
import { queryClient } from '../client';

type NoticePages = InfiniteData<NoticePage, NoticeCursor | null>;

/** Other types are another list: who changes the choice reads it anew. */
function typesKey(choice: NoticeChoice): string {
  const types = wantedTypes(choice);
  return types.length === NOTICE_TYPES.length ? 'todas' : types.join(' ');
}

const everyBell = (uid: string) => ['avisos', uid, 'campana'] as const;
export const everyList = (uid: string) => ['avisos', uid, 'lista'] as const;

export const bellKey = (uid: string, choice: NoticeChoice) => [...everyBell(uid), typesKey(choice)] as const;
export const listKey = (uid: string, choice: NoticeChoice, onlyUnread: boolean) =>
  [...everyList(uid), typesKey(choice), onlyUnread] as const;

/** Stops what is being read again of somebody's notices: it would show once more what is about to change. */
export function stopReading(uid: string): Promise<void> {
  return queryClient.cancelQueries({
    queryKey: ['avisos', uid],
    predicate: ({ state }) => state.data !== undefined,
  });
}

/** Changes the notices wherever they are shown: each list of them is given to `change`, with its place, and replaced. */
export function changeShown(
  uid: string,
  change: (notices: readonly Notice[], place: string) => Notice[],
): void {
  for (const [key, bell] of queryClient.getQueriesData<Bell>({ queryKey: everyBell(uid) }))
    if (bell) queryClient.setQueryData<Bell>(key, { ...bell, notices: change(bell.notices, hashKey(key)) });
  for (const [key, known] of queryClient.getQueriesData<NoticePages>({ queryKey: everyList(uid) })) {
    const changed = (page: NoticePage, at: number) => ({
      ...page,
      items: change(page.items, `${hashKey(key)} ${at}`),
    });
    if (known) queryClient.setQueryData<NoticePages>(key, { ...known, pages: known.pages.map(changed) });
  }
}

const momentOf = ({ fecha }: Notice) => fecha?.getTime() ?? 0;

/** The list with a notice that had been taken out of it, in its place. */
function putIn(notices: readonly Notice[], notice: Notice): Notice[] {
  if (has(notices, notice.id)) return [...notices];
  const place = notices.findIndex((other) => momentOf(other) < momentOf(notice));
  return notices.toSpliced(place === -1 ? notices.length : place, 0, notice);
}

const has = (notices: readonly Notice[], id: string) => notices.some((notice) => notice.id === id);

/** Takes a notice out of where it is shown; gives the way to put it back there, whatever changed meanwhile. */
export function takeOut(uid: string, notice: Notice): () => void {
  const places = new Set<string>();
  changeShown(uid, (notices, place) => {
    if (has(notices, notice.id)) places.add(place);
    return notices.filter(({ id }) => id !== notice.id);
  });
  return () =>
    changeShown(uid, (notices, place) => (places.has(place) ? putIn(notices, notice) : [...notices]));
}
