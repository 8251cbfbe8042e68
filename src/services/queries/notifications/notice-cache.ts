import type { InfiniteData } from '@tanstack/react-query';
import { NOTICE_TYPES, type Notice, type NoticeChoice, wantedTypes } from '@/model/forum/notice';
import type { Bell, NoticeCursor, NoticePage } from '../../notifications';
import { queryClient } from '../client';
import { changeItems } from '../paged-list';

export type NoticePages = InfiniteData<NoticePage, NoticeCursor | null>;

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

/** Changes the notices wherever they are shown: each list of them is given to `change` and replaced. */
export function changeShown(uid: string, change: (notices: readonly Notice[]) => Notice[]): void {
  queryClient.setQueriesData<Bell>(
    { queryKey: everyBell(uid) },
    (bell) => bell && { ...bell, notices: change(bell.notices) },
  );
  changeItems<Notice>(everyList(uid), change);
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
  const { id } = notice;
  const bells = queryClient
    .getQueriesData<Bell>({ queryKey: everyBell(uid) })
    .filter(([, bell]) => bell && has(bell.notices, id));
  const lists = queryClient
    .getQueriesData<NoticePages>({ queryKey: everyList(uid) })
    .map(([key, known]) => ({ key, at: known?.pages.findIndex(({ items }) => has(items, id)) ?? -1 }));
  changeShown(uid, (notices) => notices.filter((other) => other.id !== id));
  return () => {
    for (const [key] of bells) {
      queryClient.setQueryData<Bell>(
        key,
        (bell) => bell && { ...bell, notices: putIn(bell.notices, notice) },
      );
    }
    for (const { key, at } of lists) {
      queryClient.setQueryData<NoticePages>(key, (known) => known && putInPage(known, at, notice));
    }
  };
}

function putInPage(known: NoticePages, at: number, notice: Notice): NoticePages {
  const pages = known.pages.map((page, index) =>
    index === at ? { ...page, items: putIn(page.items, notice) } : page,
  );
  return { ...known, pages };
}
