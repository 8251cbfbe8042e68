import { type InfiniteData, keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/users/account';
import type { AccountChange, Manager } from '@/model/users/user-changes';
import { type PagedList, type Reading, readingOf, STAFF_LIST, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { changeItems, changeShown } from '../client/useChange';
import { db } from '../firestore/connection';
import { toServiceError } from '../firestore/errors';
import type { Page } from '../firestore/lists';
import { changeAccount, findUsers, type ListFilters, listUsers } from './managed';
import { fetchAccount } from './records';

const KEY = ['admin', 'usuarios'] as const;
const LISTS = [...KEY, 'lista'] as const;
const LOOKUPS = [...KEY, 'busqueda'] as const;
const accountKey = (uid: string) => [...KEY, 'cuenta', uid] as const;

/** The accounts, 25 at a time: 26 reads each. A failed refresh keeps what is shown. */
export function useUserList({ rol, estado, orden }: ListFilters): PagedList<Account> {
  return usePagedList(
    [...LISTS, { rol, estado, orden }],
    (after) => listUsers(db(), { rol, estado, orden }, { after }),
    { refetchOnReconnect: true },
  );
}

/** Accounts anywhere on the site whose name or e-mail begins with a text, once `enabled`: at most 22 reads. */
export function useUserLookup(text: string, enabled: boolean): Reading & { found: Account[] | undefined } {
  const query = useQuery({
    queryKey: [...LOOKUPS, text],
    queryFn: () => findUsers(db(), text),
    enabled,
    ...STAFF_LIST,
    refetchOnReconnect: true,
  });
  return { ...readingOf(query), found: query.data };
}

/** The account as the lists hold it. */
function listed(uid: string): Account | undefined {
  const pages = queryClient.getQueriesData<InfiniteData<Page<Account>>>({ queryKey: LISTS });
  const lookups = queryClient.getQueriesData<Account[]>({ queryKey: LOOKUPS });
  const users = [
    ...pages.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []),
    ...lookups.flatMap(([, data]) => data ?? []),
  ];
  return users.find((user) => user.uid === uid);
}

/** One account, read anew: what the list knows of it shows meanwhile. */
export function useUser(uid: string): Omit<Reading, 'status'> & { user: Account | undefined } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: accountKey(uid),
    queryFn: () => fetchAccount(db(), uid),
    placeholderData: (previous) => keepPreviousData(previous) ?? listed(uid),
    gcTime: STAFF_LIST.gcTime,
  });
  return {
    user: data,
    error: error && !isFetching ? toServiceError(error) : null,
    retry: () => void refetch(),
  };
}

/** Shows the account as it is stored now, wherever it is shown. */
function show(account: Account): void {
  const swap = (user: Account) => (user.uid === account.uid ? account : user);
  changeItems<Account>(LISTS, (users) => users.map(swap));
  changeShown<Account[]>(LOOKUPS, (found) => found.map(swap));
  queryClient.setQueryData(accountKey(account.uid), account);
}

/** Changes accounts of others, one change after another. Rejects with a ServiceError, see services/users/managed.ts. */
export function useChangeUser(manager: Manager) {
  return useMutation({
    mutationFn: ({ uid, change }: { uid: string; change: AccountChange }) =>
      changeAccount(db(), manager, uid, change),
    onSuccess: show,
    scope: { id: 'admin-usuarios' },
  }).mutateAsync;
}
