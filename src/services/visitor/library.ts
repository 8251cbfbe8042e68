/** What visitors read of the library: a chunk that comes once somebody uses the page, or something has to be read. */
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
