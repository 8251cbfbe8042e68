import { createContext, useContext } from 'react';
import { matchPath } from 'react-router-dom';

/** The paths of the route table that are pages of their own, given once by routes.tsx. */
const KnownRoutes = createContext<readonly string[]>([]);

/** Around the frame: `<KnownRoutesProvider value={paths of the table}>`. */
export const KnownRoutesProvider = KnownRoutes.Provider;

/**
 * Says whether an address leads to a page, so that no menu offers one that is not there. A row for the rest of the addresses
 * ('*') is no page.
 */
export function useLeadsSomewhere(): (href: string) => boolean {
  const known = useContext(KnownRoutes);
  return (href) => known.some((path) => !path.endsWith('*') && matchPath(path, href) !== null);
}
