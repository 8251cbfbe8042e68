import { type DocumentData, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
import type { TopicState } from '@/model/forum/kinds';
import { FORUM_POINTS } from '@/model/forum/limits';
import type { Reply, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import type { LastTry } from '../firestore/commit';
import { demand, onCode } from '../firestore/demands';
import { fetchDoc } from '../firestore/lists';
import { doneOnce } from '../firestore/unanswered';
import { accountRef, awardRef } from '../users/data';
import { categoryRef, replyRef, topicRef } from './data';
import { updateEntry } from './index-entry';
import { addLastWords, showsOtherWords } from './last-reply';
import { lastTopicWith, lastTopicWithout } from './last-topic';
import { noticesOfPublication } from './publication';
import { fetchReply } from './replies';
import { addAct, type Named, type NewLogLine, replyTarget, STATE_ACTS, topicTarget } from './staff-log';
import { fetchTopic } from './topics';
import {
  act,
  addNotice,
  addOwnAct,
  forumEarnings,
  goneAmong,
  NOBODY,
  type Person,
  type Staged,
} from './writer';

// What the staff does leaves its line in the log, which the item names: the rules take neither alone.

/** Who closes or archives a topic of another tells its author. */
const isClosed = (estado: TopicState) => estado === 'cerrado' || estado === 'archivado';

/** What else a decision changes of an item: its line of the log, and how many reports it has. */
type Changed = Named & { reportes?: number };

/** The part of a commit that sets a topic's state, and tells its author when somebody else closes it. */
export function addTopicState(
  staged: Staged,
  topic: Pick<Topic, 'id' | 'titulo' | 'autorId' | 'estado'>,
  estado: TopicState,
  line: Changed,
): void {
  const { db, batch } = staged;
  // Whatever reports had done to it before, from now on it is somebody's decision.
  batch.update(topicRef(db, topic.id), { estado, cerradoPorReportes: null, ...line });
  updateEntry(staged, 'tema', topic.id, { estado });
  if (isClosed(estado) && !isClosed(topic.estado))
    addNotice(staged, { tipo: 'tema_cerrado', para: topic.autorId, topic });
}

/** What hiding a reply needs to know of it, as it was read; `isShown`: its topic says how it begins. */
type HiddenReply = Pick<Reply, 'id' | 'temaId' | 'autorId' | 'oculta'> & Partial<Pick<Reply, 'pendiente'>>;

/** The part of a commit that hides a reply or shows it again; its author is told when it is hidden that was not. */
export function addHidden(
  staged: Staged,
  { titulo }: Pick<Topic, 'titulo'>,
  { id, temaId, autorId: para, oculta: wasHidden, pendiente, isShown }: HiddenReply & { isShown: boolean },
  oculta: boolean,
  line: Changed,
): void {
  const { db, batch } = staged;
  // Whatever reports had done to it before, from now on it is somebody's decision, and it waits for none.
  batch.update(replyRef(db, id), {
    oculta,
    ocultaPorReportes: false,
    ...(pendiente && { pendiente: false }),
    ...line,
  });
  updateEntry(staged, 'respuesta', id, { oculta });
  if (isShown) addLastWords(staged, { id, temaId }, '');
  if (oculta && !wasHidden)
    addNotice(staged, { tipo: 'respuesta_oculta', para, topic: { id: temaId, titulo }, respuestaId: id });
}

/** Sets a topic's state: resolved and open by its author or moderarForo, all by cerrarTemas; tells its author. Throws ServiceError. */
export function setTopicState(db: Firestore, actor: Person, topic: Topic, estado: TopicState): Promise<void> {
  // What its author does between open and resolved is no doing of the staff's.
  const isAuthors = topic.autorId === actor.uid && !isClosed(topic.estado) && !isClosed(estado);
  const change = { de: topic.estado, a: estado };
  const line = { ...topicTarget(topic), accion: STATE_ACTS[estado], change };
  const entry = ['tema', topic.id] as const;
  const asAuthor = (staged: Staged, step: DocumentData) => {
    addTopicState(staged, topic, estado, {});
    addOwnAct(staged, 'tema', topic, step);
  };
  const asStaff = (staged: Staged) => addTopicState(staged, topic, estado, addAct(staged, line));
  return doneOnce(
    ['estado', actor.uid, topic.id, estado],
    async () => (await fetchTopic(db, topic.id)).estado === estado,
    () =>
      isAuthors
        ? act(db, actor, { write: asAuthor, item: topic, entry })
        : act(db, actor, { write: asStaff, tells: [topic.autorId], entry }),
  );
}

const spoken = (mark: boolean) => (mark ? 'sí' : 'no');

const MARKS = { destacado: 'destacar', anclado: 'anclar' } as const;

/** Features a topic (destacarTemas), or pins it on top of its category (fijarTemas), or takes that back. Throws ServiceError. */
export function setMark(
  db: Firestore,
  actor: Person,
  topic: Topic,
  mark: keyof typeof MARKS,
  on: boolean,
): Promise<void> {
  const change = { de: spoken(topic[mark]), a: spoken(on) };
  const write = (staged: Staged) => {
    const line = addAct(staged, { ...topicTarget(topic), accion: MARKS[mark], change });
    staged.batch.update(topicRef(db, topic.id), { [mark]: on, ...line });
  };
  return doneOnce(
    ['marca', actor.uid, topic.id, mark, on],
    async () => (await fetchTopic(db, topic.id))[mark] === on,
    () => act(db, actor, { write }),
  );
}

/** Moves a topic with its counters (moderarForo); `change` names the two categories for the log. Throws ServiceError. */
export async function moveTopic(
  db: Firestore,
  actor: Person,
  topic: Topic,
  categoriaId: string,
  change?: NewLogLine['change'],
): Promise<void> {
  if (categoriaId === topic.categoriaId) return;
  await doneOnce(
    ['mover', actor.uid, topic.id, topic.categoriaId, categoriaId],
    async () => (await fetchTopic(db, topic.id)).categoriaId === categoriaId,
    () => move(db, actor, topic, categoriaId, change),
  );
}

async function move(
  db: Firestore,
  actor: Person,
  topic: Topic,
  categoriaId: string,
  change: NewLogLine['change'],
): Promise<void> {
  const [left, reached] = await Promise.all([
    lastTopicWithout(db, topic),
    lastTopicWith(db, topic, categoriaId),
  ]);
  const ultimoCambio = { tipo: 'tema-movido', id: topic.id };
  const moved = (step: 1 | -1) => ({
    temaCount: increment(step),
    // Never -0, which would be stored as a double and refused.
    mensajeCount: increment(step * topic.respuestas + 0),
    ultimoCambio,
  });
  const write = (staged: Staged) => {
    const { batch } = staged;
    const line = addAct(staged, { ...topicTarget(topic), accion: 'mover', change });
    batch.update(topicRef(db, topic.id), { categoriaId, ...line });
    updateEntry(staged, 'tema', topic.id, { categoriaId });
    batch.update(categoryRef(db, topic.categoriaId), { ...moved(-1), ...left });
    batch.update(categoryRef(db, categoriaId), { ...moved(1), ...reached });
  };
  await act(db, actor, { write, entry: ['tema', topic.id] });
}

/**
 * Hides a reply from everyone but moderators and its author, or shows it again (moderarForo); of one that waited its author is told, and
 * whom it answers or names. Throws ServiceError.
 */
export async function setHidden(
  db: Firestore,
  actor: Person,
  topic: Pick<Topic, 'titulo'>,
  reply: HiddenReply,
  oculta: boolean,
): Promise<void> {
  let now = reply;
  let isShown = await showsOtherWords(db, reply, '');
  let gone = NOBODY;
  const isPublication = !oculta && reply.pendiente === true;
  let told = isPublication ? await noticesOfPublication(db, reply) : [];
  // Reports may have hidden it meanwhile, and told its author; who discards them shows it again.
  const again = async (after: LastTry) => {
    const before = { oculta: now.oculta, isShown };
    [now, isShown] = await Promise.all([fetchReply(db, reply.id), showsOtherWords(db, reply, '')]);
    // Published by another meanwhile; or somebody who is told has left or has another name by now: then its author alone is.
    if (!now.pendiente) told = [];
    if (now.oculta !== before.oculta || isShown !== before.isShown) return 'changed';
    if (after !== 'lost-race') {
      gone = await goneAmong(db, [now.autorId]);
      told = told.filter(({ tipo }) => tipo === 'respuesta_publicada');
    }
    return 'same';
  };
  const write = (started: Staged) => {
    const staged = { ...started, gone };
    const line = addAct(staged, { ...replyTarget(topic, now), accion: oculta ? 'ocultar' : 'mostrar' });
    addHidden(staged, topic, { ...now, isShown }, oculta, line);
    for (const notice of told) addNotice(staged, notice);
  };
  await doneOnce(
    ['ocultar', actor.uid, reply.id, oculta],
    async () => {
      const now = await fetchReply(db, reply.id);
      return now.oculta === oculta && !now.pendiente;
    },
    () => act(db, actor, { write, again, entry: ['respuesta', reply.id] }),
  );
}

function solvedState(estado: TopicState, solved: boolean): TopicState {
  if (estado === 'abierto' && solved) return 'resuelto';
  return estado === 'resuelto' && !solved ? 'abierto' : estado;
}

/** What an answer earns its author, the first time that it is accepted. */
function addReward(staged: Staged, topic: Topic, { id, autorId }: Reply): void {
  const { db, batch } = staged;
  batch.set(awardRef(db, autorId, `respuesta-aceptada-${id}`), {
    tipo: 'respuesta-aceptada',
    referencia: id,
    puntos: FORUM_POINTS.accepted,
    fechaObtencion: serverTimestamp(),
  });
  batch.update(accountRef(db, autorId), {
    ...forumEarnings('respuestasAceptadas', 1, FORUM_POINTS.accepted),
    ultimoEvento: { tipo: 'respuesta-aceptada', id },
  });
  addNotice(staged, { tipo: 'respuesta_aceptada', para: autorId, topic, respuestaId: id });
}

/**
 * Accepts an answer and resolves the topic, or with null accepts none and opens it again; gives the topic's state. For the
 * topic's author and moderarForo (design.md decision 7). The first acceptance gives another 10 points. Throws ServiceError.
 */
export async function acceptReply(
  db: Firestore,
  actor: Person,
  topic: Topic,
  reply: Reply | null,
): Promise<TopicState> {
  demand(forumCan.resolve(actor, topic), messages.forumWriting.errors.noTopicEdit);
  const estado = solvedState(topic.estado, reply !== null);
  const accepted = reply?.id ?? null;
  await doneOnce(
    ['aceptar', actor.uid, topic.id, accepted],
    async () => (await fetchTopic(db, topic.id)).respuestaAceptadaId === accepted,
    () => accept(db, actor, topic, reply, estado),
  );
  return estado;
}

async function accept(
  db: Firestore,
  actor: Person,
  topic: Topic,
  reply: Reply | null,
  estado: TopicState,
): Promise<void> {
  const { respuestaAceptadaId: before } = topic;
  const isOthers = topic.autorId !== actor.uid;
  // What a moderator does in the topic of another is in the log, also whose answer is taken back.
  const target = reply ?? (isOthers && before !== null ? await fetchReply(db, before) : null);
  const answer = { id: reply?.id ?? before ?? '', autorId: topic.autorId };
  const earner = reply === null || reply.autorId === actor.uid ? '' : reply.autorId;
  const gone = await goneAmong(db, [earner]);
  const accion = reply ? 'aceptar' : 'quitar-aceptada';
  const acceptance = (rewarded: boolean) => {
    const write = (staged: Staged, step: DocumentData) => {
      const { batch } = staged;
      const line = isOthers && target ? addAct(staged, { ...replyTarget(topic, target), accion }) : {};
      batch.update(topicRef(db, topic.id), { respuestaAceptadaId: reply?.id ?? null, estado, ...line });
      if (estado !== topic.estado) updateEntry(staged, 'tema', topic.id, { estado });
      if (before !== null && before !== reply?.id)
        batch.update(replyRef(db, before), { respuestaAceptada: false });
      if (reply) batch.update(replyRef(db, reply.id), { respuestaAceptada: true });
      if (reply && rewarded) addReward(staged, topic, reply);
      addOwnAct(staged, 'respuesta', answer, step);
    };
    return act(db, actor, { write, item: topic, entry: ['tema', topic.id] });
  };
  const again = async () => {
    const stored = reply && (await fetchDoc(replyRef(db, reply.id)));
    // Accepted before: its award is there for ever, and nobody but its owner reads it.
    if (stored?.get('respuestaAceptada') !== true) await acceptance(false);
  };
  await acceptance(!gone.has(earner)).catch(onCode('permission-denied', again));
}
