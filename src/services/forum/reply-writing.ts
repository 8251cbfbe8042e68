import {
  arrayUnion,
  type DocumentData,
  type Firestore,
  increment,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { lastReplyWords } from '@/model/forum/excerpt';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS, FORUM_POINTS } from '@/model/forum/limits';
import { mentionedIn, type Participant } from '@/model/forum/mentions';
import { parseReply, type Reply, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { hasOutsideLinks } from '@/model/users/outside-links';
import { forumCan, takesReplies } from '@/model/users/permissions/forum-permissions';
import { commit, type LastTry, STORED, type Writes } from '../firestore/commit';
import { demandOf, demandValid, onCode } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchDoc, isStored } from '../firestore/lists';
import type { Wait } from '../firestore/retry';
import { doneOnce } from '../firestore/unanswered';
import { addedViews, fetchViews } from '../firestore/view-sums';
import { accountRef } from '../users/data';
import { inPace } from '../users/pace';
import { isProven } from '../users/proven';
import { readAccount } from '../users/records';
import { categoryRef, replyRef, topicRef } from './data';
import { entryRef, replyEntry, updateEntry } from './index-entry';
import { addLastWords, showsOtherWords } from './last-reply';
import { fetchReply } from './replies';
import { hasToWait, refusedEdit } from './reviews';
import { addActOnOthers, replyTarget } from './staff-log';
import { fetchTopic } from './topics';
import {
  act,
  addNotice,
  addOwnAct,
  forumEarnings,
  goneAmong,
  NOBODY,
  newPost,
  ownEvent,
  type Person,
  type Staged,
} from './writer';

export interface NewReply {
  /** Made by newId() before the first try and kept for every retry: one text is one reply. */
  id: string;
  contenido: string;
  citaId?: string | null;
  /** Who takes part in the topic: those whose '@Nombre' is in the text are told. */
  people?: readonly Participant[];
}

const texts = messages.forumWriting.errors;

function checked(contenido: string): string {
  demandValid(replyProblem(contenido));
  return cleanText(contenido);
}

function mayReply(account: Account, topic: Topic): void {
  demandOf(account, forumCan.reply(account), texts.noReplies);
  if (takesReplies(topic, account)) return;
  const message = topic.estado === 'resuelto' ? texts.resolved : texts.closed;
  throw new ServiceError('tema-cerrado', { message });
}

/** Who is mentioned, of those who take part, by who has a proven e-mail; the topic's author is told of the reply itself. */
function mentionedBy({ contenido, people = [] }: NewReply, topic: Topic): string[] {
  if (!isProven()) return [];
  const takingPart = people.filter(({ uid }) => topic.participantes.includes(uid));
  return mentionedIn(contenido, takingPart).flatMap(({ uid }) => (uid === topic.autorId ? [] : [uid]));
}

/** Whose account is gone, and which of those mentioned the text does not name as they are called now. */
async function notNamed(db: Firestore, { contenido }: NewReply, topic: Topic, mentioned: readonly string[]) {
  const isOther = ({ uid, nombre }: Participant) =>
    mentioned.includes(uid) && !contenido.includes(`@${nombre}`);
  return goneAmong(db, [topic.autorId, ...mentioned], isOther);
}

function addNotices(staged: Staged, topic: Topic, reply: NewReply, mentioned: readonly string[]): void {
  const told = { topic, respuestaId: reply.id };
  addNotice(staged, { ...told, tipo: 'nueva_respuesta', para: topic.autorId });
  for (const para of mentioned) addNotice(staged, { ...told, tipo: 'mencion', para });
}

/** `views`: what else the topic takes, the views that were counted since; `isHeld`: it waits for the staff, and nobody is told. */
function addReply(
  staged: Staged<Account>,
  { topic, views, isHeld }: { topic: Topic; views: DocumentData; isHeld: boolean },
  reply: NewReply,
  step: DocumentData,
): void {
  const { db, batch, actor: account } = staged;
  const { uid, nombre } = account;
  const time = serverTimestamp();
  const takesPart = topic.participantes.includes(uid);
  const isFull = topic.participantes.length >= FORUM_LIMITS.participantes;
  const mentioned = mentionedBy(reply, topic).filter((one) => one !== uid && !staged.gone.has(one));
  batch.set(replyRef(db, reply.id), {
    ...newPost(account, reply.contenido),
    temaId: topic.id,
    respuestaAceptada: false,
    citaId: reply.citaId ?? null,
    oculta: isHeld,
    ...(isHeld && { pendiente: true }),
    numero: topic.ultimoNumero + 1,
    ...(mentioned.length > 0 && { menciones: mentioned }),
  });
  batch.set(
    entryRef(db, 'respuesta', reply.id),
    replyEntry({
      ...reply,
      temaId: topic.id,
      titulo: topic.titulo,
      autorId: uid,
      autorNombre: nombre,
      fecha: time,
      oculta: isHeld,
    }),
  );
  batch.update(topicRef(db, topic.id), {
    respuestas: increment(1),
    ultimoNumero: increment(1),
    ultimaRespuesta: {
      id: reply.id,
      autorId: uid,
      fechaCreacion: time,
      contenidoResumen: isHeld ? '' : lastReplyWords(reply.contenido),
    },
    ultimoUsuario: uid,
    ...(takesPart || isFull ? {} : { participantes: arrayUnion(uid) }),
    fechaActualizacion: time,
    ...views,
  });
  batch.update(categoryRef(db, topic.categoriaId), {
    mensajeCount: increment(1),
    ultimoMensaje: { id: reply.id, temaId: topic.id },
    fechaActualizacion: time,
  });
  batch.update(accountRef(db, uid), {
    respuestasForoCount: increment(1),
    ...forumEarnings('respuestasPublicadas', 1, FORUM_POINTS.reply),
    ...ownEvent({ tipo: 'respuesta', id: reply.id }),
    ...(isHeld && { respuestaPendiente: reply.id }),
    ...step,
  });
  if (!isHeld) addNotices(staged, topic, reply, mentioned);
}

