import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { skeletonOf } from '@/model/users/names';
import { paced } from '../../commits';
import type { Data, Given } from '../../fixtures';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
const rename =
  (nombre: unknown): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), { nombre, fechaActualizacion: now(), ...paced('perfil') });
const place = (name: string) => `nombres_reservados/${skeletonOf(name)}`;
const OF_EDITOR = place('Nombre de editor');
const reserve =
  (path: string, data: Data): Attempt =>
  (db) =>
    setDoc(doc(db, path), data);
const moveTo =
  (nombre: string, reserved: string, holder?: string): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', uid), { nombre, fechaActualizacion: now(), ...paced('perfil') });
    batch.set(doc(db, place(reserved)), { uid: holder ?? uid });
    batch.delete(doc(db, OF_EDITOR));
    return batch.commit();
  };
const FREE: Given = { [OF_EDITOR]: null };

/** The names that only their bearers of the staff have. */
export const NAMES: Table = {
  what: 'a reserved name',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'autor', 'moderador', 'suspendido', 'pendiente'],
      'lets the name of an editor go',
      (db) => deleteDoc(doc(db, OF_EDITOR)),
    ),
    ...byEach(
      ['visitante', 'usuario', 'autor', 'moderador', 'suspendido'],
      'reserves the name of an editor',
      reserve(OF_EDITOR, { uid: 'uid-editor' }),
      FREE,
    ),
    ...byEach(['usuario', 'autor', 'administrador'], 'takes a reserved name over', (db, { uid }) =>
      updateDoc(doc(db, OF_EDITOR), { uid }),
    ),
    ...ofEach<Data>('editor', FREE, (data) => reserve(OF_EDITOR, data), [
      ['reserves its name for another', { uid: 'uid-usuario' }],
      ['reserves its name with one more field', { uid: 'uid-editor', desde: now() }],
      ['reserves its name for a list', { uid: ['uid-editor'] }],
      ['reserves its name for nobody', {}],
    ]),
    [
      'editor',
      'reserves a name as it is written',
      reserve('nombres_reservados/Nombre de editor', { uid: 'uid-editor' }),
      FREE,
    ],
    ['editor', 'reserves the name of a member', reserve(place('Nombre de usuario'), { uid: 'uid-editor' })],
    ['editor', 'reserves another name than it takes', moveTo('Elena Rojas', 'Marta Pérez')],
    [
      'editor',
      'reserves the name that it takes for another',
      moveTo('Elena Rojas', 'Elena Rojas', 'uid-usuario'),
    ],
    [
      'editor',
      'takes the name of an administrador',
      moveTo('Nombre de administrador', 'Nombre de administrador'),
    ],
    ['editor', 'lets its name go and keeps it', (db) => deleteDoc(doc(db, OF_EDITOR))],
    ['administrador', 'reserves the name of a member', reserve(place('Nombre de otro'), { uid: 'uid-otro' })],
    ...ofEach('usuario', {}, rename, [
      ['has a name of 81 characters', 'a'.repeat(81)],
      ['has a list of names', ['Ana']],
      ['has a number for a name', 7],
      ['has the name of an editor with other accents', 'Ñombré dè éditör'],
      ['has no name', null],
    ]),
  ],
  allowed: [
    ['usuario', 'has a name of 80 characters', rename('a'.repeat(80))],
    ['editor', 'takes another name and reserves it', moveTo('Elena Rojas', 'Elena Rojas')],
    ['editor', 'reserves its name where it was not', reserve(OF_EDITOR, { uid: 'uid-editor' }), FREE],
  ],
};
