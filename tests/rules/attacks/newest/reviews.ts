import { doc, increment, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { account, type Data, type Given } from '../../fixtures';
import {
  actAsStaff,
  addNoticeToBatch,
  addReply,
  addReport,
  addStaffActToBatch,
  type ForumParts,
  lastReply,
  NEW_ID,
  newLine,
} from '../../forum-commits';
import { reply } from '../../forum-fixtures';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const LINK = 'Compren en https://ejemplo.org';
const HELD = 'foro_respuestas/retenida';
const NEWCOMER: Given = { 'usuarios/uid-usuario': account('usuario', { fechaRegistro: Timestamp.now() }) };
const heldWith = (changes: Data): Given => ({
  'usuarios/uid-usuario': account('usuario', {
    fechaRegistro: Timestamp.now(),
    respuestaPendiente: 'retenida',
  }),
  [HELD]: reply({ numero: 8, contenido: LINK, oculta: true, pendiente: true, ...changes }, 'usuario'),
});
const WAITING = heldWith({});
const of = (changes: Data): Given => ({
  ...WAITING,
  'usuarios/uid-moderador': account('moderador', changes),
});

interface Decision {
  accion?: string;
  item?: Data;
  line?: Data | null;
  lineId?: string;
}
const decide =
  ({ accion = 'mostrar', item = {}, ...parts }: Decision): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, HELD, accion, { ...parts, item: { oculta: false, pendiente: false, ...item } });

const WRONG_DECISIONS: readonly (readonly [string, Decision])[] = [
  ['publishes without a line', { line: null }],
  ['publishes by a line of the year before', { line: null, lineId: 'linea' }],
  ['publishes by the line of a hiding', { line: { accion: 'ocultar' } }],
  ['publishes by a line about another reply', { line: { objetivoId: 'primera' } }],
  ['publishes by a line about a topic', { line: { tipo: 'tema' } }],
  ['publishes by a line of another moderator', { line: { moderadorId: 'uid-administrador' } }],
  ['publishes by a line of another name', { line: { moderadorNombre: 'Nadie' } }],
  ['publishes by a line of before', { line: { fecha: Timestamp.fromMillis(0) } }],
  ['publishes it with other words', { item: { contenido: 'Otro' } }],
  ['publishes it in its own name', { item: { autorId: 'uid-moderador' } }],
  ['publishes it with likes', { item: { likes: 9 } }],
  ['publishes it as accepted', { item: { respuestaAceptada: true } }],
  ['publishes it and lets it wait', { item: { pendiente: true } }],
  ['publishes it with a word for a mark', { item: { pendiente: 'no' } }],
  ['publishes it with a word for hidden', { item: { oculta: 'no' } }],
  ['publishes it as hidden by reports', { item: { ocultaPorReportes: true } }],
  ['publishes it with one more field', { item: { revisada: true } }],
  ['says that it hides, and publishes', { accion: 'ocultar' }],
];

/** A reply that is held as the rules want it, with changes. */
const hold =
  (item: Data, { topic, ...parts }: ForumParts = {}): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, {
      item: { contenido: LINK, oculta: true, pendiente: true, ...item },
      topic: topic === null ? null : { ultimaRespuesta: lastReply(uid, NEW_ID, { contenidoResumen: '' }) },
      account: { respuestaPendiente: NEW_ID },
      ...parts,
    });
const inAccount =
  (changes: Data): Attempt =>
  (db, asker) =>
    hold({}, { account: { respuestaPendiente: NEW_ID, ...changes } })(db, asker);
const LONGEST = `${LINK} ${'a'.repeat(10_000 - LINK.length - 1)}`;

const tellTwo: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  addStaffActToBatch(batch, db, uid, HELD, 'mostrar', { item: { oculta: false, pendiente: false } });
  batch.set(doc(db, 'foro_moderacion/otra0000000000000000'), newLine(uid, { accion: 'mostrar' }));
  batch.update(doc(db, 'foro_respuestas/oculta'), {
    oculta: false,
    ultimoRegistro: 'otra0000000000000000',
  });
  return batch.commit();
};
/** Tells the author that its reply is published, in the commit that does it or not. */
const tell =
  (to: string, isPublished: boolean, changes: Data = {}): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    if (isPublished)
      addStaffActToBatch(batch, db, uid, HELD, 'mostrar', { item: { oculta: false, pendiente: false } });
    const about = { tipo: 'respuesta_publicada', respuestaId: 'retenida', ...changes };
    addNoticeToBatch(batch, db, uid, to, 'respuesta_publicada_retenida', about);
    return batch.commit();
  };