/** Whether what is quoted was deleted meanwhile. One that is hidden is refused to who asks, and is there. */
async function isQuoteGone(db: Firestore, { citaId }: NewReply): Promise<boolean> {
  if (!citaId) return false;
  return !(await isStored(replyRef(db, citaId)).catch(onCode('permission-denied', () => true)));
}

/**
 * Stores a reply (+2 points) and tells the topic's author and those mentioned: one commit, two reads. Its first try brings the
 * views that were counted to the topic; one that is refused comes again without, so that a reply never waits for them. Who loses the race for a
 * number takes the next; what quotes a reply that is gone by now quotes none; a try whose answer was
 * lost has stored it. With outside links, of somebody without standing, it waits for the staff, hidden (`pendiente`), one at a time:
 * one read more. Throws ServiceError with the spec's sentence: 'pace' to who goes too fast, 'pendiente' while another waits.
 */
export async function createReply(
  db: Firestore,
  uid: string,
  known: Topic,
  values: NewReply,
  { wait }: { wait?: Wait } = {},
): Promise<Reply> {
  let reply = { ...values, contenido: checked(values.contenido) };
  const place = replyRef(db, reply.id);
  let topic = known;
  let gone = NOBODY;
  let isRefusedAgain = false;
  let isFirst = true;
  let isHeld = false;
  let switches = 0;
  let { account } = await readAccount(db, uid);
  const again = async (after: LastTry) => {
    isFirst = false;
    const before = topic;
    // What was given up is not stored.
    const [isThere, now] = await Promise.all([
      after !== 'lost-race' && isStored(place),
      fetchTopic(db, known.id),
    ]);
    if (isThere) return STORED;
    topic = now;
    // Another number or title: nothing else need be wrong.
    const isOut = topic.participantes.includes(uid) !== before.participantes.includes(uid);
    if (isOut || topic.ultimoNumero !== before.ultimoNumero || topic.titulo !== before.titulo)
      return 'changed';
    if (after === 'lost-race') return 'same';
    account = (await readAccount(db, uid)).account;
    // Of standing the server's clock decides, and what the token says: refused, it is sent the other way, and back again.
    if (switches < 2 && hasOutsideLinks(reply.contenido)) {
      switches += 1;
      isHeld = !isHeld;
      return 'changed';
    }
    if (await isQuoteGone(db, reply)) {
      reply = { ...reply, citaId: null };
      return 'changed';
    }
    const mentioned = mentionedBy(reply, topic);
    // First who left or has another name by now is told nothing; refused again, nobody is told of being mentioned.
    gone = isRefusedAgain ? new Set([...gone, ...mentioned]) : await notNamed(db, reply, topic, mentioned);
    isRefusedAgain = true;
    return 'same';
  };
  const send = async (step: DocumentData) => {
    isHeld = await hasToWait(db, account, reply);
    switches = 0;
    const read = async () => {
      mayReply(account, topic);
      const counted = isFirst ? await fetchViews(db, 'tema', topic.id).catch(() => 0) : 0;
      const views = addedViews('tema', counted, topic.vistasContadas);
      return (batch: Writes) =>
        addReply({ db, batch, actor: account, gone }, { topic, views, isHeld }, reply, step);
    };
    return commit(db, { read, again, wait });
  };
  await inPace(db, account, 'respuesta', send).catch(async (cause: unknown) => {
    // The answer of an earlier try may have been lost: what is there already is not refused, neither for the pace it took.
    if (!toServiceError(cause).isSentence || !(await isStored(place))) throw cause;
  });
  return parseReply(reply.id, (await fetchDoc(place)).data() ?? {});
}

/** Changes the text of a reply; one of another is told in the log. One read. Gives the fields that changed. Throws ServiceError. */
export async function editReply(
  db: Firestore,
  actor: Person,
  topic: Pick<Topic, 'titulo'>,
  reply: Reply,
  contenido: string,
): Promise<Partial<Reply>> {
  const text = checked(contenido);
  const words = lastReplyWords(text);
  let isShown = await showsOtherWords(db, reply, words);
  const time = serverTimestamp();
  const { palabras, texto } = replyEntry({ ...reply, titulo: '', contenido: text, fecha: null });
  // Another may have become the last meanwhile, or this one.
  const again = async () => {
    const wasShown = isShown;
    isShown = await showsOtherWords(db, reply, words);
    return isShown === wasShown ? 'same' : 'changed';
  };
  const write = (staged: Staged<Person>, step: DocumentData) => {
    const { batch } = staged;
    const line = addActOnOthers(staged, { ...replyTarget(topic, reply), accion: 'editar' });
    if (isShown) addLastWords(staged, reply, words);
    batch.update(replyRef(db, reply.id), {
      contenido: text,
      editado: true,
      fechaEdicion: time,
      fechaActualizacion: time,
      ...line,
    });
    updateEntry(staged, 'respuesta', reply.id, { palabras, texto });
    addOwnAct(staged, 'respuesta', reply, step);
  };
  await doneOnce(
    ['editar', actor.uid, reply.id, text],
    async () => (await fetchReply(db, reply.id)).contenido === text,
    () =>
      act(db, actor, { write, again, item: reply, entry: ['respuesta', reply.id] }).catch(
        refusedEdit(actor, text, texts.noReplyEdit),
      ),
  );
  return { contenido: text, editado: true, fechaEdicion: new Date() };
}
