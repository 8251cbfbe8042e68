import {
  collection,
  type DocumentData,
  endAt,
  type Firestore,
  increment,
  limit,
  orderBy,
  type QueryConstraint,
  serverTimestamp,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { type TopicEdit, type TopicValues, validateTopic } from '@/model/forum/forms';
import { FORUM_POINTS } from '@/model/forum/limits';
import { mentionedIn, namesMentioned, type Participant, PEOPLE_AT_ONCE } from '@/model/forum/mentions';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { text } from '@/model/shared/stored/stored-fields';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { demandOf, demandValidForm } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchList, isStored } from '../firestore/lists';
import { doneOnce } from '../firestore/unanswered';
import { accountRef } from '../users/data';
import { inPace } from '../users/pace';
import { isProven } from '../users/proven';
import { readAccount } from '../users/records';
import { categoryRef, topicRef } from './data';
import { entryRef, topicEntry, updateEntry } from './index-entry';
import { lastTopicRenamed } from './last-topic';
import { refusalOfTopic, refusedEdit } from './reviews';
import { addActOnOthers, topicTarget } from './staff-log';
import { fetchTopic } from './topics';
import {
  act,
  addNotice,
  addOwnAct,
  forumEarnings,
  newPost,
  ownEvent,
  type Person,
  type Staged,
} from './writer';

export interface NewTopic extends TopicValues {
  /** Made by newId() before the first try and kept for every retry: one text is one topic. */
  id: string;
  destacado?: boolean;
}

const texts = messages.forumWriting.errors;

function checked(values: TopicValues): TopicValues {
  demandValidForm(validateTopic(values));
  return { ...values, titulo: cleanLine(values.titulo), contenido: cleanText(values.contenido) };
}

const found = (db: Firestore, ...wanted: QueryConstraint[]): Promise<Participant[]> =>
  fetchList((uid, data) => ({ uid, nombre: text(data, 'nombre') }), collection(db, 'perfiles'), ...wanted);

const LAST = '\uf8ff';

/** Ten members at most whose name begins so, with a capital letter. One read each, one at least. Throws ServiceError. */
export function fetchPeopleByStart(db: Firestore, typed: string): Promise<Participant[]> {
  const start = typed.charAt(0).toUpperCase() + typed.slice(1);
  return found(db, orderBy('nombre'), startAt(start), endAt(start + LAST), limit(PEOPLE_AT_ONCE));
}

/** Whom the text mentions: one query by the names that may be meant, and none where nobody is, nor without a proven e-mail. */
async function mentioned(db: Firestore, account: Account, contenido: string): Promise<Participant[]> {
  try {
    const names = namesMentioned(contenido);
    if (names.length === 0 || !isProven()) return [];
    const people = await found(db, where('nombre', 'in', names), limit(PEOPLE_AT_ONCE));
    return mentionedIn(contenido, people).filter(({ uid }) => uid !== account.uid);
  } catch (cause) {
    console.info('Nobody is told of a mention', cause);
    return [];
  }
}

function addTopic(
  staged: Staged<Account>,
  topic: NewTopic,
  told: readonly Participant[],
  step: DocumentData,
): void {
  const { db, batch, actor: account } = staged;
  const { id, titulo, contenido, categoriaId, tags } = topic;
  const now = serverTimestamp();
  batch.set(topicRef(db, id), {
    ...newPost(account, contenido),
    titulo,
    categoriaId,
    tags: [...tags],
    estado: 'abierto',
    vistas: 0,
    respuestas: 0,
    ultimaRespuesta: null,
    ultimoUsuario: account.uid,
    participantes: [account.uid],
    // Dropped for who may not feature a topic (spec 2, section 5).
    destacado: topic.destacado === true && forumCan.featureOnCreation(account),
    anclado: false,
    respuestaAceptadaId: null,
    ultimoNumero: 0,
    borrando: false,
    ...(told.length > 0 && { menciones: told.map(({ uid }) => uid) }),
  });
  const signed = { autorId: account.uid, autorNombre: account.nombre, fecha: now };
  batch.set(entryRef(db, 'tema', id), topicEntry({ ...topic, ...signed, estado: 'abierto' }));
  batch.update(categoryRef(db, categoriaId), {
    temaCount: increment(1),
    ultimoTema: { id, titulo, autorId: account.uid, fechaCreacion: now },
    fechaActualizacion: now,
  });
  batch.update(accountRef(db, account.uid), {
    temasForoCount: increment(1),
    ...forumEarnings('temasCreados', 1, FORUM_POINTS.topic),
    ...ownEvent({ tipo: 'tema', id }),
    ...step,
  });
  for (const { uid: para } of told) addNotice(staged, { tipo: 'mencion', para, topic });
}

