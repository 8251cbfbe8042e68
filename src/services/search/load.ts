import { loadCode } from '../client/missing-code';

const loadEngine = () => import('./engine');
/** What answers a search, whose code comes with the first one. */
export const searchEngine = () => loadCode(loadEngine);

/** Brings the code and the first file of the search ahead of its first word. */
export function prepareSearch(): void {
  searchEngine()
    .then((engine) => engine.prepareSearch())
    .catch((cause: unknown) => console.debug('The search is not prepared', cause));
}
