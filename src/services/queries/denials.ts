import { ServiceError } from '../firestore';

const listeners = new Set<() => void>();

/** Calls whenever the server refuses what a screen read or changed; gives the way to stop. */
export function onPermissionDenied(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the caches of queries and mutations: passes the refusals among their failures on. */
export function reportDenial(error: unknown): void {
  if (!(error instanceof ServiceError) || error.code !== 'permission-denied') return;
  for (const listener of listeners) listener();
}
