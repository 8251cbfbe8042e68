import { doc, increment, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { ACT_COSTS, PACE_LIMITS } from '@/model/users/pace';
import { addComment, addFavourite, paced } from '../commits';
import { account, type Data, type Given, withAccount } from '../fixtures';
import { addReply, addTopic, like } from '../forum-commits';
import { topic } from '../forum-fixtures';
import { addSaveToBatch, publish, withdraw } from '../staff-commits';
import { type Attempt, acting, type Line, type Row, table } from './row';

const ACCOUNT = '/usuarios/{uid}';
const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Where a window began that is not over however long the rows before take. */
const LATER = ago(-DAY);

/** An account with this pace; no window of it is over unless it says so. */
const paceOf = (ritmo: Data, changes: Data = {}, persona = 'usuario'): Given => ({
  [`usuarios/uid-${persona}`]: account(persona, {
    ...changes,
    ritmo: { minuto: LATER, actos: 0, dia: LATER, hoy: 0, ...ritmo },
  }),
});
const { ritmo: _, ...UNPACED } = account('usuario');
/** An account of before, which has not done anything yet. */
const NO_PACE: Given = { 'usuarios/uid-usuario': UNPACED };
const BEGUN: Data = { ritmo: { minuto: serverTimestamp(), actos: 1, dia: serverTimestamp(), hoy: 1 } };

/** Chooses its notices, which costs 1, with this step of its pace. */
const choose =
  (step: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), { notificacionesForo: { mencion: false }, ...step });
const goOn = choose(paced('avisos'));
/** Both windows begin anew, and nothing was done in them. */
const EMPTY_WINDOWS: Data = {
  ritmo: { minuto: serverTimestamp(), actos: 0, dia: serverTimestamp(), hoy: 0 },
};
const LONG_OVER: Data = { minuto: ago(90), dia: ago(2 * DAY) };
const beginMinute = choose({
  'ritmo.minuto': serverTimestamp(),
  'ritmo.actos': 1,
  'ritmo.hoy': increment(1),
});
const beginDay = choose({ 'ritmo.dia': serverTimestamp(), 'ritmo.hoy': 1, 'ritmo.actos': increment(1) });

/** Three posts that are there give an old account with a proven e-mail standing. */
const WITH_STANDING = { comentariosCount: 3 };
const NO_POSTS = { comentariosCount: 0, temasForoCount: 0, respuestasForoCount: 0 };

// biome-ignore format: a row is a line
const WINDOWS = table(ACCOUNT, 'update', [
  ['usuario',       'may',     'do its first act', choose(BEGUN), NO_PACE],
  ['usuario',       'may',     'go on where accounts of before kept another pace',
    choose(BEGUN), withAccount('usuario', { ritmo: { tema: ago(10), desde: ago(10), cuenta: 4 } })],
  ['usuario',       'may not', 'do its first act and begin with less', choose({ ritmo: { ...Object(BEGUN.ritmo), actos: 0 } }), NO_PACE],
  ['usuario',       'may not', 'go on where no window is', goOn, NO_PACE],
  ['usuario',       'may',     'begin a minute after the last', beginMinute, paceOf({ minuto: ago(MINUTE + 1), actos: 30 })],
  ['usuario',       'may not', 'begin a minute before the last is over', beginMinute, paceOf({ actos: 30 })],
  ['usuario',       'may',     'begin a day after the last', beginDay, paceOf({ dia: ago(DAY + 1), hoy: 300 })],
  ['usuario',       'may not', 'begin a day before the last is over', beginDay, paceOf({ dia: ago(DAY / 2), hoy: 300 })],
  ['usuario',       'may not', 'act at no pace', choose({}), paceOf({})],
  ['usuario',       'may not', 'act at half the price', choose({ 'ritmo.actos': increment(0), 'ritmo.hoy': increment(1) }), paceOf({})],
  ['usuario',       'may not', 'act and not count it in its day', choose({ 'ritmo.actos': increment(1) }), paceOf({})],
  ['usuario',       'may not', 'begin a minute elsewhere',
    choose({ 'ritmo.minuto': ago(3600), 'ritmo.actos': 1, 'ritmo.hoy': increment(1) }), paceOf({})],
  ['usuario',       'may not', 'go on in another minute', choose({ ...paced('avisos'), 'ritmo.minuto': ago(7200) }), paceOf({})],
  ['usuario',       'may not', 'act when its pace became a double', choose(paced('avisos')), paceOf({ actos: 0.5 })],
  ['usuario',       'may not', 'keep something else in its pace', choose({ ...paced('avisos'), 'ritmo.nota': 'x' }), paceOf({})],
  ['usuario',       'may not', 'be here and reset its pace',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp(), ...BEGUN }), paceOf(LONG_OVER)],
  ['usuario',       'may not', 'be here and empty its windows',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp(), ...EMPTY_WINDOWS }), paceOf(LONG_OVER)],
  ['administrador', 'may not', 'suspend somebody and empty the windows of their pace',
    (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), { estado: 'suspendido', fechaActualizacion: serverTimestamp(), ...EMPTY_WINDOWS }),
    paceOf(LONG_OVER)],
  ['usuario',       'may not', 'take a favourite away and reset its pace',
    (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      articulosFavoritos: [],
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'favorito-quitado', id: 'guardado' },
      ...BEGUN,
    }),
    paceOf(LONG_OVER)],
  ['otro',          'may not', "take a step of another's pace with a like",
    acting(like, 1, { id: 'suya2', author: 'uid-usuario', kind: 'tema', account: paced('like-dado') }), { 'foro_temas/suya2': topic({}) }],
]);