/**
 * Stores a topic (+5 points) and tells those it mentions: one commit, one read, and one for each member found. Throws
 * ServiceError with the spec's sentence: 'pace' to who goes too fast.
 */
export async function createTopic(db: Firestore, uid: string, values: NewTopic): Promise<string> {
  const topic = { ...values, ...checked(values) };
  const { account } = await readAccount(db, uid);
  try {
    demandOf(account, forumCan.createTopic(account), texts.noTopics);
    const told = await mentioned(db, account, topic.contenido);
    await inPace(db, account, 'tema', (step) =>
      act(db, account, { write: (staged) => addTopic(staged, topic, told, step) }),
    );
  } catch (cause) {
    const { code, isSentence } = toServiceError(cause);
    if (!isSentence && code !== 'permission-denied' && code !== 'not-found') throw cause;
    // The answer of an earlier try may have been lost: what is there already is not refused.
    if (await isStored(topicRef(db, topic.id))) return topic.id;
    if (isSentence) throw cause;
    if (await isStored(categoryRef(db, topic.categoriaId)))
      throw new ServiceError('permission-denied', {
        message: refusalOfTopic(account, topic.contenido),
        cause,
      });
    throw new ServiceError('not-found', { message: texts.chosenCategoryMissing, cause });
  }
  return topic.id;
}

/** Changes title, content and tags; those of another are told in the log. Gives the fields that changed. Throws ServiceError. */
export async function editTopic(
  db: Firestore,
  actor: Person,
  topic: Topic,
  edit: TopicEdit,
): Promise<Partial<Topic>> {
  const values = checked({ ...edit, categoriaId: topic.categoriaId });
  const { titulo, contenido } = values;
  const changed = { titulo, contenido, tags: [...edit.tags] };
  const last = titulo === topic.titulo ? null : await lastTopicRenamed(db, topic, titulo);
  const change = titulo !== topic.titulo ? { de: topic.titulo, a: titulo } : undefined;
  const { palabras, texto } = topicEntry({ ...topic, ...changed, fecha: null });
  const write = (staged: Staged, step: DocumentData) => {
    const { batch } = staged;
    const line = addActOnOthers(staged, { ...topicTarget(topic), accion: 'editar', change });
    const edited = { ...changed, editado: true, fechaEdicion: serverTimestamp() };
    batch.update(topicRef(db, topic.id), { ...edited, ...line });
    updateEntry(staged, 'tema', topic.id, { titulo, palabras, texto });
    if (last) batch.update(categoryRef(db, topic.categoriaId), last);
    addOwnAct(staged, 'tema', topic, step);
  };
  const isDone = async () => {
    const now = await fetchTopic(db, topic.id);
    return JSON.stringify({ ...now, ...changed }) === JSON.stringify(now);
  };
  await doneOnce(['editar', actor.uid, topic.id, JSON.stringify(changed)], isDone, () =>
    act(db, actor, { write, item: topic, entry: ['tema', topic.id] }).catch(
      refusedEdit(actor, contenido, texts.noTopicEdit),
    ),
  );
  return { ...changed, editado: true, fechaEdicion: new Date() };
}
