/** One search for the whole site: what is published is found without reading a document (docs/search.md). */
export type { Found } from './engine';
export { prepareSearch, useNewerArticles, useSearch } from './useSearch';
