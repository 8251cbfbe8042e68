/** What a member would try whose profile the staff reset, and who would look like the staff. */
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { addComment, deleteAccount, newborn, paced } from '../commits';
import { account, type Data, type Given, profileOf } from '../fixtures';
import { NEW_ID, newLine } from '../forum-commits';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-perfiles');
const now = serverTimestamp;
const PAST = Timestamp.fromMillis(0);

/** Its profile was reset, and it is suspended. */
const frozen: Given = {
  'usuarios/uid-usuario': account('usuario', {
    nombre: 'Miembro',
    estado: 'suspendido',
    suspension: { hasta: null, motivo: 'Insultos', por: 'uid-moderador' },
    perfilRestablecido: { fecha: PAST, registro: 'linea' },
  }),
};
const mine =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);
const renamed = (changes: Data = {}) => ({
  nombre: 'Una grosería',
  fechaActualizacion: now(),
  ...paced('perfil'),
  ...changes,
});
const publish =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'perfiles', uid), { ...profileOf(account('usuario', { nombre: 'Miembro' })), ...changes });

describe('a profile that the staff reset', () => {
  const tries: readonly Try[] = [
    ['usuario', 'takes its name again', mine(renamed()), frozen],
    [
      'usuario',
      'takes its picture again',
      mine({ avatar: '/img/avatares/rey.svg', fechaActualizacion: now(), ...paced('perfil') }),
      frozen,
    ],
    [
      'usuario',
      'takes its name and its freedom',
      mine(renamed({ estado: 'activo', suspension: null })),
      frozen,
    ],
    ['usuario', 'forgets that it was reset', mine({ perfilRestablecido: deleteField() }), frozen],
    ['usuario', 'forgets it with a new name', mine(renamed({ perfilRestablecido: null })), frozen],
    [
      'usuario',
      'takes its name with the choice of its notices',
      mine({ nombre: 'Una grosería', notificacionesForo: {}, ...paced('avisos') }),
      frozen,
    ],
    [
      'usuario',
      'takes its name when it is seen',
      mine({ nombre: 'Una grosería', ultimoAcceso: now() }),
      frozen,
    ],
    ['usuario', 'takes its name on its public side alone', publish({ nombre: 'Una grosería' }), frozen],
    [
      'usuario',
      'takes its picture on its public side alone',
      publish({ avatar: '/img/avatares/rey.svg' }),
      frozen,
    ],
    ['usuario', 'takes its public side away', (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid)), frozen],
    ['usuario', 'leaves, to be born with its name', (db, { uid }) => deleteAccount(db, uid), frozen],
    ['usuario', 'is born over it', (db, { uid }) => setDoc(doc(db, 'usuarios', uid), newborn(uid)), frozen],
    [
      'usuario',
      'comments under its name',
      (db, { uid }) => addComment(db, uid, { comment: { autor: 'Una grosería' } }),
      frozen,
    ],
    [
      'usuario',
      'resets its own profile',
      mine({
        nombre: 'Miembro',
        perfilRestablecido: { fecha: now(), registro: 'linea' },
        fechaActualizacion: now(),
      }),
    ],
    [
      'otro',
      "resets another's profile",
      (db, { uid }) => {
        const batch = writeBatch(db);
        const perfilRestablecido = { fecha: now(), registro: NEW_ID };
        batch.update(doc(db, 'usuarios/uid-usuario'), {
          nombre: 'Miembro',
          perfilRestablecido,
          fechaActualizacion: now(),
        });
        batch.set(doc(db, 'perfiles/uid-usuario'), profileOf(account('usuario', { nombre: 'Miembro' })));
        const about = {
          tipo: 'miembro',
          objetivoId: 'uid-usuario',
          autorId: 'uid-usuario',
          titulo: 'Nombre de usuario',
        };
        batch.set(
          doc(db, 'foro_moderacion', NEW_ID),
          newLine(uid, { accion: 'restablecer-perfil', ...about }),
        );
        return batch.commit();
      },
    ],
    [
      'otro',
      "writes another's public side",
      (db) => setDoc(doc(db, 'perfiles/uid-usuario'), profileOf(account('usuario', { nombre: 'Miembro' }))),
    ],
    ['usuario', 'is called as the staff by letters that look alike', mine(renamed({ nombre: 'M0derad0r' }))],
    ['usuario', 'is called as an editor with more spaces', mine(renamed({ nombre: 'Nombre  de - Editor' }))],
    ['usuario', 'is called as an editor by a digit', mine(renamed({ nombre: 'Nombre de Ed1tor' }))],
    [
      'usuario',
      'signs a comment as the staff',
      (db, { uid }) => addComment(db, uid, { comment: { autor: 'Nombre de editor', autorRol: 'editor' } }),
    ],
    [
      'usuario',
      'signs a comment under its name with a role',
      (db, { uid }) =>
        addComment(db, uid, { comment: { autor: 'Nombre de usuario', autorRol: 'moderador' } }),
    ],
  ];
  refuses(tries);
});
