/** The library's categories and their colours. */
export type { ReplaceResult } from './articles';
export type { CategoryColours } from './colours';
export { fetchCategories } from './reading';
export {
  applyRename,
  countCategoryArticles,
  createCategory,
  deleteCategory,
  type NewCategoryForm,
  storeCategoryColours,
  updateCategory,
} from './writes';