/** Each standing at its limits and one past them. */
const STANDINGS: readonly [
  string,
  persona: 'usuario' | 'moderador' | 'suspendido',
  keyof typeof PACE_LIMITS,
  Data,
][] = [
  ['without standing', 'usuario', 'newcomer', NO_POSTS],
  ['with standing', 'usuario', 'standing', WITH_STANDING],
  ['with standing, born this week', 'usuario', 'newcomer', { ...WITH_STANDING, fechaRegistro: ago(6 * DAY) }],
  ['of the staff', 'moderador', 'staff', {}],
  ['that was suspended', 'suspendido', 'newcomer', WITH_STANDING],
];

const LIMITS: readonly Row[] = STANDINGS.flatMap(([who, persona, standing, changes]) => {
  const { minute, day } = PACE_LIMITS[standing];
  const given = (ritmo: Data) => paceOf(ritmo, changes, persona);
  // biome-ignore format: a row is a line
  return table(ACCOUNT, 'update', [
    [persona, 'may',     `do the last act of its minute, ${who}`, goOn, given({ actos: minute - 1 })],
    [persona, 'may not', `do one act more in a minute, ${who}`, goOn, given({ actos: minute })],
    [persona, 'may',     `do the last act of its day, ${who}`, goOn, given({ hoy: day - 1 })],
    [persona, 'may not', `do one act more in a day, ${who}`, goOn, given({ hoy: day })],
  ]);
});

const full = (cost: number) => ({ actos: PACE_LIMITS.newcomer.minute - cost + 1 });
/** What each act costs, by the room that it wants. */
const COSTLY: readonly [string, keyof typeof ACT_COSTS, Attempt][] = [
  ['open a topic', 'tema', (db, { uid }) => addTopic(db, uid)],
  ['answer', 'respuesta', (db, { uid }) => addReply(db, uid)],
  ['comment', 'comentario', (db, { uid }) => addComment(db, uid)],
  ['like', 'like-dado', (db, { uid }) => like(db, uid, 1)],
  ['add a favourite', 'favorito', (db, { uid }) => addFavourite(db, uid, 'publicado')],
];
// biome-ignore format: a row is a line
const COSTS = table(ACCOUNT, 'update', [
  ...COSTLY.map(([what, act, attempt]): Line =>
    ['usuario', 'may not', `${what} without room in its minute`, attempt, paceOf(full(ACT_COSTS[act]), NO_POSTS)]
  ),
]);

const lastRoom = PACE_LIMITS.staff.minute - ACT_COSTS['articulo-publicado'];
// biome-ignore format: a row is a line
const PUBLISHING = table(ACCOUNT, 'update', [
  ['autor',                'may',     'publish an article with the last room of its minute',
    acting(publish), paceOf({ actos: lastRoom }, {}, 'autor')],
  ['autor',                'may not', 'publish an article without room in its minute', acting(publish), paceOf({ actos: lastRoom + 1 }, {}, 'autor')],
  ['editor',               'may',     'publish the article of who has no room in its minute',
    acting(publish), paceOf({ actos: lastRoom + 1 }, {}, 'autor')],
  ['autor',                'may not', 'publish an article at no pace', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' }, author: null });
    batch.update(doc(db, 'usuarios', uid), {
      articulosCount: increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'articulo-publicado', id: 'borrador' },
    });
    return batch.commit();
  }],
  ['autor',                'may not', 'take a step of its pace with the article it withdraws',
    acting(withdraw, { author: paced('articulo-publicado') })],
  [['editor', 'administrador'], 'may not', "take a step of another's pace with the article it publishes",
    acting(publish, { author: paced('articulo-publicado') })],
]);

/** An event that names what does not happen. */
const named =
  (event: Data, act: keyof typeof ACT_COSTS): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      ultimaActividad: serverTimestamp(),
      ultimoEvento: event,
      ...paced(act),
    });

// biome-ignore format: a row is a line
const EVENTS = table(ACCOUNT, 'update', [
  ['usuario', 'may not', 'name a topic that it does not edit', named({ tipo: 'edicion', id: 'abierto', clase: 'tema' }, 'edicion')],
  ['usuario', 'may not', 'name a comment that it does not edit',
    named({ tipo: 'comentario-editado', id: 'c1', articulo: 'publicado' }, 'comentario-editado')],
  ['usuario', 'may not', 'name a report that it does not send', named({ tipo: 'reporte', id: 'respuesta_denunciada_uid-usuario' }, 'reporte')],
  ['usuario', 'may not', 'name an event that is none', named({ tipo: 'paseo', id: 'abierto' }, 'reporte')],
  ['usuario', 'may not', 'edit its topic and become editor', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/abierto'), { estado: 'resuelto' });
    batch.update(doc(db, 'usuarios', uid), {
      rol: 'editor',
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'edicion', id: 'abierto', clase: 'tema' },
      ...paced('edicion'),
    });
    return batch.commit();
  }],
]);

/** Where nothing is done there is no act that a step would be for. */
// biome-ignore format: a row is a line
const NO_ACTS = table(ACCOUNT, 'update', [
  ['usuario', 'may not', 'reset its pace', (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), BEGUN), paceOf({})],
]);

/** What nothing but the pace refuses: without-pace.test.ts takes it out. */
export const REFUSED_BY_PACE: readonly Row[] = [...WINDOWS, ...LIMITS, ...COSTS, ...PUBLISHING].filter(
  ({ allowed }) => !allowed,
);

/** The pace of an account: what its acts cost, in a minute and in a day, by its standing. */
export const ACCOUNT_PACE: readonly Row[] = [
  ...WINDOWS,
  ...LIMITS,
  ...COSTS,
  ...PUBLISHING,
  ...EVENTS,
  ...NO_ACTS,
];
