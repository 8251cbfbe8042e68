import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { account, type Data, type Given, withAccount } from '../fixtures';
import { actAsStaff, addReport, newLine, type RestoreParts, restore } from '../forum-commits';
import { entry, reply, report, topic } from '../forum-fixtures';
import { type Attempt, acting, everyoneBut, type Line, type Row, table, type Who } from './row';

/** What five reports hid or closed by themselves, and what becomes of it when they are discarded. */
const REPLY = '/foro_respuestas/{respuesta}';
const TOPIC = '/foro_temas/{tema}';
const OLD_LINE = 'viejo000000000000000';

const restoring =
  (parts: RestoreParts): Attempt =>
  (db, { uid }) =>
    restore(db, uid, parts);
const earlier = (uid: string, changes: Data) => ({
  [`foro_moderacion/${OLD_LINE}`]: {
    ...newLine(uid, { accion: 'descartar', ...changes }),
    fecha: Timestamp.fromMillis(0),
  },
});
const onlyReports = withAccount('otro', { permisos: { procesarReportes: true } });

interface Kind {
  match: string;
  kind: 'tema' | 'respuesta';
  id: string;
  /** One that the staff withdrew, and what it takes to be as before. */
  staffs: Given;
  wrong: readonly [string, Data][];
}

const KINDS: readonly Kind[] = [
  {
    match: REPLY,
    kind: 'respuesta',
    id: 'tapada',
    staffs: { 'foro_respuestas/tapada': reply({ reportes: 5, oculta: true }) },
    wrong: [
      ['and leave it hidden', { oculta: true }],
      ['and leave it marked', { ocultaPorReportes: true }],
      ['and leave the count', { reportes: 5 }],
      ['and like it', { likes: 99 }],
      ['and change its place', { numero: 1000 }],
      ['and leave one report', { reportes: 1 }],
    ],
  },
  {
    match: TOPIC,
    kind: 'tema',
    id: 'denunciado',
    staffs: {
      'foro_temas/denunciado': topic({ estado: 'cerrado', cerradoPorReportes: null, reportes: 5 }, 'otro'),
    },
    wrong: [
      ['and open it further', { estado: 'abierto' }],
      ['and leave it marked', { cerradoPorReportes: 'resuelto' }],
      ['and leave the count', { reportes: 5 }],
      ['and pin it', { anclado: true }],
      ['and change when it was opened', { fechaCreacion: Timestamp.fromMillis(0) }],
      ['and leave one report', { reportes: 1 }],
    ],
  },
];

function rowsOfKind({ match, kind, id, staffs, wrong }: Kind): Row[] {
  const ofKind = { kind, id };
  const processors: Who = ['moderador', 'administrador'];
  const reportPath = `foro_reportes/${kind}_${id}_uid-usuario`;
  const other = kind === 'tema' ? 'respuesta' : 'tema';
  const item = kind === 'tema' ? { estado: null } : {};
  const path = kind === 'tema' ? 'foro_temas/denunciado' : 'foro_respuestas/tapada';
  // biome-ignore format: a row is a line
  return table(match, 'update', [
    [processors,             'may',     `show again a ${kind} whose reports it discards`, restoring(ofKind)],
    ['otro',                 'may',     `show again a ${kind} whose reports it discards with procesarReportes alone`, restoring(ofKind), onlyReports],
    [everyoneBut('moderador', 'administrador'), 'may not', `show again a ${kind} whose reports it discards`, restoring(ofKind)],
    ...wrong.map(([what, changes]): Line => ['moderador', 'may not', `show again a ${kind} ${what}`, restoring({ ...ofKind, item: changes })]),
    ['moderador',            'may not', `show again a ${kind} that the staff withdrew, with its reports`, restoring({ ...ofKind, item }), staffs],
    ['moderador',            'may not', `show again a ${kind} with a line of before`,
      restoring({ ...ofKind, line: null, item: { ultimoRegistro: OLD_LINE } }),
      earlier('uid-moderador', { tipo: kind, objetivoId: id, reporteId: `${kind}_${id}_uid-usuario` })],
    ['moderador',            'may not', `show again a ${kind} and note another act`, restoring({ ...ofKind, line: { accion: 'mostrar' } })],
    ['moderador',            'may not', `show again a ${kind} with the report of another`,
      restoring({ ...ofKind, reportId: 'respuesta_denunciada_uid-usuario' }),
      { 'foro_reportes/respuesta_denunciada_uid-usuario': report({ tipo: kind }) }],
    ['moderador',            'may not', `show again a ${kind} with the report of another kind`,
      restoring({ ...ofKind, reportId: `${other}_${id}_uid-usuario` }),
      { [`foro_reportes/${other}_${id}_uid-usuario`]: report({ tipo: other, itemId: id }) }],
    ['moderador',            'may not', `show again a ${kind} whose report was discarded before`,
      restoring({ ...ofKind, report: null }), { [reportPath]: report({ tipo: kind, itemId: id, estado: 'descartado' }) }],
    ['moderador',            'may not', `show again a ${kind} whose report it takes up`,
      restoring({ ...ofKind, report: { estado: 'revisado', accionTomada: 'advertir' } })],
    ['usuario',              'may not', `say that reports did nothing to a ${kind}`,
      (db) => updateDoc(doc(db, path), kind === 'tema' ? { cerradoPorReportes: null } : { ocultaPorReportes: false })],
  ]);
}

