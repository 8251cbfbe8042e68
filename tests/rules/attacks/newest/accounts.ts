import {
  collection,
  deleteField,
  doc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../../commits';
import { account, type Data, type Given } from '../../fixtures';
import {
  addNoticeToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addTopic,
  NEW_ID,
} from '../../forum-commits';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
/** Where a window began that lasts as long as the tests do. */
const LATER = Timestamp.fromMillis(Date.now() + 24 * 3_600_000);
const spent = (persona: string, ritmo: Data, changes: Data = {}): Given => ({
  [`usuarios/uid-${persona}`]: account(persona, {
    ritmo: { minuto: LATER, actos: 0, dia: LATER, hoy: 0, ...ritmo },
    ...changes,
  }),
});
const ROOM = spent('usuario', { actos: 7, hoy: 7 });

const mine =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);
const choose = (step: Data) => mine({ notificacionesForo: { mencion: false }, ...paced('avisos'), ...step });
const rename = (step: Data) =>
  mine({ biografia: 'Otra', fechaActualizacion: now(), ...paced('perfil'), ...step });
const CHEAPER = { 'ritmo.actos': increment(1), 'ritmo.hoy': increment(1) };
const ofUsuario =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), { fechaActualizacion: now(), ...changes });
const EMPTY = { ritmo: { minuto: now(), actos: 0, dia: now(), hoy: 0 } };
const topicFor =
  (step: Data): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { account: step });

/** How much an account may do in a minute and a day. */
export const PACE: Table = {
  what: 'a pace',
  refused: [
    ...ofEach('usuario', ROOM, choose, [
      ['counts its minute in words', { 'ritmo.actos': '8' }],
      ['counts its day in a list', { 'ritmo.hoy': [8] }],
      ['counts half an act', { 'ritmo.actos': increment(0.5) }],
      ['counts backwards', { 'ritmo.actos': increment(-7), 'ritmo.hoy': increment(-7) }],
      ['counts its minute and not its day', { 'ritmo.hoy': increment(0) }],
      ['begins its minute with a word', { 'ritmo.minuto': 'ayer' }],
      ['begins its minute now', { 'ritmo.minuto': now(), 'ritmo.actos': 1 }],
      ['begins its day now', { 'ritmo.dia': now(), 'ritmo.hoy': 1 }],
      ['moves its minute back', { 'ritmo.minuto': Timestamp.fromMillis(0) }],
      ['keeps no day', { 'ritmo.dia': deleteField() }],
      ['chooses what is no notice', { notificacionesForo: { ofertas: true } }],
      ['chooses by a word', { notificacionesForo: { mencion: 'no' } }],
    ]),
    [
      'usuario',
      'chooses its notices and keeps no pace',
      mine({ notificacionesForo: {}, ritmo: deleteField() }),
      ROOM,
    ],
    [
      'usuario',
      'chooses its notices and has a pace of null',
      mine({ notificacionesForo: {}, ritmo: null }),
      ROOM,
    ],
    ['usuario', 'writes its profile at the price of a choice', rename(CHEAPER), ROOM],
    ['usuario', 'opens a topic at the price of a like', topicFor(CHEAPER), ROOM],
    ['usuario', 'opens a topic past its minute', topicFor({}), spent('usuario', { actos: 51 })],
    ['usuario', 'opens a topic past its day', topicFor({}), spent('usuario', { hoy: 2991 })],
    [
      'sin-verificar',
      'chooses past the minute of who is unproven',
      choose({}),
      spent('sin-verificar', { actos: 20 }),
    ],
    [
      'sin-verificar',
      'chooses past the day of who is unproven',
      choose({}),
      spent('sin-verificar', { hoy: 60 }),
    ],
    ['autor', 'chooses past the minute of who has a role', choose({}), spent('autor', { actos: 120 })],
    ['usuario', 'takes a role with the act', choose({ rol: 'autor' }), ROOM],
    ...byEach(
      ['visitante', 'nuevo', 'otro', 'autor', 'editor', 'moderador', 'administrador'],
      'empties the pace of usuario',
      ofUsuario(EMPTY),
      ROOM,
    ),
    [
      'administrador',
      'empties it with a role',
      ofUsuario({ permisos: account('usuario').permisos, ...EMPTY }),
      ROOM,
    ],
    ['otro', 'fills the pace of usuario', ofUsuario({ 'ritmo.hoy': 3000 }), ROOM],
  ],
  allowed: [
    ['usuario', 'chooses its notices', choose({}), ROOM],
    ['usuario', 'writes its profile', rename({}), ROOM],
    ['usuario', 'opens the last topic of its minute', topicFor({}), spent('usuario', { actos: 50 })],
    ['sin-verificar', 'chooses to the end of its minute', choose({}), spent('sin-verificar', { actos: 19 })],
    ['autor', 'chooses to the end of its minute', choose({}), spent('autor', { actos: 119 })],
  ],
};

