import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { addCommentToBatch } from '../commits';
import { account, MESSAGE_TODAY, SHARD } from '../fixtures';
import { importedArticle, publish, save, withdraw } from '../staff-commits';
import { besiege } from './support';

const site = besiege('demo-ataques-staff');
const { expectRefused, refuses } = site;
const THEIRS = 'usuarios/uid-otro';
const now = () => ({ fechaActualizacion: serverTimestamp() });
const as = (persona: string) => site.backend.as(persona);
const decide = (persona: string, changes: Record<string, unknown>, path = THEIRS) =>
  updateDoc(doc(as(persona), path), { ...changes, ...now() });

describe('a member with a comment as its pretext', () => {
  const touch =
    (id: string, entry: Record<string, unknown> = {}) =>
    () => {
      const batch = writeBatch(site.db);
      addCommentToBatch(batch, site.db, 'uid-usuario', {});
      batch.update(doc(site.db, 'catalogo', SHARD), { ultimoArticulo: id, ...now(), ...entry });
      return batch.commit();
    };
  refuses([
    ['touches the catalogue', touch('publicado')],
    ['touches the catalogue in the name of the comment', touch('publicado/comentarios/nuevo')],
    ['puts the comment in the catalogue', touch('publicado/comentarios/nuevo', { 'entradas.nuevo': 'x' })],
  ]);
});

describe('a moderador', () => {
  refuses([
    [
      'alters an autor’s article',
      () => save(as('moderador'), 'uid-moderador', { change: { contenido: 'X' } }),
    ],
    ['publishes an autor’s draft', () => publish(as('moderador'), 'uid-moderador')],
    ['withdraws an autor’s article', () => withdraw(as('moderador'), 'uid-moderador')],
    ['deletes an autor’s draft', () => deleteDoc(doc(as('moderador'), 'articulos/borrador'))],
    ['reads an autor’s draft', () => getDoc(doc(as('moderador'), 'articulos/borrador'))],
    ['lists accounts', () => getDocs(query(collection(as('moderador'), 'usuarios'), limit(1)))],
    ['suspends somebody', () => decide('moderador', { estado: 'suspendido' })],
    ['creates a category', () => setDoc(doc(as('moderador'), 'categorias/x'), { nombre: 'X', ...now() })],
  ]);
});

describe.each(['editor', 'autor', 'moderador'])('an ambitious %s', (persona) => {
  const uid = `uid-${persona}`;
  const everything = { rol: 'administrador', permisos: defaultPermissions('administrador') };
  refuses([
    ['makes itself administrador', () => decide(persona, everything, `usuarios/${uid}`)],
    ['makes a friend administrador', () => decide(persona, everything)],
    [
      'grants itself a permission',
      () =>
        decide(
          persona,
          { permisos: { ...defaultPermissions('editor'), asignarRoles: true } },
          `usuarios/${uid}`,
        ),
    ],
    [
      'grants a friend a permission',
      () => decide(persona, { permisos: { ...defaultPermissions('usuario'), crearArticulos: true } }),
    ],
    [
      'suspends the administrador',
      () => decide(persona, { estado: 'suspendido' }, 'usuarios/uid-administrador'),
    ],
    ['lists accounts', () => getDocs(query(collection(as(persona), 'usuarios'), limit(1)))],
    ['reads a message', () => getDoc(doc(as(persona), MESSAGE_TODAY))],
    ['lists the messages', () => getDocs(query(collection(as(persona), 'mensajes'), limit(1)))],
    ['deletes a category', () => deleteDoc(doc(as(persona), 'categorias/arqueologia'))],
    ['deletes a shard', () => deleteDoc(doc(as(persona), `catalogo/${SHARD}`))],
    ['imports an article', () => setDoc(doc(as(persona), 'articulos/1'), importedArticle())],
    ['begins the site anew', () => deleteDoc(doc(as(persona), 'sistema/instalacion'))],
  ]);
});

describe('an administrador', () => {
  const OWN = 'usuarios/uid-administrador';
  const own = (changes: Record<string, unknown>) => () => decide('administrador', changes, OWN);
  refuses([
    ['changes its own role', own({ rol: 'editor', permisos: defaultPermissions('editor') })],
    ['changes its own state', own({ estado: 'pendiente' })],
    [
      'changes its own permissions',
      own({ permisos: { ...defaultPermissions('administrador'), comentar: false } }),
    ],
    ['gives itself points', own({ puntos: 1000 })],
    ['gives another points', () => decide('administrador', { puntos: 1000 })],
    ['renames another', () => decide('administrador', { nombre: 'Burlado' })],
    ['deletes another’s account', () => deleteDoc(doc(as('administrador'), THEIRS))],
    ['rewrites a message', () => updateDoc(doc(as('administrador'), MESSAGE_TODAY), { mensaje: 'X' })],
    ['makes a badge easier', () => updateDoc(doc(as('administrador'), 'insignias/erudito'), { umbral: 1 })],
    [
      'edits another’s comment',
      () =>
        updateDoc(doc(as('administrador'), 'articulos/publicado/comentarios/c1'), {
          contenido: 'X',
          ...now(),
        }),
    ],
    [
      'forges a revision',
      () => save(as('administrador'), 'uid-administrador', { revision: { contenido: 'X' } }),
    ],
    [
      'gives an article to another',
      () => save(as('administrador'), 'uid-administrador', { article: { autorId: 'uid-otro' } }),
    ],
    ['lists all messages at once', () => getDocs(collection(as('administrador'), 'mensajes'))],
    ['lists all profiles at once', () => getDocs(collection(as('administrador'), 'perfiles'))],
    ['lists all articles at once', () => getDocs(collection(as('administrador'), 'articulos'))],
  ]);
});

describe.each(['autor', 'editor', 'administrador'] as const)('a suspended %s', (persona) => {
  const uid = `uid-${persona}`;
  const suspended = (attack: () => Promise<unknown>) => async () => {
    const stored = account(persona, { estado: 'suspendido' });
    await setDoc(doc(site.backend.owner, 'usuarios', uid), stored);
    await expectRefused(attack);
  };
  it(
    'saves nothing',
    suspended(() => save(as(persona), uid, { change: { contenido: 'X' } })),
  );
  it(
    'publishes nothing',
    suspended(() => publish(as(persona), uid)),
  );
  it(
    'creates nothing',
    suspended(() => save(as(persona), uid, { id: 'nuevo', stored: null })),
  );
  it(
    'deletes nothing',
    suspended(() => deleteDoc(doc(as(persona), 'articulos/borrador'))),
  );
  it(
    'reads no drafts',
    suspended(() => getDoc(doc(as(persona), 'articulos/borrador'))),
  );
  it(
    'lists no drafts',
    suspended(() => getDocs(query(collection(as(persona), 'articulos'), limit(1)))),
  );
  it(
    'changes no category',
    suspended(() => updateDoc(doc(as(persona), 'categorias/arqueologia'), { color: '#000000', ...now() })),
  );
  it(
    'decides of nobody',
    suspended(() => decide(persona, { estado: 'suspendido' })),
  );
  it(
    'reads no message',
    suspended(() => getDoc(doc(as(persona), MESSAGE_TODAY))),
  );
});
