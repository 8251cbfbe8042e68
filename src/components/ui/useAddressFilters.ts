import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { fieldOf } from '@/model/shared/unknown-value';

/** Marks the addresses that this hook writes. */
const OWN_STEP = 'filtros';

interface Step {
  replace?: boolean;
  /** Another page than the one on the screen. */
  pathname?: string;
  state?: object;
}

/**
 * What a list shows, kept in the address. A change builds on what was asked for last, not on what the router has drawn:
 * it may show one address after a later one was asked for, and a second choice must not take the first one back.
 */
export function useAddressFilters<Filters extends object>(
  read: (query: URLSearchParams) => Filters,
  write: (filters: Filters) => URLSearchParams | string,
) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Addresses written here are late news. Any other is the visitor going back, forward or along a link, and all follows it.
  const foreign = useNavigationType() === 'POP' || fieldOf(location.state, OWN_STEP) !== true;
  const filters = useMemo(() => read(params), [read, params]);
  const asked = useRef(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, at the same address too
  useEffect(() => {
    if (foreign) asked.current = filters;
  }, [location, foreign, filters]);

  /** A step of the history, the page staying where it is scrolled to. */
  const change = useCallback(
    (chosen: Partial<Filters>, { replace = false, state, ...page }: Step = {}) => {
      const search = write({ ...asked.current, ...chosen }).toString();
      asked.current = read(new URLSearchParams(search));
      const own = { ...state, [OWN_STEP]: true };
      navigate({ ...page, search }, { replace, preventScrollReset: true, state: own });
    },
    [navigate, read, write],
  );
  return { filters, asked, foreign, change };
}
