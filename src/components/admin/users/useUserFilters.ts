import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseUserFilters, serializeUserFilters, type UserFilters } from '@/model/user-list';

/** How long one must pause before the words typed reach the address. */
const TYPING_PAUSE_MS = 300;
/** The parameter with the account whose detail is open. */
const DETAIL = 'usuario';
/** Marks the step of the history that opened it here: closing goes back over it. */
const OPENED_HERE = { detalle: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'detalle' in state;
}

/** What the address of /admin/usuarios carries: filters and order, the words typed, and the account that is open. */
export function useUserFilters() {
  const [params, setParams] = useSearchParams();
  const stored = useMemo(() => parseUserFilters(params), [params]);
  const [typed, setTyped] = useState(stored.busqueda);
  const [followed, setFollowed] = useState(stored.busqueda);
  const { state } = useLocation();
  const navigate = useNavigate();
  const openUid = params.get(DETAIL);

  // Back, forward or a link brought other words; what is written here from what was typed is no news.
  if (followed !== stored.busqueda) {
    setFollowed(stored.busqueda);
    if (typed.trim() !== stored.busqueda) setTyped(stored.busqueda);
  }

  const latest = useRef({ stored, typed, openUid });
  latest.current = { stored, typed, openUid };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** What is written carries the words typed, so that none wait any more. */
  const write = (filters: UserFilters, uid: string | null, replace: boolean) => {
    clearTimeout(timer.current);
    const next = serializeUserFilters(filters);
    if (uid) next.set(DETAIL, uid);
    setParams(next, { replace, preventScrollReset: true, state: uid && !replace ? OPENED_HERE : null });
  };
  const settle = () => {
    const now = latest.current;
    const busqueda = now.typed.trim();
    if (busqueda !== now.stored.busqueda) write({ ...now.stored, busqueda }, now.openUid, true);
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, TYPING_PAUSE_MS);
  };

  return {
    filters: { ...stored, busqueda: typed },
    /** The words of the address, which follow those typed after a pause. */
    settled: stored.busqueda,
    type,
    choose: (change: Partial<UserFilters>) => write({ ...stored, busqueda: typed, ...change }, null, false),
    clear: () => {
      setTyped('');
      write({ ...stored, rol: null, estado: null, busqueda: '' }, null, false);
    },
    openUid,
    open: (uid: string) => write({ ...stored, busqueda: typed }, uid, false),
    close: () => {
      if (isOpenedHere(state)) navigate(-1);
      else write({ ...stored, busqueda: typed }, null, true);
    },
  };
}
