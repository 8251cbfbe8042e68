import { doc, increment, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { ACT_COSTS, PACE_LIMITS } from '@/model/users/pace';
import { addComment, addFavourite, paced } from '../commits';
import { account, type Data, type Given } from '../fixtures';
import { addReply, addTopic, like } from '../forum-commits';
import { topic } from '../forum-fixtures';
import { addSaveToBatch, publish, withdraw } from '../staff-commits';
import { type Attempt, type Row, rowsOf } from './row';

const ACCOUNT = '/usuarios/{uid}';
const member = rowsOf(ACCOUNT, ['usuario']);
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

const WINDOWS: readonly Row[] = [
  member.may('update', 'do its first act', choose(BEGUN), NO_PACE),
  member.may('update', 'go on where accounts of before kept another pace', choose(BEGUN), {
    'usuarios/uid-usuario': account('usuario', { ritmo: { tema: ago(10), desde: ago(10), cuenta: 4 } }),
  }),
  member.mayNot(
    'update',
    'do its first act and begin with less',
    choose({ ritmo: { ...Object(BEGUN.ritmo), actos: 0 } }),
    NO_PACE,
  ),
  member.mayNot('update', 'go on where no window is', goOn, NO_PACE),
  member.may(
    'update',
    'begin a minute after the last',
    beginMinute,
    paceOf({ minuto: ago(MINUTE + 1), actos: 30 }),
  ),
  member.mayNot('update', 'begin a minute before the last is over', beginMinute, paceOf({ actos: 30 })),
  member.may('update', 'begin a day after the last', beginDay, paceOf({ dia: ago(DAY + 1), hoy: 300 })),
  member.mayNot(
    'update',
    'begin a day before the last is over',
    beginDay,
    paceOf({ dia: ago(DAY / 2), hoy: 300 }),
  ),
  member.mayNot('update', 'act at no pace', choose({}), paceOf({})),
  member.mayNot(
    'update',
    'act at half the price',
    choose({ 'ritmo.actos': increment(0), 'ritmo.hoy': increment(1) }),
    paceOf({}),
  ),
  member.mayNot(
    'update',
    'act and not count it in its day',
    choose({ 'ritmo.actos': increment(1) }),
    paceOf({}),
  ),
  member.mayNot(
    'update',
    'begin a minute elsewhere',
    choose({ 'ritmo.minuto': ago(3600), 'ritmo.actos': 1, 'ritmo.hoy': increment(1) }),
    paceOf({}),
  ),
  member.mayNot(
    'update',
    'go on in another minute',
    choose({ ...paced('avisos'), 'ritmo.minuto': ago(7200) }),
    paceOf({}),
  ),
  member.mayNot(
    'update',
    'act when its pace became a double',
    choose(paced('avisos')),
    paceOf({ actos: 0.5 }),
  ),
  member.mayNot(
    'update',
    'keep something else in its pace',
    choose({ ...paced('avisos'), 'ritmo.nota': 'x' }),
    paceOf({}),
  ),
  member.mayNot(
    'update',
    'be here and reset its pace',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp(), ...BEGUN }),
    paceOf(LONG_OVER),
  ),
  member.mayNot(
    'update',
    'be here and empty its windows',
    (db, { uid }) =>
      updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp(), ...EMPTY_WINDOWS }),
    paceOf(LONG_OVER),
  ),
  rowsOf(ACCOUNT, ['administrador']).mayNot(
    'update',
    'suspend somebody and empty the windows of their pace',
    (db) =>
      updateDoc(doc(db, 'usuarios/uid-usuario'), {
        estado: 'suspendido',
        fechaActualizacion: serverTimestamp(),
        ...EMPTY_WINDOWS,
      }),
    paceOf(LONG_OVER),
  ),
  member.mayNot(
    'update',
    'take a favourite away and reset its pace',
    (db, { uid }) =>
      updateDoc(doc(db, 'usuarios', uid), {
        articulosFavoritos: [],
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: 'favorito-quitado', id: 'guardado' },
        ...BEGUN,
      }),
    paceOf(LONG_OVER),
  ),
  rowsOf(ACCOUNT, ['otro']).mayNot(
    'update',
    "take a step of another's pace with a like",
    (db, { uid }) =>
      like(db, uid, 1, { id: 'suya2', author: 'uid-usuario', kind: 'tema', account: paced('like-dado') }),
    {
      'foro_temas/suya2': topic({}),
    },
  ),
];

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
  const asker = rowsOf(ACCOUNT, [persona]);
  const given = (ritmo: Data) => paceOf(ritmo, changes, persona);
  return [
    asker.may('update', `do the last act of its minute, ${who}`, goOn, given({ actos: minute - 1 })),
    asker.mayNot('update', `do one act more in a minute, ${who}`, goOn, given({ actos: minute })),
    asker.may('update', `do the last act of its day, ${who}`, goOn, given({ hoy: day - 1 })),
    asker.mayNot('update', `do one act more in a day, ${who}`, goOn, given({ hoy: day })),
  ];
});

