/** Articles and the catalogue of the library: reading for visitors, writing for the staff. What only the staff's panel uses is told apart by the bundler. */
export { type RebuildProgress, rebuildCatalogue } from './catalogue';
export { type ArticleDeletionProgress, deleteArticle } from './deletion';
export {
  getManagedArticle,
  getRevision,
  listManagedArticles,
  listRevisions,
  type ManagedPage,
  restoreRevision,
  setArticleState,
} from './managed';
export { fetchArticle } from './reading';
export type { Shard, ShardSnapshot } from './shards';
export { ArticleConflict, type Editor, type SaveOptions, saveArticle } from './writes';
