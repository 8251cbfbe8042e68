import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { onTestFinished } from 'vitest';
import type { Reply, Topic } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';
import type { Account } from '@/model/users/account';
import { toServiceError } from '@/services/firestore/errors';
import { deleteTopic } from '@/services/forum/deletion';
import { createReply } from '@/services/forum/reply-writing';
import { createTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { fetchAccount } from '@/services/users/records';
import { changeAccount, type Member, newMember } from './fresh-member';
import { ownerDb } from './owner';

/** Somebody who takes part in the forum through the site's own services, under the rules. */
export interface ForumMember {
  member: Member;
  db: Firestore;
  account: Account;
}

/** A reporter's e-mail is proven. */
export const VERIFIED = { isVerified: true };

/** A member of its own for a test, with standing: older than the pace of new accounts, and its comments are still there. */
export async function newForumMember(): Promise<ForumMember> {
  const member = await newMember();
  await changeAccount(member, {
    fechaRegistro: Timestamp.fromMillis(Date.UTC(2024, 0, 1)),
    comentariosCount: 3,
  });
  const app = initializeApp({ projectId: 'demo-evidencias', apiKey: 'demo' }, `foro-${member.uid}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', 8080, {
    mockUserToken: { sub: member.uid, email: member.email, email_verified: true },
  });
  onTestFinished(() => deleteApp(app));
  return { member, db, account: await fetchAccount(db, member.uid) };
}

/** A category of its own, gone when the test is over: other files look at the seeded ones. */
export async function newForumCategory(): Promise<string> {
  const id = `prueba-${crypto.randomUUID().slice(0, 12)}`;
  const category = doc(ownerDb(), 'foro_categorias', id);
  onTestFinished(() => deleteDoc(category));
  await setDoc(category, {
    nombre: `Categoría ${id}`,
    descripcion: 'De una prueba',
    icono: 'bi bi-chat-square-text',
    color: '#3498db',
    orden: 99,
    fechaCreacion: serverTimestamp(),
    fechaActualizacion: serverTimestamp(),
    temaCount: 0,
    mensajeCount: 0,
    ultimoTema: null,
    ultimoMensaje: null,
    creadoPor: 'prueba',
  });
  return id;
}

/** A topic of somebody's; it and what belongs to it are gone when the test is over. */
export async function newForumTopic(
  author: ForumMember,
  titulo: string,
  categoriaId: string,
): Promise<Topic> {
  const id = newId();
  onTestFinished(() =>
    deleteTopic(author.db, author.account, id).catch((cause: unknown) => {
      if (toServiceError(cause).code !== 'not-found') throw cause;
    }),
  );
  await createTopic(author.db, author.account.uid, {
    id,
    titulo,
    contenido: '¿Qué opinan?',
    categoriaId,
    tags: [],
  });
  return fetchTopic(author.db, id);
}

export function newForumReply(author: ForumMember, topic: Topic, contenido: string): Promise<Reply> {
  return createReply(author.db, author.account.uid, topic, { id: newId(), contenido });
}
