/** The library in memory: what its address says, and the list, page and filter choices that follow from it. */
export * from './library-filters';
export { categoryOfSlug, facets, filterCards, type LibraryPage, pageOf, titleKey } from './library-list';
