import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Toolbar } from '@/components/admin/Toolbar';
import { Button } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import { SearchField } from '@/components/ui/SearchField';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import * as staff from '@/model/messages/staff';
import { fieldOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import {
  parseUserFilters,
  serializeUserFilters,
  USER_ORDERS,
  USER_SEARCH_MAX,
  type UserFilters,
} from '@/model/users/user-list';
import { useUserLookup } from '@/services/users';
import { useAddressWords } from '../useAddressWords';
import { ROLE_OPTIONS, STATE_OPTIONS } from './UserTable';

const texts = staff.adminUsers.filters;

/** The parameter with the account whose detail is open. */
const DETAIL = 'usuario';
/** Marks the step of the history that opened it here: closing goes back over it. */
const OPENED_HERE = { detalle: true };

const isOpenedHere = (state: unknown) => fieldOf(state, 'detalle') === true;

interface View extends UserFilters {
  openUid: string | null;
}

const readView = (query: URLSearchParams): View => ({
  ...parseUserFilters(query),
  openUid: query.get(DETAIL),
});

function writeView({ openUid, ...filters }: View): URLSearchParams {
  const query = serializeUserFilters(filters);
  if (openUid) query.set(DETAIL, openUid);
  return query;
}

export function useUserFilters() {
  const { filters: stored, change } = useAddressFilters(readView, writeView);
  const { state } = useLocation();
  const navigate = useNavigate();
  const { typed, type, take } = useAddressWords(stored.busqueda, (busqueda) =>
    change({ busqueda }, { replace: true }),
  );

  return {
    filters: { ...stored, busqueda: typed },
    /** The words of the address, which follow those typed after a pause. */
    settled: stored.busqueda,
    type,
    choose: (chosen: Partial<UserFilters>) => change({ busqueda: take(), openUid: null, ...chosen }),
    clear: () => change({ busqueda: take(''), rol: null, estado: null, openUid: null }),
    openUid: stored.openUid,
    open: (openUid: string) => change({ busqueda: take(), openUid }, { state: OPENED_HERE }),
    close: () => {
      if (isOpenedHere(state)) navigate(-1);
      else change({ busqueda: take(), openUid: null }, { replace: true });
    },
  };
}

const userLookupTexts = staff.adminUsers.lookup;

interface UserLookupProps {
  text: string;
  known: readonly Account[];
  /** Nobody was found above: the whole site is asked without being told to. */
  atOnce: boolean;
  children: (found: readonly Account[]) => ReactNode;
}

/** What is typed, looked up among all accounts of the site: give it the text as its key. */
export function UserLookup({ text, known, atOnce, children }: UserLookupProps) {
  const [wanted, setWanted] = useState(false);
  const enabled = atOnce || wanted;
  const { found, error, ...reading } = useUserLookup(text, enabled);
  if (!enabled) {
    return (
      <Button variant="secondary" size="small" className="mt-4" onClick={() => setWanted(true)}>
        {userLookupTexts.offer}
      </Button>
    );
  }
  const others = found?.filter(({ uid }) => !known.some((one) => one.uid === uid)) ?? [];
  return (
    <section className="vstack gap-3 pt-6" aria-labelledby="busqueda-global">
      <h2 id="busqueda-global" className="fs-lg">
        {userLookupTexts.title}
      </h2>
      <p className="text-soft fs-sm">{userLookupTexts.help}</p>
      <ListItems
        list={{ items: others, ...reading }}
        texts={{
          loading: userLookupTexts.searching,
          loadError: userLookupTexts.failed(error?.message ?? ''),
        }}
        place="4.5rem"
        empty={userLookupTexts.none}
      >
        {children}
      </ListItems>
    </section>
  );
}
const ORDER_OPTIONS = optionsOf(USER_ORDERS, texts.orders);

interface UserToolbarProps {
  filters: UserFilters;
  onType: (busqueda: string) => void;
  onChoose: (change: Partial<UserFilters>) => void;
}

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
      <SelectField
        label={texts.role}
        value={rol}
        all={texts.allRoles}
        options={ROLE_OPTIONS}
        onChange={(next) => onChoose({ rol: next })}
      />
      <SelectField
        label={texts.state}
        value={estado}
        all={texts.allStates}
        options={STATE_OPTIONS}
        onChange={(next) => onChoose({ estado: next })}
      />
      <SelectField
        label={texts.order}
        value={orden}
        options={ORDER_OPTIONS}
        onChange={(value) => onChoose({ orden: value })}
      />
    </Toolbar>
  );
}
