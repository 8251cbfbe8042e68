/** What visitors read of the library: a chunk that a page drawn by the build needs only once somebody uses it. */
export { fetchArticle, recordVisit } from '../articles/reading';
export {
  countCatalogue,
  fetchAllShards,
  fetchNewestShards,
  fetchShardsBackwards,
  fetchShardsChangedSince,
  startSnapshot,
  withChanges,
  withOlder,
} from '../articles/shards';
export { fetchCategoryColours } from '../categories/colours';
export { db } from '../firestore/connection';
export { fetchFace } from '../users/face';