const FIRST = 'foro_respuestas/primera';
const OPEN = 'foro_temas/abierto';
const reporting =
  (kind: 'tema' | 'respuesta', item: Data, entry: Data | null = null): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { kind, id: kind === 'tema' ? 'abierto' : 'primera', item, entry });
const deciding =
  (path: string, accion: string, item: Data): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, path, accion, { item });

/** The mark comes with the report that does it, and goes with the staff's decision. */
// biome-ignore format: a row is a line
const MARKS: readonly Row[] = [
  ...table(REPLY, 'update', [
    ['usuario',   'may not', 'hide a reply with the fifth report and not say so',
      reporting('respuesta', { oculta: true }, { oculta: true }), { [FIRST]: reply({ reportes: 4 }) }],
    ['usuario',   'may not', 'report a reply and say that reports hid it', reporting('respuesta', { ocultaPorReportes: true })],
    ['usuario',   'may not', 'say of a reply that the staff hid that reports did',
      reporting('respuesta', { ocultaPorReportes: true }),
      { [FIRST]: reply({ reportes: 4, oculta: true, ocultaPorReportes: false }), 'foro_indice/respuesta_primera': null }],
    ['usuario',   'may',     'report a reply that reports hid',
      reporting('respuesta', {}), { [FIRST]: reply({ reportes: 5, oculta: true, ocultaPorReportes: true }) }],
    ['moderador', 'may',     'confirm what reports hid', deciding('foro_respuestas/tapada', 'ocultar', { ocultaPorReportes: false })],
    ['moderador', 'may',     'show what reports hid', deciding('foro_respuestas/tapada', 'mostrar', { oculta: false, ocultaPorReportes: false })],
    ['moderador', 'may not', 'show what reports hid and leave it marked', deciding('foro_respuestas/tapada', 'mostrar', { oculta: false })],
  ]),
  ...table(TOPIC, 'update', [
    ['otro',      'may not', 'close a topic with the fifth report and not say so',
      reporting('tema', { estado: 'cerrado' }), { [OPEN]: topic({ reportes: 4 }) }],
    ['otro',      'may not', 'close a topic with the fifth report as if it had been another',
      reporting('tema', { estado: 'cerrado', cerradoPorReportes: 'resuelto' }), { [OPEN]: topic({ reportes: 4 }) }],
    ['otro',      'may not', 'report a topic and say that reports closed it', reporting('tema', { cerradoPorReportes: 'abierto' })],
    ['otro',      'may not', 'say of a topic that the staff closed that reports did',
      reporting('tema', { cerradoPorReportes: 'abierto' }), { [OPEN]: topic({ reportes: 4, estado: 'cerrado', cerradoPorReportes: null }) }],
    ['otro',      'may',     'report a topic that reports closed',
      reporting('tema', {}), { [OPEN]: topic({ reportes: 5, estado: 'cerrado', cerradoPorReportes: 'abierto' }) }],
    ['moderador', 'may',     'open what reports closed', deciding('foro_temas/denunciado', 'abrir', { estado: 'abierto', cerradoPorReportes: null })],
    ['moderador', 'may not', 'open what reports closed and leave it marked', deciding('foro_temas/denunciado', 'abrir', { estado: 'abierto' })],
  ]),
];

