import {
  collection,
  type Firestore,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import {
  type CategoryPlace,
  type ForumCategoryValues,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/forum-category';
import type { Participant } from '@/model/forum/mentions';
import { type ForumCategory, parseTopic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import { map, type StoredData, text } from '@/model/shared/stored/stored-fields';
import { keysOf } from '@/model/shared/unknown-value';
import type { Member } from '@/model/users/permissions/forum-permissions';
import { demand, demandSignedIn, demandValidForm, onCode } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchDoc, isStored, pagesById } from '../firestore/lists';
import type { Control, Progress } from '../firestore/long-work';
import { doneOnce } from '../firestore/unanswered';
import { categoryRef, TOPICS, topicRef } from './data';
import { deleteTopic, unlessGone } from './deletion';
import { fixCategory } from './recounting';
import { addAct, addLine, categoryLine, writeLog } from './staff-log';
import { act, type Person, type Staged } from './writer';

const texts = foroStaff.forumCategories;

// Every change leaves its line in the log, in its commit; the rules take neither alone.

function checked(values: ForumCategoryValues): ForumCategoryValues {
  demandValidForm(validateForumCategory(values));
  return trimForumCategory(values);
}

/** For catch(): of a category that somebody deleted meanwhile, that it does not exist. One read. */
const unlessDeleted = (db: Firestore, id: string) =>
  onCode(['permission-denied', 'not-found'], async (cause): Promise<never> => {
    if (await isStored(categoryRef(db, id))) throw cause;
    throw new ServiceError('not-found', { message: texts.missing, cause });
  });

/**
 * Stores a new category under an id kept for every retry: one's own that is there already gets these values. Throws ServiceError:
 * 'invalid-argument' with the form's sentence (spec 2, section 5), 'permission-denied', also without a session.
 */
export async function createForumCategory(
  db: Firestore,
  actor: Participant | null,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  demandSignedIn(actor, texts.signedOut);
  const stored = checked(values);
  const now = serverTimestamp();
  const place = categoryRef(db, id);
  const write = (staged: Staged) =>
    staged.batch.set(place, {
      ...stored,
      fechaCreacion: now,
      fechaActualizacion: now,
      temaCount: 0,
      mensajeCount: 0,
      ultimoTema: null,
      ultimoMensaje: null,
      creadoPor: actor.uid,
      ...addAct(staged, categoryLine('crear-categoria', { ...stored, id })),
    });
  const asked = async () => {
    const found = await fetchDoc(place);
    demand(found.exists(), messages.forumWriting.errors.noCategories);
    // What an earlier try stored, whose answer was lost, gets the words of this one.
    if (found.get('creadoPor') === actor.uid && !holds(found.data(), stored))
      await updateForumCategory(db, actor, id, values);
  };
  await act(db, actor, { write }).catch(onCode('permission-denied', asked));
}

/** Whether a category is stored with these values. */
const holds = (data: StoredData | undefined, values: ForumCategoryValues): boolean =>
  keysOf(values).every((name) => data?.[name] === values[name]);

/** Topics looked up at a time. */
const TOPICS_AT_ONCE = 20;

/**
 * Changes a category's texts, looks and place. Throws ServiceError: 'invalid-argument' with the form's sentence, 'not-found' when
 * it was deleted meanwhile, 'permission-denied', also without a session.
 */
export async function updateForumCategory(
  db: Firestore,
  actor: Participant | null,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  demandSignedIn(actor, texts.signedOut);
  const stored = checked(values);
  const write = (staged: Staged) => {
    const named = addAct(staged, categoryLine('editar-categoria', { ...stored, id }));
    staged.batch.update(categoryRef(db, id), { ...stored, fechaActualizacion: serverTimestamp(), ...named });
  };
  await doneOnce(
    ['categoria', actor.uid, id, JSON.stringify(stored)],
    async () => holds((await fetchDoc(categoryRef(db, id))).data(), stored),
    () => act(db, actor, { write }).catch(unlessDeleted(db, id)),
  );
}

/** Gives categories their new places, in one commit with one line for all of them. Throws ServiceError. */
export async function placeForumCategories(
  db: Firestore,
  actor: Participant,
  places: readonly CategoryPlace[],
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const write = (staged: Staged) => {
    const named = addAct(staged, categoryLine('ordenar-categorias', first));
    for (const { id, orden } of places)
      staged.batch.update(categoryRef(db, id), { orden, fechaActualizacion: serverTimestamp(), ...named });
  };
  const isPlaced = async ({ id, orden }: CategoryPlace) =>
    (await fetchDoc(categoryRef(db, id))).get('orden') === orden;
  await doneOnce(
    ['ordenar', actor.uid, JSON.stringify(places)],
    async () => (await Promise.all(places.map(isPlaced))).every(Boolean),
    () => act(db, actor, { write }),
  );
}

const isAdministrator = (member: Member) => member?.estado === 'activo' && member.rol === 'administrador';

/** Deletes what is stored under the id, with its line, whose id the rules demand. */
async function commitDeletion(db: Firestore, actor: Participant, id: string): Promise<void> {
  const place = categoryRef(db, id);
  const stored = await fetchDoc(place);
  const fecha: unknown = stored.get('fechaCreacion');
  if (!(fecha instanceof Timestamp)) return;
  const line = categoryLine('eliminar-categoria', { id, nombre: text(stored.data() ?? {}, 'nombre') });
  const write = (staged: Staged) => {
    staged.batch.delete(place);
    addLine(staged, `${id}_${fecha.toMillis()}`, line);
  };
  await act(db, actor, { write });
}

/**
 * Deletes an empty category; what it holds is counted first, so that a wrong counter neither keeps it nor loses topics. Gives
 * the number of topics that prevent it, 0 when it is gone. Only administrador. Throws ServiceError.
 */
export async function deleteForumCategory(
  db: Firestore,
  member: Person,
  category: Pick<ForumCategory, 'id' | 'temaCount'>,
): Promise<number> {
  demand(isAdministrator(member), texts.deletion.onlyAdministrators);
  const topics = (await fixCategory(db, category))?.temas;
  if (topics === 0) await commitDeletion(db, member, category.id);
  return topics ?? 0;
}

/** The topic whose deletion was cut short: it is in no category any more, but the category names it. */
async function interruptedTopic(db: Firestore, categoryId: string): Promise<string[]> {
  const stored = await fetchDoc(categoryRef(db, categoryId));
  const last = stored.exists() ? map(stored.data(), 'ultimoCambio') : null;
  if (!last || text(last, 'tipo') !== 'tema-borrado') return [];
  const topic = await fetchDoc(topicRef(db, text(last, 'id')));
  return topic.exists() && parseTopic(topic.id, topic.data()).borrando ? [topic.id] : [];
}

async function* topicsOf(db: Firestore, categoryId: string): AsyncGenerator<string> {
  yield* await interruptedTopic(db, categoryId);
  const topics = query(collection(db, TOPICS), where('categoriaId', '==', categoryId));
  for await (const docs of pagesById(topics, TOPICS_AT_ONCE)) yield* docs.map(({ id }) => id);
}

/**
 * Deletes a category with its topics, each as if it were deleted by itself, between two lines of the log. Interrupted, asking
 * again goes on where it was. Only administrador. Throws ServiceError, or the signal's reason.
 */
export async function forceDeleteForumCategory(
  db: Firestore,
  member: Person,
  category: Pick<ForumCategory, 'id' | 'nombre' | 'temaCount' | 'mensajeCount'>,
  { onProgress, signal }: Control = {},
) {
  demand(isAdministrator(member), messages.forumWriting.errors.onlyAdministrators);
  const gone = { temasEliminados: 0, respuestasEliminadas: 0 };
  const total = category.temaCount + category.mensajeCount;
  const tell = (replies: number) => {
    const done = gone.temasEliminados + gone.respuestasEliminadas + replies;
    onProgress?.({ done, total: Math.max(total, done) });
  };
  let isNoted = false;
  do {
    for await (const id of topicsOf(db, category.id)) {
      signal?.throwIfAborted();
      // What is done in many commits is noted before the first of them.
      if (!isNoted) await writeLog(db, member, categoryLine('vaciar-categoria', category));
      isNoted = true;
      let replies = 0;
      const onReplies = ({ done }: Progress) => {
        replies = done;
        tell(replies);
      };
      await deleteTopic(db, member, id, { signal, onProgress: onReplies }).catch(unlessGone);
      gone.temasEliminados += 1;
      gone.respuestasEliminadas += replies;
      tell(0);
    }
    signal?.throwIfAborted();
    // Another may have come meanwhile.
  } while ((await deleteForumCategory(db, member, category)) > 0);
  return gone;
}
