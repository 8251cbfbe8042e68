import { createContext, useContext } from 'react';

interface SiteInfo {
  /** The configured name of the site. */
  name: string;
  /** Where it stands, without a slash at its end: pages name themselves by it. */
  url: string;
  /** The first page was drawn by the build, and is taken over as it is. */
  drawn: boolean;
}

/** Given once, around the whole application. */
const Site = createContext<SiteInfo>({ name: '', url: '', drawn: false });

export const SiteProvider = Site.Provider;

export function useSiteName(): string {
  return useContext(Site).name;
}

export function useSiteUrl(): string {
  return useContext(Site).url;
}

export function useIsDrawn(): boolean {
  return useContext(Site).drawn;
}
