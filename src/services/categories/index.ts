/** The library's categories and their colours. */
export type { ReplaceResult } from './articles';
export type { CategoryColours } from './colours';
export { fetchCategories } from './reading';
export {
  applyRename,
  countCategoryArticles,
  createCategory,
  deleteCategory,
  moveAndDeleteCategory,
  storeCategoryColours,
  updateCategory,
} from './writes';
