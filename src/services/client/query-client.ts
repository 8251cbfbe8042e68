import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { Signal } from '@/model/shared/store';
import { ServiceError } from '../firestore/errors';

const denials = new Signal();
const endings = new Signal();

/** Calls whenever the server refuses what a screen read or changed; gives the way to stop. */
export const onPermissionDenied = denials.subscribe;

/** Calls whenever the server does not know any more who asks; gives the way to stop. */
export const onUnauthenticated = endings.subscribe;

/** For the caches of queries and mutations: passes the refusals among their failures on. */
export function reportDenial(error: unknown): void {
  if (!(error instanceof ServiceError)) return;
  if (error.code === 'permission-denied') denials.tell();
  if (error.code === 'unauthenticated') endings.tell();
}

/** What was read in the last five minutes is not read again while a visitor goes around the site. */
export const STALE_MS = 5 * 60 * 1000;
const KEEP_MS = 12 * 60 * 60 * 1000;
const RETRY_DELAY_MS = 1000;

/** One more try, and only where the connection may be to blame. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ServiceError && error.code === 'unavailable';
}

/** How long an answer that was asked for before the page was there is good. */
const JUST_ASKED_MS = 5000;

/** A page that opens need not ask again for what was just found missing on its behalf. */
function shouldAskAgain({ state: { error, errorUpdatedAt } }: Query): boolean {
  const missing = error instanceof ServiceError && error.code === 'not-found';
  return !missing || Date.now() - errorUpdatedAt > JUST_ASKED_MS;
}

/** The cache of reads. `networkMode` is 'always': without a connection the device may answer, and an error is better than waiting. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportDenial }),
  mutationCache: new MutationCache({ onError: reportDenial }),
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      gcTime: KEEP_MS,
      retry: shouldRetry,
      retryOnMount: shouldAskAgain,
      retryDelay: RETRY_DELAY_MS,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
