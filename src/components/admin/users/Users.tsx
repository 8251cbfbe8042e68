import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, Spinner } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import type { Manager } from '@/model/user-changes';
import { canLookUp, searchUsers } from '@/model/user-list';
import { type UserList, useUserList } from '@/services/queries/users/useUsers';
import { ChangeQuestion } from './ChangeQuestion';
import { UserDetail } from './UserDetail';
import { UserLookup } from './UserLookup';
import styles from './Users.module.css';
import { type AskedChange, UserTable } from './UserTable';
import { UserToolbar } from './UserToolbar';
import { useUserFilters } from './useUserFilters';

const texts = staff.adminUsers;

/** The accounts of the site: found, and given what they may do. */
export function Users({ manager }: { manager: Manager }) {
  const { filters, settled, type, choose, clear, openUid, open, close } = useUserFilters();
  const list = useUserList(filters);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { busqueda } = filters;
  const shown = useMemo(() => searchUsers(list.users, busqueda), [list.users, busqueda]);
  const narrowed = filters.rol !== null || filters.estado !== null;
  const table = { manager, onAsk: setAsked, onOpen: open };
  // Where everybody is at hand there is nobody else to look up.
  const lookup = canLookUp(settled) && list.status === 'ready' && (list.hasMore || narrowed);
  return (
    <>
      <UserToolbar filters={filters} onType={type} onChoose={choose} />
      {list.status === 'loading' && <Loading />}
      {list.status === 'error' && (
        <ErrorState text={texts.loadError(list.error?.message ?? '')} onRetry={list.retry} />
      )}
      {list.status === 'ready' && (
        <>
          <p className={styles.counter} role="status">
            {texts.counter(shown.length, list.users.length, !list.hasMore)}
          </p>
          {shown.length > 0 ? (
            <UserTable users={shown} label={texts.title} {...table} />
          ) : (
            <EmptyState
              text={busqueda.trim() ? texts.noMatch(busqueda.trim()) : texts.empty}
              action={
                <Button variant="secondary" onClick={clear}>
                  {texts.clear}
                </Button>
              }
            />
          )}
          <More list={list} />
          {lookup && (
            <UserLookup key={settled} text={settled} known={shown} atOnce={shown.length === 0}>
              {(found) => <UserTable users={found} label={texts.lookup.title} {...table} />}
            </UserLookup>
          )}
        </>
      )}
      {asked && <ChangeQuestion asked={asked} manager={manager} onClose={() => setAsked(null)} />}
      {openUid && <UserDetail key={openUid} uid={openUid} manager={manager} onClose={close} />}
    </>
  );
}

function Loading() {
  return (
    <LoadingRegion text={texts.loading} className={styles.loading}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="4rem" />
      ))}
    </LoadingRegion>
  );
}

/** The next page. Once there is none, the focus stays where the button was. */
function More({ list }: { list: UserList }) {
  const place = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  const { hasMore, loadMore, loadingMore, moreFailed } = list;
  useEffect(() => {
    if (!hasMore && wasUsed.current) place.current?.focus();
  }, [hasMore]);
  return (
    <div ref={place} tabIndex={-1} className={styles.more}>
      <div role="alert">{moreFailed && <p>{texts.moreFailed}</p>}</div>
      {hasMore && (
        <Button
          variant="secondary"
          busy={loadingMore}
          onClick={() => {
            wasUsed.current = true;
            loadMore();
          }}
        >
          {loadingMore && <Spinner label="" />}
          {loadingMore ? texts.loadingMore : texts.more}
        </Button>
      )}
    </div>
  );
}