/** Of what nobody had hidden: a decision names its line, and then no reports close it. */
const JUDGED: readonly Row[] = (['tema', 'respuesta'] as const).flatMap((kind): Row[] => {
  const match = kind === 'tema' ? TOPIC : REPLY;
  const id = kind === 'tema' ? 'ajeno' : 'denunciada';
  const path = kind === 'tema' ? 'foro_temas/ajeno' : 'foro_respuestas/denunciada';
  const stored = (changes: Data) =>
    kind === 'tema' ? topic(changes, 'otro') : reply({ numero: 6, ...changes });
  const reports = {
    [`foro_reportes/${kind}_${id}_uid-usuario`]: report({
      tipo: kind,
      itemId: id,
      temaId: kind === 'tema' ? id : 'abierto',
    }),
  };
  const one = { ...reports, [path]: stored({ reportes: 1 }) };
  /** Only newcomers reported it. */
  const none = { ...reports, [path]: stored({}) };
  const judge =
    (parts: RestoreParts): Attempt =>
    (db, { uid }) =>
      restore(db, uid, { kind, id, shown: {}, ...parts });
  const warned = { report: { estado: 'revisado', accionTomada: 'advertir' }, line: { accion: 'advertir' } };
  const processors: Who = ['moderador', 'administrador'];
  const closed =
    kind === 'tema'
      ? { estado: 'cerrado', cerradoPorReportes: 'abierto' }
      : { oculta: true, ocultaPorReportes: true };
  const fifth =
    (item: Data): Attempt =>
    (db, { uid }) =>
      addReport(db, uid, { kind, id, item });
  const wrong: readonly (readonly [string, Data])[] = [
    ['and leave the count', { reportes: 1 }],
    ['and pin it', { anclado: true }],
    ['and change who wrote it', { autorNombre: 'Otro' }],
    kind === 'tema' ? ['and close it', { estado: 'cerrado' }] : ['and hide it', { oculta: true }],
    kind === 'tema'
      ? ['and say that reports closed it', { cerradoPorReportes: 'abierto' }]
      : ['and say that reports hid it', { ocultaPorReportes: true }],
  ];
  const fourTimes = (changes: Data) => ({
    [path]: stored({ reportes: 4, ...changes }),
    [`foro_reportes/${kind}_${id}_uid-usuario`]: null,
  });
  // biome-ignore format: a row is a line
  return table(match, 'update', [
    [processors,             'may',     `let a ${kind} stand whose reports it discards`, judge({}), one],
    [processors,             'may',     `let a ${kind} stand that only newcomers reported`, judge({}), none],
    [processors,             'may',     `let a ${kind} stand and warn its author`, judge(warned), one],
    ['otro',                 'may',     `let a ${kind} stand with procesarReportes alone`, judge({}), { ...one, ...onlyReports }],
    [everyoneBut('moderador', 'administrador'), 'may not', `let a ${kind} stand whose reports it discards`, judge({}), one],
    ...wrong.map(([what, item]): Line => ['moderador', 'may not', `let a ${kind} stand ${what}`, judge({ item }), one]),
    ['moderador',            'may not', `let a ${kind} stand and note a warning`, judge({ line: { accion: 'advertir' } }), one],
    ['moderador',            'may not', `warn about a ${kind} and note a discard`, judge({ report: warned.report }), one],
    ['moderador',            'may not', `let a ${kind} stand whose report it hides`,
      judge({ report: { estado: 'revisado', accionTomada: 'ocultar' }, line: { accion: 'advertir' } }), one],
    ['moderador',            'may not', `warn about a ${kind} that reports took away and show it`,
      acting(restore, { kind, ...(kind === 'tema' && { id: 'denunciado' }), ...warned })],
    ['moderador',            'may',     `warn about a ${kind} that reports took away`,
      acting(restore, { kind, ...(kind === 'tema' && { id: 'denunciado' }), shown: {}, ...warned })],
    ['usuario',              'may',     `report a ${kind} that the staff judged a fifth time`, fifth({}), fourTimes({ ultimoRegistro: OLD_LINE })],
    ['usuario',              'may not', `take away a ${kind} that the staff judged with the fifth report`,
      fifth(closed), fourTimes({ ultimoRegistro: OLD_LINE })],
    ...['editor', 'moderador', 'administrador'].flatMap((autorRol): Line[] => [
      ['usuario', 'may', `report a ${kind} by the role ${autorRol} a fifth time`, fifth({}), fourTimes({ autorRol })],
      ['usuario', 'may not', `take away a ${kind} by the role ${autorRol} with the fifth report`, fifth(closed), fourTimes({ autorRol })],
    ]),
    ['usuario',              'may',     `take away a ${kind} by the role autor with the fifth report`,
      fifth(closed), fourTimes({ autorRol: 'autor' })],
    ['usuario',              'may not', `count the report of a ${kind} as a newcomer`,
      acting(addReport, { kind, id, report: { reportadorNuevo: true } }),
      { ...fourTimes({}), 'usuarios/uid-usuario': account('usuario', { comentariosCount: 0 }) }],
  ]);
});

// biome-ignore format: a row is a line
const INDEXED = table(REPLY, 'update', [
  ['moderador', 'may not', 'show a reply again whose reports it discards and not find it',
    restoring({ kind: 'respuesta', id: 'tapada' }), { 'foro_indice/respuesta_tapada': entry('respuesta', 'tapada', { oculta: true }) }],
]);

export const FORUM_RESTORED: readonly Row[] = [...KINDS.flatMap(rowsOfKind), ...MARKS, ...JUDGED, ...INDEXED];
