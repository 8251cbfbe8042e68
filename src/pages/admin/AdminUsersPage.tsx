import { useState } from 'react';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { ChangeQuestion } from '@/components/admin/users/ChangeQuestion';
import { UserDetail } from '@/components/admin/users/UserDetail';
import { type AskedChange, UserTable } from '@/components/admin/users/UserTable';
import { UserLookup, UserToolbar, useUserFilters } from '@/components/admin/users/UserToolbar';
import { Button, EmptyState } from '@/components/ui';
import { fromButtonThatGoes } from '@/components/ui/focus';
import { PagedItems } from '@/components/ui/PagedItems';
import * as staff from '@/model/messages/staff';
import type { Manager } from '@/model/users/user-changes';
import { canLookUp, searchUsers } from '@/model/users/user-list';
import { useUserList } from '@/services/users';

const texts = staff.adminUsers;

function Users({ manager }: { manager: Manager }) {
  const { filters, settled, type, choose, clear, openUid, open, close } = useUserFilters();
  const list = useUserList(filters);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { busqueda } = filters;
  const shown = searchUsers(list.items, busqueda);
  const narrowed = filters.rol !== null || filters.estado !== null;
  const table = { manager, onAsk: setAsked, onOpen: open };
  // Where everybody is at hand there is nobody else to look up.
  const lookup = canLookUp(settled) && list.status === 'ready' && (list.hasMore || narrowed);
  const nobody = (
    <EmptyState
      text={busqueda.trim() ? texts.noMatch(busqueda.trim()) : texts.empty}
      action={
        <Button variant="secondary" onClick={fromButtonThatGoes(clear)}>
          {texts.clear}
        </Button>
      }
    />
  );
  return (
    <>
      <UserToolbar filters={filters} onType={type} onChoose={choose} />
      {list.status === 'ready' && (
        <p className="text-soft fs-sm pb-3" role="status">
          {texts.counter(shown.length, list.items.length, !list.hasMore)}
        </p>
      )}
      <PagedItems list={list} texts={texts} place="4rem" empty={nobody}>
        {() => (shown.length > 0 ? <UserTable users={shown} label={texts.title} {...table} /> : nobody)}
      </PagedItems>
      {lookup && (
        <UserLookup key={settled} text={settled} known={shown} atOnce={shown.length === 0}>
          {(found) => <UserTable users={found} label={texts.lookup.title} {...table} />}
        </UserLookup>
      )}
      {asked && <ChangeQuestion asked={asked} manager={manager} onClose={() => setAsked(null)} />}
      {openUid && <UserDetail key={openUid} uid={openUid} manager={manager} onClose={close} />}
    </>
  );
}

/** /admin/usuarios: for an administrador (spec 1, section 2). */
export default function AdminUsersPage() {
  const { account } = useStaff();
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      <Users manager={account} />
    </>
  );
}
