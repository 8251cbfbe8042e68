import {
  collection,
  collectionGroup,
  type Firestore,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { COMMENTS } from '../articles/reading';
import { fetchAll } from '../firestore/lists';
import { plainData, plainDocument } from '../firestore/plain-data';
import { REPLIES, TOPICS } from '../forum/data';
import { NOTICES } from '../notifications/notices';
import { ACCOUNTS, AWARDS } from '../users/data';
import { readAccount } from '../users/records';

const PAGE = 50;

/** Everything that is kept about a member, as it is stored; moments are ISO texts. */
export type OwnData = Awaited<ReturnType<typeof exportOwnData>>;

/** Every document of a query. */
const all = (documents: Query) => fetchAll(documents, PAGE);

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
    premios: awards.map(plainDocument),
    comentarios: comments.map(plainDocument),
    // Of the forum: what the member wrote and was told. The topics that it saved are in the account.
    temas: topics.map(plainDocument),
    respuestas: replies.map(plainDocument),
    notificaciones: notices.map(plainDocument),
  };
}