const full = (cost: number) => ({ actos: PACE_LIMITS.newcomer.minute - cost + 1 });
/** What each act costs, by the room that it wants. */
const COSTS: readonly Row[] = (
  [
    ['open a topic', 'tema', (db, { uid }) => addTopic(db, uid)],
    ['answer', 'respuesta', (db, { uid }) => addReply(db, uid)],
    ['comment', 'comentario', (db, { uid }) => addComment(db, uid)],
    ['like', 'like-dado', (db, { uid }) => like(db, uid, 1)],
    ['add a favourite', 'favorito', (db, { uid }) => addFavourite(db, uid, 'publicado')],
  ] as const satisfies readonly (readonly [string, keyof typeof ACT_COSTS, Attempt])[]
).map(([what, act, attempt]) =>
  member.mayNot(
    'update',
    `${what} without room in its minute`,
    attempt,
    paceOf(full(ACT_COSTS[act]), NO_POSTS),
  ),
);

const lastRoom = PACE_LIMITS.staff.minute - ACT_COSTS['articulo-publicado'];
const PUBLISHING: readonly Row[] = [
  rowsOf(ACCOUNT, ['autor']).may(
    'update',
    'publish an article with the last room of its minute',
    (db, { uid }) => publish(db, uid),
    paceOf({ actos: lastRoom }, {}, 'autor'),
  ),
  rowsOf(ACCOUNT, ['autor']).mayNot(
    'update',
    'publish an article without room in its minute',
    (db, { uid }) => publish(db, uid),
    paceOf({ actos: lastRoom + 1 }, {}, 'autor'),
  ),
  rowsOf(ACCOUNT, ['editor']).may(
    'update',
    'publish the article of who has no room in its minute',
    (db, { uid }) => publish(db, uid),
    paceOf({ actos: lastRoom + 1 }, {}, 'autor'),
  ),
  rowsOf(ACCOUNT, ['autor']).mayNot('update', 'publish an article at no pace', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' }, author: null });
    batch.update(doc(db, 'usuarios', uid), {
      articulosCount: increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'articulo-publicado', id: 'borrador' },
    });
    return batch.commit();
  }),
  rowsOf(ACCOUNT, ['autor']).mayNot(
    'update',
    'take a step of its pace with the article it withdraws',
    (db, { uid }) => withdraw(db, uid, { author: paced('articulo-publicado') }),
  ),
  rowsOf(ACCOUNT, ['editor', 'administrador']).mayNot(
    'update',
    "take a step of another's pace with the article it publishes",
    (db, { uid }) => publish(db, uid, { author: paced('articulo-publicado') }),
  ),
];

/** An event that names what does not happen. */
const named =
  (event: Data, act: keyof typeof ACT_COSTS): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      ultimaActividad: serverTimestamp(),
      ultimoEvento: event,
      ...paced(act),
    });

const EVENTS: readonly Row[] = [
  member.mayNot(
    'update',
    'name a topic that it does not edit',
    named({ tipo: 'edicion', id: 'abierto', clase: 'tema' }, 'edicion'),
  ),
  member.mayNot(
    'update',
    'name a comment that it does not edit',
    named({ tipo: 'comentario-editado', id: 'c1', articulo: 'publicado' }, 'comentario-editado'),
  ),
  member.mayNot(
    'update',
    'name a report that it does not send',
    named({ tipo: 'reporte', id: 'respuesta_denunciada_uid-usuario' }, 'reporte'),
  ),
  member.mayNot('update', 'name an event that is none', named({ tipo: 'paseo', id: 'abierto' }, 'reporte')),
  member.mayNot('update', 'edit its topic and become editor', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/abierto'), { estado: 'resuelto' });
    batch.update(doc(db, 'usuarios', uid), {
      rol: 'editor',
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'edicion', id: 'abierto', clase: 'tema' },
      ...paced('edicion'),
    });
    return batch.commit();
  }),
];

/** Where nothing is done there is no act that a step would be for. */
const NO_ACTS: readonly Row[] = [
  member.mayNot(
    'update',
    'reset its pace',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), BEGUN),
    paceOf({}),
  ),
];

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
