import { Toolbar } from '@/components/admin/kit';
import { SearchField } from '@/components/library/SearchField';
import { ChoiceField } from '@/components/ui/ChoiceField';
import { messages } from '@/model/messages';
import { ACCOUNT_STATES, type AccountState, ROLES, type Role } from '@/model/roles';
import { staff } from '@/model/staff-messages';
import { USER_ORDERS, USER_SEARCH_MAX, type UserFilters } from '@/model/user-list';

const texts = staff.adminUsers.filters;
const { roles, states } = messages.account;

const ROLE_OPTIONS: readonly { value: Role | ''; label: string }[] = [
  { value: '', label: texts.allRoles },
  ...ROLES.map((value) => ({ value, label: roles[value] })),
];
const STATE_OPTIONS: readonly { value: AccountState | ''; label: string }[] = [
  { value: '', label: texts.allStates },
  ...ACCOUNT_STATES.map((value) => ({ value, label: states[value] })),
];
const ORDER_OPTIONS = USER_ORDERS.map((value) => ({ value, label: texts.orders[value] }));

interface UserToolbarProps {
  filters: UserFilters;
  onType: (busqueda: string) => void;
  onChoose: (change: Partial<UserFilters>) => void;
}

/** Search, filters and order of the users. */
export function UserToolbar({ filters, onType, onChoose }: UserToolbarProps) {
  const { rol, estado, orden, busqueda } = filters;
  return (
    <Toolbar label={texts.title}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={busqueda}
        maxLength={USER_SEARCH_MAX}
        onType={onType}
      />
      <ChoiceField
        label={texts.role}
        value={rol ?? ''}
        options={ROLE_OPTIONS}
        chosen={rol !== null}
        onChange={(value) => onChoose({ rol: value === '' ? null : value })}
      />
      <ChoiceField
        label={texts.state}
        value={estado ?? ''}
        options={STATE_OPTIONS}
        chosen={estado !== null}
        onChange={(value) => onChoose({ estado: value === '' ? null : value })}
      />
      <ChoiceField
        label={texts.order}
        value={orden}
        options={ORDER_OPTIONS}
        onChange={(value) => onChoose({ orden: value })}
      />
    </Toolbar>
  );
}