/** What waits for the staff: links of newcomers (decision 31). */
export const REVIEWS: Table = {
  what: 'a reply of a newcomer that waits',
  refused: [
    ...byEach(
      [
        'visitante',
        'nuevo',
        'usuario',
        'otro',
        'sin-verificar',
        'autor',
        'editor',
        'suspendido',
        'pendiente',
      ],
      'publishes it as the staff does',
      decide({}),
      WAITING,
    ),
    ...ofEach('moderador', WAITING, decide, WRONG_DECISIONS),
    ['moderador', 'publishes it while suspended', decide({}), of({ estado: 'suspendido' })],
    [
      'moderador',
      'publishes it without moderarForo',
      decide({}),
      of({ permisos: { procesarReportes: true } }),
    ],
    [
      'moderador',
      'publishes one that waits no more',
      decide({}),
      heldWith({ oculta: false, pendiente: false }),
    ],
    ['moderador', 'shows another by a line about none', tellTwo, WAITING],
    ['moderador', 'tells another of it', tell('uid-otro', true), WAITING],
    ['moderador', 'tells its author without publishing it', tell('uid-usuario', false), WAITING],
    [
      'moderador',
      'tells its author in words of its own',
      tell('uid-usuario', true, { mensaje: 'Hola' }),
      WAITING,
    ],
    ['moderador', 'tells its author that it was read', tell('uid-usuario', true, { leida: true }), WAITING],
    ['otro', 'tells its author that it is published', tell('uid-usuario', false), WAITING],
    [
      'otro',
      'reports it out of what waits',
      (db, { uid }) => addReport(db, uid, { id: 'retenida', item: { pendiente: false } }),
      WAITING,
    ],
    ['otro', 'takes its mark off', (db) => updateDoc(doc(db, HELD), { pendiente: false }), WAITING],
    ...ofEach('usuario', NEWCOMER, hold, [
      ['holds one as a word', { oculta: 'sí' }],
      ['holds one by a number', { pendiente: 1 }],
      ['holds one whose number is a word', { numero: '3' }],
      ['holds one of 10,001 characters', { contenido: `${LONGEST}a` }],
      ['holds one that names six', { menciones: ['a', 'b', 'c', 'd', 'e', 'f'] }],
      ['holds one that names in a map', { menciones: { a: 'uid-otro' } }],
      ['holds one of another', { autorId: 'uid-otro' }],
      ['holds one under another name', { autorNombre: 'Nombre de otro' }],
      ['holds one with a like', { likes: 1, usuariosLike: ['uid-otro'] }],
      ['holds one with one more field', { urgente: true }],
      ['holds one of the year before', { fechaCreacion: Timestamp.fromMillis(0) }],
      ['holds one without text', { contenido: '' }],
    ]),
    ...ofEach('usuario', NEWCOMER, inAccount, [
      ['holds one for 3 points', { puntos: increment(3) }],
      ['holds one and counts two', { respuestasForoCount: increment(2) }],
      ['holds one at no pace', { 'ritmo.actos': increment(0), 'ritmo.hoy': increment(0) }],
      ['holds one by the event of another', { ultimoEvento: { tipo: 'respuesta', id: 'suya' } }],
      ['holds one by an event that says more', { ultimoEvento: { tipo: 'respuesta', id: NEW_ID, de: 'x' } }],
      ['names it in a list', { respuestaPendiente: [NEW_ID] }],
      ['becomes verified with it', { verificado: true }],
    ]),
    ['usuario', 'holds one that its account does not count', hold({}, { account: null }), NEWCOMER],
    ['usuario', 'holds one that its topic does not count', hold({}, { topic: null }), NEWCOMER],
    ['usuario', 'holds one that its category does not count', hold({}, { category: null }), NEWCOMER],
  ],
  allowed: [
    ['usuario', 'holds one', hold({}), NEWCOMER],
    ['usuario', 'holds one of 10,000 characters', hold({ contenido: LONGEST }), NEWCOMER],
    ...byEach(['moderador', 'administrador'], 'publishes it', decide({}), WAITING),
    ['moderador', 'leaves it hidden', decide({ accion: 'ocultar', item: { oculta: true } }), WAITING],
    ['moderador', 'publishes it and tells its author', tell('uid-usuario', true), WAITING],
  ],
};
