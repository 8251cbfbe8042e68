import { createContext, useContext } from 'react';

interface SiteInfo {
  name: string;
  /** Where it stands, without a slash at its end: pages name themselves by it. */
  url: string;
  /** How the addresses of its own pictures in Storage begin; empty where it has none. */
  pictures: string;
  /** The page came by a step within the document, and not with it. */
  isStep?: boolean;
}

/** Given once, around the whole application. */
const Site = createContext<SiteInfo>({ name: '', url: '', pictures: '' });

export const SiteProvider = Site.Provider;

export function useSiteName(): string {
  return useContext(Site).name;
}

export function useSiteUrl(): string {
  return useContext(Site).url;
}

export function usePicturesPlace(): string {
  return useContext(Site).pictures;
}

/** Whether the page came by a step of which the browser tells nobody. */
export function useIsStep(): boolean {
  return useContext(Site).isStep ?? false;
}
