/** A second reader's attempts: commits that are legal but for one value of a kind that a browser's form would never send. */
import {
  Bytes,
  doc,
  GeoPoint,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { addComment, paced, signUp } from '../commits';
import type { Data } from '../fixtures';
import { addReply, addReport, addTopic } from '../forum-commits';
import { entry } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-valores');

const BYTES = Bytes.fromUint8Array(new Uint8Array([65, 66, 67]));
const PLACE = new GeoPoint(-36.6, -72.1);
const HUGE = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, 'x'.repeat(100)]));
const now = serverTimestamp;

/** The same attempt with each of these in the place of what belongs there. */
const each = (
  persona: string,
  what: string,
  values: readonly Data[],
  attempt: (changes: Data) => Attempt,
): readonly Try[] =>
  values.map((changes, n) => [
    persona,
    `${what}: ${Object.keys(changes).join(', ')} (${n + 1})`,
    attempt(changes),
  ]);

describe('texts and numbers of the forum', () => {
  refuses([
    ...each(
      'usuario',
      'a topic',
      [
        { titulo: BYTES },
        { titulo: ['Las planchas'] },
        { contenido: HUGE },
        { contenido: PLACE },
        { tags: { 0: 'nahom' } },
        { tags: [BYTES] },
        { tags: ['nahom\n'] },
        { menciones: 'uid-otro' },
        { menciones: [null] },
        { menciones: Array(6).fill('uid-otro') },
        { destacado: null },
        { destacado: 0 },
        { respuestas: -0 },
        { vistas: Number.NaN },
        { likes: Number.POSITIVE_INFINITY },
        { ultimoNumero: -1 },
        { participantes: ['uid-usuario', 'uid-usuario'] },
        { participantes: { 0: 'uid-usuario' } },
        { usuariosLike: ['uid-usuario'], likes: 1 },
        { ultimaRespuesta: {} },
        { estado: ['abierto'] },
        { borrando: null },
        { vistasContadas: 5 },
        { ultimoRegistro: 'linea' },
        { cerradoPorReportes: 'abierto' },
      ],
      (item) =>
        (db, { uid }) =>
          addTopic(db, uid, { item }),
    ),
    ...each(
      'usuario',
      'a reply',
      [
        { contenido: [] },
        { contenido: BYTES },
        { numero: 3.5 },
        { numero: Number.NaN },
        { numero: '3' },
        { citaId: '' },
        { citaId: 'primera/../segunda' },
        { citaId: BYTES },
        { oculta: null },
        { ocultaPorReportes: false },
        { menciones: { 0: 'uid-otro' } },
        { likes: -0 },
        { temaId: 'abierto/x/y' },
      ],
      (item) =>
        (db, { uid }) =>
          addReply(db, uid, { item }),
    ),
    ...each(
      'usuario',
      'a report',
      [
        { motivo: BYTES },
        { motivo: HUGE },
        { reportadorNuevo: null },
        { reportadorNuevo: 0 },
        { estado: 'revisado' },
      ],
      (report) =>
        (db, { uid }) =>
          addReport(db, uid, { report }),
    ),
    ...each(
      'moderador',
      'an entry of the search',
      [
        { palabras: [BYTES] },
        { palabras: HUGE },
        { palabras: [null] },
        { palabras: ['x'.repeat(12_001)] },
        { texto: BYTES },
        { oculta: null },
        { estado: 'cerrado' },
      ],
      (changes) => (db) => setDoc(doc(db, 'foro_indice/tema_abierto'), entry('tema', 'abierto', changes)),
    ),
  ]);
});

describe('accounts and what they say', () => {
  refuses([
    ...each(
      'nuevo',
      'a birth',
      [
        { nombre: BYTES },
        { nombre: '' },
        { biografia: null },
        { biografia: HUGE },
        { avatar: false },
        { permisos: [] },
        { insignias: null },
        { articulosFavoritos: {} },
        { puntos: Number.NaN },
        { ritmo: { minuto: now(), actos: -1000, dia: now(), hoy: -1000 } },
        { estadisticasForo: { puntosForo: 1000 } },
        { notificacionesForo: {} },
        { temasFavoritos: [] },
        { suspension: null },
        { ultimoEvento: { tipo: 'alta', id: 'uid-nuevo', nota: HUGE } },
      ],
      (changes) =>
        (db, { uid }) =>
          signUp(db, uid, changes),
    ),
    ...each(
      'usuario',
      'a profile',
      [
        { biografia: BYTES },
        { biografia: ['x'] },
        { biografia: null },
        { nombre: ['Ana'] },
        { avatar: '' },
        { avatar: HUGE },
      ],
      (changes) =>
        (db, { uid }) =>
          updateDoc(doc(db, 'usuarios', uid), { fechaActualizacion: now(), ...paced('perfil'), ...changes }),
    ),
    ...each(
      'usuario',
      'a choice of notices',
      [
        { notificacionesForo: { mencion: 1 } },
        { notificacionesForo: { mencion: 'true' } },
        { notificacionesForo: { mencion: null } },
        { notificacionesForo: { otra: true } },
        { notificacionesForo: [true] },
        { notificacionesForo: null },
        { notificacionesForo: HUGE },
      ],
      (changes) =>
        (db, { uid }) =>
          updateDoc(doc(db, 'usuarios', uid), { ...changes, ...paced('avisos') }),
    ),
    ...each(
      'usuario',
      'a comment',
      [
        { contenido: BYTES },
        { contenido: HUGE },
        { autor: ['Lucía'] },
        { respuestaA: '' },
        { respuestaA: 'nuevo' },
        { respuestaA: BYTES },
        { autorAvatar: '' },
        { autorRol: null },
        { articuloPublicado: 1 },
        { origen: { tipo: 'blogger' } },
      ],
      (comment) =>
        (db, { uid }) =>
          addComment(db, uid, { comment }),
    ),
  ]);
});

describe('what visitors write', () => {
  const view =
    (path: string, data: Data): Attempt =>
    (db) =>
      setDoc(doc(db, path), { cuenta: 1, fecha: now(), ...data });
  refuses([
    ...each(
      'visitante',
      'a first view',
      [
        { cuenta: 100 },
        { cuenta: -0 },
        { cuenta: '1' },
        { cuenta: Number.NaN },
        { cuenta: [1] },
        { fecha: null },
        { nota: HUGE },
      ],
      (data) => view('visitas/publicado', data),
    ),
    ['visitante', 'a view of an article by the path of its comment', view('visitas/publicado/x/y', {})],
    ['visitante', 'a view of a topic as an article', view('visitas/abierto', {})],
    ['visitante', 'a view of an article as a topic', view('foro_vistas/publicado', {})],
    [
      'visitante',
      'ten views of what is not there',
      (db) => {
        const batch = writeBatch(db);
        for (let n = 0; n < 10; n += 1)
          batch.set(doc(db, `foro_vistas/nada${n}`), { cuenta: 1, fecha: now() });
        return batch.commit();
      },
    ],
  ]);
});