const UNPROVEN: Given = { 'usuarios/uid-sin-verificar': account('sin-verificar', { comentariosCount: 9 }) };
const profiles: Attempt = (db) => getDocs(query(collection(db, 'perfiles'), limit(10)));
const mention: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  const item = { contenido: 'Como dice @Nombre de otro', menciones: ['uid-otro'] };
  addReplyToBatch(batch, db, uid, { item });
  addNoticeToBatch(batch, db, uid, 'uid-otro', `mencion_${NEW_ID}`, { tipo: 'mencion', respuestaId: NEW_ID });
  return batch.commit();
};
const report =
  (reportadorNuevo: unknown, isCounted: boolean): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { report: { reportadorNuevo }, ...(isCounted ? {} : { item: null }) });
const answer =
  (item: Data): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { item });
const LINK = { contenido: 'https://ejemplo.org' };

/** What wants a proven e-mail, which the token says and no document. */
export const EMAILS: Table = {
  what: 'an e-mail that is not proven',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'sin-verificar', 'suspendido', 'pendiente'],
      'finds ten members',
      profiles,
      UNPROVEN,
    ),
    ['sin-verificar', 'tells whom it names', mention, UNPROVEN],
    ['sin-verificar', 'has a report counted', report(false, true), UNPROVEN],
    ['sin-verificar', 'has a report of a newcomer counted', report(true, true), UNPROVEN],
    ['sin-verificar', 'says that it is no newcomer', report(false, false), UNPROVEN],
    ['sin-verificar', 'says so in a word', report('no', false), UNPROVEN],
    ['sin-verificar', 'answers with a link', answer(LINK), UNPROVEN],
    [
      'sin-verificar',
      'opens a topic with a link',
      (db, { uid }) => addTopic(db, uid, { item: LINK }),
      UNPROVEN,
    ],
    ...ofEach('sin-verificar', UNPROVEN, mine, [
      ['says that its e-mail is proven', { verificado: true }],
      [
        'says it with the choice of notices',
        { notificacionesForo: {}, emailVerificado: true, ...paced('avisos') },
      ],
      [
        'says it with its profile',
        { biografia: 'x', email_verified: true, fechaActualizacion: now(), ...paced('perfil') },
      ],
      ['takes the e-mail of another', { email: 'otro@demo.test' }],
      [
        'takes another e-mail with its profile',
        { email: 'nueva@demo.test', fechaActualizacion: now(), ...paced('perfil') },
      ],
      ['was born long before', { fechaRegistro: Timestamp.fromMillis(0) }],
    ]),
    ...byEach(
      ['otro', 'moderador', 'administrador'],
      'says that the e-mail of usuario is proven',
      ofUsuario({ verificado: true }),
    ),
  ],
  allowed: [
    ['usuario', 'finds ten members with a proven e-mail', profiles],
    ['usuario', 'tells whom it names with a proven e-mail', mention],
    ['usuario', 'has a report counted with a proven e-mail', report(false, true)],
    ['sin-verificar', 'reports as a newcomer', report(true, false), UNPROVEN],
    ['sin-verificar', 'answers without a link', answer({}), UNPROVEN],
  ],
};
