/** Articles and the catalogue of the library: reading for visitors, writing for the staff. What only the desk uses is told apart by the bundler. */
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
export { fetchArticle, parseArticle, recordVisit } from './reading';
export { type ShardSnapshot, startSnapshot, withChanges, withOlder } from './shard-snapshot';
export {
  countCatalogue,
  fetchShardsBackwards,
  fetchShardsChangedSince,
  SHARDS_PAGE,
  type Shard,
  type ShardCollection,
} from './shards';
export { ArticleConflict, type Editor, type SaveOptions, saveArticle } from './writes';
