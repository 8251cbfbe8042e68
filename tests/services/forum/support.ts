import { doc, type Firestore, increment, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { FORUM_POINTS } from '@/model/forum/limits';
import type { Reply, Topic } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';
import type { Account } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { createReply, type NewReply } from '@/services/forum/reply-writing';
import { createTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { fetchAccount } from '@/services/users/records';
import type { SiteBackend } from '../backend';
import { stored } from '../fixtures';
import { join } from '../members';

export interface Person {
  db: Firestore;
  account: Account;
}

/** Somebody with standing: who signed up long ago and has commented, with a role or figures given past the rules. */
export async function person(
  site: SiteBackend,
  uid: string,
  over: Record<string, unknown> & { rol?: Role } = {},
): Promise<Person> {
  const permisos = over.rol ? { permisos: defaultPermissions(over.rol) } : {};
  const { db } = await join(site, uid, { ...OLD, comentariosCount: 3, ...permisos, ...over });
  return { db, account: await fetchAccount(db, uid) };
}

/** A category as an administrador leaves it. */
export async function category(site: SiteBackend, id = 'general', over: Record<string, unknown> = {}) {
  const time = Timestamp.fromMillis(Date.UTC(2024, 0, 1));
  await setDoc(doc(site.admin, 'foro_categorias', id), {
    nombre: 'General',
    descripcion: 'Discusiones generales sobre el Libro de Mormón',
    icono: 'bi bi-chat-square-text',
    color: '#3498db',
    orden: 0,
    fechaCreacion: time,
    fechaActualizacion: time,
    temaCount: 0,
    mensajeCount: 0,
    ultimoTema: null,
    ultimoMensaje: null,
    creadoPor: 'admin',
    ...over,
  });
}

/** A topic that somebody writes under the rules. */
export async function topicBy({ db, account }: Person, over: Record<string, unknown> = {}): Promise<Topic> {
  const id = newId();
  await createTopic(db, account.uid, {
    id,
    titulo: 'El oasis de Nahom',
    contenido: '¿Qué opinan de las inscripciones de Marib?',
    categoriaId: 'general',
    tags: ['nahom'],
    ...over,
  });
  return fetchTopic(db, id);
}

export function replyBy({ db, account }: Person, topic: Topic, over: Partial<NewReply> = {}) {
  return createReply(db, account.uid, topic, { id: newId(), contenido: 'Buena pregunta.', ...over });
}

/**
 * As many replies more, as the service would leave them: copies of a stored one in one write past the rules, for tests that need
 * many and are about something else.
 */
export async function moreReplies(
  site: SiteBackend,
  { id, temaId, autorId }: Reply,
  count: number,
): Promise<void> {
  const like = await stored(site.admin, `foro_respuestas/${id}`);
  const entry = await stored(site.admin, `foro_indice/respuesta_${id}`);
  const batch = writeBatch(site.admin);
  for (let n = 1; n <= count; n += 1) {
    const copy = newId();
    batch.set(doc(site.admin, 'foro_respuestas', copy), { ...like, numero: Number(like?.numero) + n });
    batch.set(doc(site.admin, 'foro_indice', `respuesta_${copy}`), { ...entry, itemId: copy });
  }
  const [more, earned] = [increment(count), increment(count * FORUM_POINTS.reply)];
  const topic = await fetchTopic(site.admin, temaId);
  batch.update(doc(site.admin, 'foro_temas', temaId), { respuestas: more, ultimoNumero: more });
  batch.update(doc(site.admin, 'foro_categorias', topic.categoriaId), { mensajeCount: more });
  batch.update(doc(site.admin, `usuarios/${autorId}`), {
    puntos: earned,
    respuestasForoCount: more,
    'estadisticasForo.respuestasPublicadas': more,
    'estadisticasForo.puntosForo': earned,
  });
  await batch.commit();
}

/** A reporter's e-mail is proven. */
export const VERIFIED = { isVerified: true };

/** An account older than the pace of new ones. */
export const OLD = { fechaRegistro: Timestamp.fromMillis(Date.UTC(2024, 0, 1)) };

/** An account as it is stored. */
export const figures = (site: SiteBackend, uid: string) => stored(site.admin, `usuarios/${uid}`);

/** What a topic keeps of the words of its last reply. */
export async function lastWords(site: { admin: Firestore }, { id }: Pick<Topic, 'id'>): Promise<unknown> {
  const { ultimaRespuesta } = (await stored(site.admin, `foro_temas/${id}`)) ?? {};
  return (ultimaRespuesta as { contenidoResumen?: unknown } | null)?.contenidoResumen;
}
