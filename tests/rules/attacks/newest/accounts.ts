import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../../commits';
import { account, award, type Data, type Given } from '../../fixtures';
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

const save =
  (changes: Data = {}, given: Data | null = {}, id = 'ajeno', whose?: string): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', whose ?? uid), {
      temasFavoritos: [id],
      puntos: increment(2),
      ultimaActividad: now(),
      ultimoEvento: { tipo: 'tema-favorito', id },
      ...paced('tema-favorito'),
      ...changes,
    });
    if (given)
      batch.set(doc(db, `usuarios/${whose ?? uid}/premios/tema-favorito-${id}`), {
        ...award('tema-favorito', id, 2),
        fechaObtencion: now(),
        ...given,
      });
    return batch.commit();
  };
const AWARD = 'usuarios/uid-usuario/premios/tema-favorito-ajeno';
const AGAIN: Given = { [AWARD]: award('tema-favorito', 'ajeno', 2) };
const MANY = Array.from({ length: 200 }, (_, n) => `t${n}`);
const keeping = (temasFavoritos: string[]): Given => ({
  'usuarios/uid-usuario': account('usuario', { temasFavoritos }),
});
const KEPT = keeping(['ajeno']);
const FULL = keeping(MANY);
const ALMOST_FULL = keeping(MANY.slice(1));
const NO_POINTS = { puntos: increment(0) };
const without = (permission: string): Given => ({
  'usuarios/uid-usuario': account('usuario', { permisos: { participarForo: true, [permission]: false } }),
});

/** A topic that is saved gives 2 points, once. */
export const SAVED_TOPICS: Table = {
  what: 'a saved topic',
  refused: [
    ...byEach(['visitante', 'nuevo', 'suspendido', 'pendiente'], 'saves one', save()),
    ...byEach(
      ['visitante', 'otro', 'moderador', 'administrador'],
      'saves one for usuario',
      save({}, {}, 'ajeno', 'uid-usuario'),
    ),
    ['usuario', 'saves one without marcarFavoritos', save(), without('marcarFavoritos')],
    ...ofEach('usuario', {}, (changes: Data) => save(changes), [
      ['saves one for 3 points', { puntos: increment(3) }],
      ['saves one for none, with its award', NO_POINTS],
      ['saves two', { temasFavoritos: ['ajeno', 'huerfano'] }],
      ['saves another than its event says', { temasFavoritos: ['huerfano'] }],
      ['saves a map', { temasFavoritos: { 0: 'ajeno' } }],
      [
        'saves one by an event that says more',
        { ultimoEvento: { tipo: 'tema-favorito', id: 'ajeno', de: 'x' } },
      ],
      ['saves one by the event of an article', { ultimoEvento: { tipo: 'favorito', id: 'ajeno' } }],
      ['saves one yesterday', { ultimaActividad: Timestamp.fromMillis(0) }],
      ['saves one and counts a topic', { temasForoCount: increment(1) }],
      ['saves one and rises to a level', { nivelActividad: 'Experto' }],
      ['saves one at no pace', { 'ritmo.actos': increment(0), 'ritmo.hoy': increment(0) }],
    ]),
    ...ofEach('usuario', {}, (given: Data | null) => save({}, given), [
      ['is given no award', null],
      ['is given an award of 20', { puntos: 20 }],
      ['is given an award of another', { referencia: 'huerfano' }],
      ['is given an award of a kind of its own', { tipo: 'regalo' }],
      ['is given an award of before', { fechaObtencion: Timestamp.fromMillis(0) }],
      ['is given an award with a note', { nota: 'x' }],
    ]),
    ['usuario', 'saves its own for points', save({}, {}, 'abierto')],
    ['usuario', 'saves what is not there', save({}, {}, 'nada')],
    ['usuario', 'saves one again for points', save({}, null), AGAIN],
    ['usuario', 'saves one again with its award', save(), AGAIN],
    ['usuario', 'saves what it has', save({ temasFavoritos: ['ajeno', 'ajeno'] }), KEPT],
    ['usuario', 'saves the 201st', save({ temasFavoritos: [...MANY, 'ajeno'] }), FULL],
    [
      'usuario',
      'writes its award again',
      (db) => setDoc(doc(db, AWARD), { ...award('tema-favorito', 'ajeno', 2), fechaObtencion: now() }),
      AGAIN,
    ],
    ...byEach(
      ['usuario', 'otro', 'administrador'],
      'takes the award away',
      (db) => deleteDoc(doc(db, AWARD)),
      AGAIN,
    ),
  ],
  allowed: [
    ['usuario', "saves another's", save()],
    ['usuario', 'saves the 200th', save({ temasFavoritos: [...MANY.slice(1), 'ajeno'] }), ALMOST_FULL],
    ['usuario', 'saves its own for nothing', save(NO_POINTS, null, 'abierto')],
    ['usuario', 'saves one again for nothing', save(NO_POINTS, null), AGAIN],
  ],
};
