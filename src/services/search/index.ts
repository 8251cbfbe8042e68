/** One search for the whole site: what is published is found without reading a document (docs/search.md). */
export type { SearchAnswer } from './engine';
export { prepareSearch } from './load';
export { type ContentSearch, prefetchContentSearch, useContentSearch } from './useContentSearch';
export { useNewerArticles, useSearch } from './useSearch';
