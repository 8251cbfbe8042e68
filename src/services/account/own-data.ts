import {
  collection,
  collectionGroup,
  type Firestore,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { COMMENTS } from '../articles/reading';
import { fetchAll } from '../firestore/lists';
import { plainData } from '../firestore/plain-data';
import { REPLIES, TOPICS } from '../forum/data';
import { NOTICES } from '../notifications/notices';
import { ACCOUNTS, AWARDS } from '../users/data';
import { readAccount } from '../users/records';

const PAGE = 50;

/** Everything that is kept about a member, as it is stored; moments are ISO texts. */
export type OwnData = Awaited<ReturnType<typeof exportOwnData>>;

/** Every document of a query. */
const all = (documents: Query) => fetchAll(documents, PAGE);

function withId(document: QueryDocumentSnapshot): unknown {
  return { ...Object(plainData(document.data())), id: document.id };
}

/** A member's own data, to take away as JSON: one read a document. Throws ServiceError. */
export async function exportOwnData(db: Firestore, uid: string, now = new Date()) {
  const { data } = await readAccount(db, uid);
  const isOwn = where('autorId', '==', uid);
  const awards = await all(collection(db, ACCOUNTS, uid, AWARDS));
  const comments = await all(
    query(collectionGroup(db, COMMENTS), isOwn, orderBy('fechaPublicacion', 'desc')),
  );
  const own = (path: string) => all(query(collection(db, path), isOwn));
  const [topics, replies] = [await own(TOPICS), await own(REPLIES)];
  const notices = await all(collection(db, ACCOUNTS, uid, NOTICES));
  return {
    exportado: now.toISOString(),
    cuenta: plainData(data),
    premios: awards.map(withId),
    comentarios: comments.map(withId),
    // Of the forum: what the member wrote and was told. The topics that it saved are in the account.
    temas: topics.map(withId),
    respuestas: replies.map(withId),
    notificaciones: notices.map(withId),
  };
}
