import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { BADGES } from '@/model/users/badges';
import { seedAuthAccounts } from './accounts';
import { loadContent } from './content';
import { badgeDocument, coloursDocument, type Library } from './documents';
import { loadForum } from './forum-content';
import { categoryDocuments, topicDocuments } from './forum-documents';
import { writeAccounts, writeLibrary } from './library';
import { messageDocuments } from './messages';
import { between, seededRandom } from './random';
import { type Progress, withStore, writeAll } from './store';
import { type SeedState, seedStateOf, seedVersion } from './version';

/** Written last, so that a seeding cut short is done again; it lives and goes with the data it tells of. */
const MARKER = 'sistema/datosDemo';
const VISITS_SEED = 1830;
const ADMINISTRATOR = 'demo-admin';
/** When the forum opened. */
export const FORUM_BEGINNING = new Date(Date.UTC(2018, 0, 1));

/** What demo content was put into this backend, however it was changed since. */
export async function seedState(): Promise<SeedState> {
  return withStore(async (db) => seedStateOf((await getDoc(doc(db, MARKER))).data(), seedVersion()));
}

/** Puts the demo accounts and the demo library in place. Ids are fixed: seeding again restores, it adds nothing. */
export async function seedDemo(onProgress?: Progress): Promise<void> {
  await withStore(async (db) => {
    const library = withVisits(loadContent());
    const forum = loadForum();
    await Promise.all([seedAuthAccounts(), writeAccounts(db, library, forum.topics)]);
    await writeAll(db, [...BADGES.map(badgeDocument), ...messageDocuments(ADMINISTRATOR)]);
    await writeAll(db, [
      ...forum.topics.flatMap(topicDocuments),
      ...categoryDocuments(forum.categories, forum.topics, FORUM_BEGINNING),
    ]);
    await writeLibrary(db, library, onProgress);
    await writeAll(db, [coloursDocument(library.categories, new Date())]);
    await markSeeded(db);
  });
}

/** The content says nothing of visits: the same plausible number for each article every time. */
function withVisits(library: Library): Library {
  const random = seededRandom(VISITS_SEED);
  const articles = library.articles.map((article) => ({
    ...article,
    visitas: article.estado === 'publicado' ? between(40, 1800, random) : 0,
  }));
  return { ...library, articles };
}

async function markSeeded(db: Firestore): Promise<void> {
  const now = new Date();
  await writeAll(db, [
    { path: 'sistema/instalacion', data: { fecha: now } },
    { path: MARKER, data: { fecha: now, version: seedVersion() } },
  ]);
}
