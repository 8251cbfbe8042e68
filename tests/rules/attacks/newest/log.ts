import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { account, type Data, type Given } from '../../fixtures';
import { NEW_ID, newLine } from '../../forum-commits';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const PAST = Timestamp.fromMillis(0);
const note =
  (changes: Data = {}, id = NEW_ID): Attempt =>
  (db, { uid }) =>
    setDoc(
      doc(db, 'foro_moderacion', id),
      newLine(uid, {
        accion: 'nota',
        tipo: 'miembro',
        objetivoId: 'uid-otro',
        titulo: 'Nombre de otro',
        ...changes,
      }),
    );
const LINE = 'foro_moderacion/linea';
const of = (changes: Data): Given => ({ 'usuarios/uid-moderador': account('moderador', changes) });

/** What the staff says that it did. */
export const LOG: Table = {
  what: 'a line of the log',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'autor', 'editor', 'suspendido', 'pendiente'],
      'writes a note',
      note(),
    ),
    ...byEach(['visitante', 'usuario', 'autor', 'editor', 'suspendido'], 'reads one', (db) =>
      getDoc(doc(db, LINE)),
    ),
    ['moderador', 'writes a note while suspended', note(), of({ estado: 'suspendido' })],
    [
      'moderador',
      'writes a note without a permission of the forum',
      note(),
      of({ permisos: { moderarComentarios: true } }),
    ],
    ['moderador', 'writes a note with cerrarTemas alone', note(), of({ permisos: { cerrarTemas: true } })],
    [
      'moderador',
      'says with cerrarTemas alone that it featured',
      note({ accion: 'destacar', tipo: 'tema' }),
      of({ permisos: { cerrarTemas: true } }),
    ],
    ...ofEach('moderador', {}, (changes: Data) => note(changes), [
      ['writes as another', { moderadorId: 'uid-administrador' }],
      ['writes under the name of another', { moderadorNombre: 'Nombre de administrador' }],
      ['writes of before', { fecha: PAST }],
      ['writes one more field', { html: '' }],
      ['writes of 501 characters', { motivo: 'x'.repeat(501) }],
      ['writes in a list', { motivo: ['x'] }],
      ['writes a title of two lines', { titulo: 'Nombre\nde otro' }],
      ['writes a title of 201 characters', { titulo: 'x'.repeat(201) }],
      ['writes of where it was in 201 characters', { de: 'x'.repeat(201) }],
      ['writes about an id of 201 characters', { objetivoId: 'x'.repeat(201) }],
      ['writes about what is no kind', { tipo: 'mensaje' }],
      ['says what nobody does', { accion: 'regalar' }],
      ['says what it does in a list', { accion: ['nota'] }],
      ['says that it reset a profile', { accion: 'restablecer-perfil', titulo: 'Nombre de otro' }],
      ['says that it accepted an answer', { accion: 'aceptar', tipo: 'respuesta', objetivoId: 'primera' }],
      ['says that it created a category', { accion: 'crear-categoria' }],
      [
        'says that it edited a category',
        {
          accion: 'editar-categoria',
          tipo: 'categoria',
          objetivoId: 'general',
          titulo: 'General',
          autorId: null,
        },
      ],
      [
        'says that it emptied a category',
        {
          accion: 'vaciar-categoria',
          tipo: 'categoria',
          objetivoId: 'general',
          titulo: 'General',
          autorId: null,
        },
      ],
      ['writes whose it is in 129 characters', { autorId: 'x'.repeat(129) }],
      ['writes text that turns its direction', { motivo: 'a\u202Eb' }],
    ]),
    ['moderador', 'writes under a short id', note({}, 'corta')],
    ['moderador', 'writes under an id with a sign', note({}, 'nueva-00000000000000')],
    ['moderador', 'writes over a line', note({}, 'linea')],
    ...byEach(['moderador', 'administrador'], 'changes a line', (db) =>
      updateDoc(doc(db, LINE), { motivo: 'Otro' }),
    ),
    ...byEach(['moderador', 'administrador'], 'takes a line away', (db) => deleteDoc(doc(db, LINE))),
    ['moderador', 'lists 51 lines', (db) => getDocs(query(collection(db, 'foro_moderacion'), limit(51)))],
  ],
  allowed: [
    ...byEach(['moderador', 'administrador'], 'writes a note', note()),
    ['moderador', 'writes a note of 500 characters', note({ motivo: 'x'.repeat(500) })],
    [
      'moderador',
      'says with cerrarTemas alone that it closed',
      note({ accion: 'cerrar', tipo: 'tema' }),
      of({ permisos: { cerrarTemas: true } }),
    ],
  ],
};
