/** The library in memory: what its address says, and the list, page and filter choices that follow from it. */
export * from './library-filters';
export {
  AUTHOR_SHOWN,
  cardsBy,
  categoryOfSlug,
  type Facets,
  facets,
  filterCards,
  HOME_LATEST,
  HOME_SYMPOSIA,
  homeCards,
  type LibraryPage,
  pageOf,
} from './library-list';
