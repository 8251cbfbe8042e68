/** The library's categories and their colours. */
export {
  removeCategory,
  renameArticles,
  useArticleCount,
  useCategoryNames,
  useManagedCategories,
  useSaveCategory,
} from './useCategories';
export { type LibraryCards, useLibraryCards, usePathCategory } from './useCategory';
export { useCategoryColours } from './useCategoryColours';
