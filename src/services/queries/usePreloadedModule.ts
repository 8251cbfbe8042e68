import { useEffect } from 'react';

/**
 * Brings a chunk together with the form that will need it. A browser that has failed to load a module does not ask for it
 * again before the page is loaded anew: were it first asked for when sending, a form sent without a connection would
 * fail on every new try.
 */
export function usePreloadedModule(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch((cause: unknown) => console.debug('The code that saves is not here yet', cause));
  }, [load]);
}
