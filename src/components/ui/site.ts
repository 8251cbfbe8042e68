import { createContext, useContext, useSyncExternalStore } from 'react';

interface SiteInfo {
  name: string;
  /** Where it stands, without a slash at its end: pages name themselves by it. */
  url: string;
  /** The first page was drawn by the build, and is taken over as it is. */
  drawn: boolean;
  /** How the addresses of its own pictures in Storage begin; empty where it has none. */
  pictures: string;
}

/** Given once, around the whole application. */
const Site = createContext<SiteInfo>({ name: '', url: '', drawn: false, pictures: '' });

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

export function useIsDrawn(): boolean {
  return useContext(Site).drawn;
}

const unchanging = () => () => {};

/** What the build drew, while a page is taken over; then, and where nothing was drawn, what is so for this reader. */
export const useDrawnFirst = <Value>(drawn: () => Value, live: () => Value): Value =>
  useSyncExternalStore(unchanging, live, drawn);
