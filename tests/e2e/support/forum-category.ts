import {
  collection,
  doc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { onTestFinished } from 'vitest';
import { CATEGORY_PAGE } from '@/model/forum/limits';
import { type ForumTotals, forumTotals } from '@/model/forum/summary';
import { parseForumCategory } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';

import { createTopic } from '@/services/forum/topic-writing';
import { fetchForumSummary } from '@/services/forum/topics';
import type { Member } from './fresh-member';
import { ownerDb } from './owner';

export interface TestCategory {
  id: string;
  nombre: string;
}

async function idsOf(path: string, field: string, value: string): Promise<string[]> {
  return (await getDocs(query(collection(ownerDb(), path), where(field, '==', value)))).docs.map(
    ({ id }) => id,
  );
}

/** What was written in the category goes with it, past the rules: its members' figures stay. */
async function remove(categoryId: string): Promise<void> {
  const topics = await idsOf('foro_temas', 'categoriaId', categoryId);
  const gone = [`foro_categorias/${categoryId}`];
  for (const id of topics) gone.push(`foro_temas/${id}`, `foro_indice/tema_${id}`);
  for (const id of topics) {
    const replies = await idsOf('foro_respuestas', 'temaId', id);
    for (const reply of replies) gone.push(`foro_respuestas/${reply}`, `foro_indice/respuesta_${reply}`);
  }
  const batch = writeBatch(ownerDb());
  for (const path of gone) batch.delete(doc(ownerDb(), path));
  await batch.commit();
}

/** A category of its own for a test, behind all others; it goes when the test ends. */
export async function newCategory(): Promise<TestCategory> {
  const id = newId();
  const nombre = `Prueba ${id.slice(0, 6)}`;
  const now = Timestamp.now();
  await setDoc(doc(ownerDb(), 'foro_categorias', id), {
    nombre,
    descripcion: 'Para las pruebas',
    icono: 'bi bi-star',
    color: '#9b59b6',
    orden: 1000,
    fechaCreacion: now,
    fechaActualizacion: now,
    temaCount: 0,
    mensajeCount: 0,
    ultimoTema: null,
    ultimoMensaje: null,
    creadoPor: 'demo-admin',
  });
  onTestFinished(() => remove(id));
  return { id, nombre };
}

/** Topics in a category, written one after the other by the site's own service; their ids. */
export async function addTopics(
  { id: categoriaId }: TestCategory,
  { uid }: Pick<Member, 'uid'>,
  topics: readonly { titulo: string; contenido?: string; tags?: string[] }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { titulo, contenido = 'Texto de prueba.', tags = [] } of topics) {
    const values = { id: newId(), titulo, contenido, categoriaId, tags };
    // Past the rules, which would hold it to its pace.
    ids.push(await createTopic(ownerDb(), uid, values));
  }
  return ids;
}

/** The topics of a category as they are stored. */
export async function storedTopics({ id }: TestCategory) {
  return (await getDocs(query(collection(ownerDb(), 'foro_temas'), where('categoriaId', '==', id)))).docs;
}

/** What the forum's home should say: its figures, and how many categories there are. */
export async function expectedFigures(): Promise<{ figures: ForumTotals; categorias: number }> {
  const { docs } = await getDocs(collection(ownerDb(), 'foro_categorias'));
  const categories = docs.map((document) => parseForumCategory(document.id, document.data()));
  const shown = categories.length <= CATEGORY_PAGE;
  return {
    figures: forumTotals(categories, shown, await fetchForumSummary(ownerDb())),
    categorias: categories.length,
  };
}
