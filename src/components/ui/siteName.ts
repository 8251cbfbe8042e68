import { createContext, useContext } from 'react';

/** The configured name of the site, given once in main.tsx. */
const SiteName = createContext('');

export const SiteNameProvider = SiteName.Provider;

export function useSiteName(): string {
  return useContext(SiteName);
}
