import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { suspensionChoices, suspensionReasonProblem } from '@/model/forum/suspension';
import { parseReply, parseTopic } from '@/model/forum/topic';
import * as staffForum from '@/model/messages/forum-moderation';
import { cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { demand, demandValid } from '../firestore/demands';
import { fetchDoc, fetchList, pagesOf } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { doneOnce } from '../firestore/unanswered';
import { accountRef } from '../users/data';
import { REPLIES, TOPICS } from './data';
import { deleteReply, deleteTopic, unlessGone } from './deletion';
import { addAct, memberLine, type NewLogLine, writeLog } from './staff-log';
import { act, type Person, type Staged } from './writer';

/** Topics, and replies, that the view of a member shows. */
const RECENT_POSTS = 5;
/** Posts looked up at a time while all of a member's are being removed. */
const BATCH = 25;

/** What somebody published, the newest first. */
const postsOf = (db: Firestore, path: string, uid: string) =>
  query(collection(db, path), where('autorId', '==', uid), orderBy('fechaCreacion', 'desc'));

/** What a member wrote last, hidden replies included (moderarForo): at most 10 reads. Throws ServiceError. */
export async function fetchRecentPosts(db: Firestore, uid: string) {
  const [topics, replies] = await Promise.all([
    fetchList(parseTopic, postsOf(db, TOPICS, uid), limit(RECENT_POSTS)),
    fetchList(parseReply, postsOf(db, REPLIES, uid), limit(RECENT_POSTS)),
  ]);
  return { topics: topics.filter(({ borrando }) => !borrando), replies };
}

/**
 * Removes a member's topics, then its replies elsewhere, after a line in the log; gives how many posts went. Interrupted,
 * asking again goes on. For eliminarTemas with eliminarRespuestasAjenas. Throws ServiceError, or the signal's reason.
 */
export async function removeAllPosts(
  db: Firestore,
  actor: Person,
  member: Pick<Account, 'uid' | 'nombre' | 'temasForoCount' | 'respuestasForoCount'>,
  { onProgress, signal }: Control = {},
): Promise<number> {
  const { uid } = member;
  // More than there will be: replies in its own topics go with these.
  const total = member.temasForoCount + member.respuestasForoCount;
  await writeLog(db, actor, memberLine(member, 'borrar-todo'));
  let done = 0;
  const removeEach = async (path: string, remove: (document: QueryDocumentSnapshot) => Promise<void>) => {
    for await (const docs of pagesOf(postsOf(db, path, uid), BATCH, signal)) {
      for (const document of docs) {
        onProgress?.({ done, total: Math.max(total, done) });
        signal?.throwIfAborted();
        await remove(document).catch(unlessGone);
        done += 1;
      }
    }
  };
  await removeEach(TOPICS, ({ id }) => deleteTopic(db, actor, id, { signal }));
  await removeEach(REPLIES, (document) => deleteReply(db, actor, parseReply(document.id, document.data())));
  return done;
}

type Suspended = Pick<Account, 'uid' | 'nombre' | 'rol' | 'estado' | 'suspension'>;
const texts = staffForum.member;

/**
 * Suspends a member until a moment, or until it is lifted, with a reason; or changes a suspension. One commit with its line
 * in the log, no read but the rules'. Throws ServiceError: 'invalid-argument' without a reason, 'permission-denied'.
 */
export async function suspendMember(
  db: Firestore,
  actor: Person,
  member: Suspended,
  { hasta, motivo }: { hasta: Date | null; motivo: string },
): Promise<void> {
  demandValid(suspensionReasonProblem(motivo));
  demand(suspensionChoices(actor, member).suspend, texts.notAllowed);
  const suspension = { hasta: hasta && Timestamp.fromDate(hasta), motivo: cleanText(motivo), por: actor.uid };
  await decide(db, actor, memberLine(member, 'suspender', motivo), { estado: 'suspendido', suspension });
}

/** One commit: the account with its line in the log. */
const decide = (db: Firestore, actor: Person, line: NewLogLine, fields: DocumentData) => {
  const place = accountRef(db, line.objetivoId);
  const words = JSON.stringify(fields);
  const isDone = async () => {
    const stored = await fetchDoc(place);
    return JSON.stringify({ estado: stored.get('estado'), suspension: stored.get('suspension') }) === words;
  };
  const write = (staged: Staged) => {
    staged.batch.update(place, { ...fields, fechaActualizacion: serverTimestamp() });
    addAct(staged, line);
  };
  return doneOnce(['suspender', actor.uid, line.objetivoId, words], isDone, () => act(db, actor, { write }));
};

/** Ends a suspension before its time. Throws ServiceError. */
export async function liftSuspension(db: Firestore, actor: Person, member: Suspended): Promise<void> {
  demand(suspensionChoices(actor, member).lift, texts.notAllowed);
  await decide(db, actor, memberLine(member, 'levantar'), { estado: 'activo', suspension: null });
}
