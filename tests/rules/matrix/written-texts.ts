import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { addComment, install, paced } from '../commits';
import type { Data } from '../fixtures';
import { addCategory, addReply, addReport, addTopic, NEW_ID, newLine } from '../forum-commits';
import { save } from '../staff-commits';
import { messageId } from './messages';
import { type Attempt, acting, type Line, type Row, table } from './row';

/** What no text may hold, by its code. */
const CONTROLS = ['\0', '\u0007', '\u009F', '\u202E', '\u2066'];
/** What no line may hold either. */
const INVISIBLE = [
  '\n',
  '\t',
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200F',
  '\u2028',
  '\u3164',
  '\uFEFF',
  '\u{E0041}',
];
const ZALGO = 'Z\u0300\u0301\u0302\u0303';
const JOINED = 'ab\u200Dc';
/** An emoji of several, a flag, a letter with its marks, what other scripts write. */
const FINE = '👨‍👩‍👧 🏳️‍🌈 🇨🇱 e\u0301 עברית 日本語';

const FINE_TAG = 'ñandú 👨‍👩‍👧 e\u0301 עברית';

const code = (text: string): string => text.codePointAt(0)?.toString(16) ?? '';

/** A document with a text in one place, by who may write it. */
interface Place {
  match: string;
  operation: 'create' | 'update';
  persona: 'usuario' | 'editor' | 'administrador';
  what: string;
  write: (text: string) => Attempt;
}

const now = serverTimestamp;
const CATEGORY: Data = { nombre: 'Nueva', descripcion: '', slug: 'nueva', color: '#3498db' };
const category =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'categorias/nueva'), { ...CATEGORY, fechaCreacion: now(), creadoPor: uid, ...changes });
const message =
  (changes: Data): Attempt =>
  (db) => {
    const data: Data = {
      ...{ nombre: 'Marta', email: 'marta@example.org', mensaje: 'Hola', fecha: now(), estado: 'nuevo' },
      ...changes,
    };
    const id = messageId(data);
    const batch = writeBatch(db);
    batch.set(doc(db, 'mensajes', id), data);
    batch.set(doc(db, 'sistema/contacto'), { ultimo: id, fecha: now(), desde: now(), cuantos: 1 });
    return batch.commit();
  };
const article =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change });
const at = (
  match: string,
  persona: Place['persona'],
  what: string,
  write: Place['write'],
  operation: Place['operation'] = 'create',
): Place => ({ match, persona, what, write, operation });

const TOPIC = '/foro_temas/{tema}';
const LOG = '/foro_moderacion/{registro}';
const LINES: readonly Place[] = [
  at(
    TOPIC,
    'usuario',
    'the title of a topic',
    (titulo) =>
      (db, { uid }) =>
        addTopic(db, uid, titled(titulo)),
  ),
  at(
    TOPIC,
    'usuario',
    'a tag of a topic',
    (tag) =>
      (db, { uid }) =>
        addTopic(db, uid, { item: { tags: ['a', tag] } }),
  ),
  at(
    '/foro_categorias/{categoria}',
    'editor',
    'the name of a category of the forum',
    (nombre) =>
      (db, { uid }) =>
        addCategory(db, uid, { item: { nombre }, line: { titulo: nombre } }),
  ),
  at('/categorias/{categoria}', 'editor', 'the name of a category', (nombre) => category({ nombre })),
  at('/articulos/{articulo}', 'editor', 'the title of an article', (titulo) => article({ titulo }), 'update'),
  at('/articulos/{articulo}', 'editor', 'a tag of an article', (tag) => article({ tags: [tag] }), 'update'),
  at('/mensajes/{mensaje}', 'usuario', 'the name under a message', (nombre) => message({ nombre })),
  at(
    LOG,
    'administrador',
    'the title on a line of the log',
    (titulo) =>
      (db, { uid }) =>
        setDoc(doc(db, 'foro_moderacion', NEW_ID), newLine(uid, { titulo })),
  ),
];

const TEXTS: readonly Place[] = [
  at(
    '/articulos/{articulo}',
    'editor',
    'the text of an article',
    (contenido) => article({ contenido }),
    'update',
  ),
  at(
    '/articulos/{articulo}',
    'editor',
    'the summary of an article',
    (resumen) => article({ resumen }),
    'update',
  ),
  at(
    '/articulos/{articulo}/comentarios/{comentario}',
    'usuario',
    'a comment',
    (contenido) =>
      (db, { uid }) =>
        addComment(db, uid, { comment: { contenido } }),
  ),
  at('/categorias/{categoria}', 'editor', 'the description of a category', (descripcion) =>
    category({ descripcion }),
  ),
  at('/mensajes/{mensaje}', 'usuario', 'a message', (mensaje) => message({ mensaje })),
  at(
    TOPIC,
    'usuario',
    'the text of a topic',
    (contenido) =>
      (db, { uid }) =>
        addTopic(db, uid, { item: { contenido } }),
  ),
  at(
    '/foro_respuestas/{respuesta}',
    'usuario',
    'a reply',
    (contenido) =>
      (db, { uid }) =>
        addReply(db, uid, { item: { contenido } }),
  ),
  at(
    '/foro_reportes/{reporte}',
    'usuario',
    'why something is reported',
    (motivo) =>
      (db, { uid }) =>
        addReport(db, uid, { report: { motivo } }),
  ),
  at(
    '/usuarios/{uid}',
    'usuario',
    'a biography',
    (biografia) =>
      (db, { uid }) =>
        updateDoc(doc(db, 'usuarios', uid), { biografia, fechaActualizacion: now(), ...paced('perfil') }),
    'update',
  ),
];

/** What a line of the log says in its writer's own words. */
const NOTES: readonly Place[] = [
  ...(['motivo', 'de', 'a', 'objetivoId'] as const).map((field) =>
    at(
      LOG,
      'administrador',
      `'${field}' of a line of the log`,
      (text) =>
        (db, { uid }) =>
          setDoc(doc(db, 'foro_moderacion', NEW_ID), newLine(uid, { [field]: text })),
    ),
  ),
  at(
    '/foro_reportes/{reporte}',
    'administrador',
    'what is said to who reported',
    (comentarioModerador) =>
      (db, { uid }) =>
        updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), {
          estado: 'descartado',
          accionTomada: null,
          moderadorId: uid,
          moderadorNombre: 'Nombre de administrador',
          fechaRevision: now(),
          comentarioModerador,
        }),
    'update',
  ),
];

const titled = (titulo: string) => ({
  item: { titulo },
  category: { 'ultimoTema.titulo': titulo },
});

const rowsAt = (
  { match, operation, persona, what, write }: Place,
  bad: readonly string[],
  fine: string,
): Row[] => {
  // biome-ignore format: a row is a line
  return table(match, operation, [
    ...bad.filter((text) => text !== '\t' || !/tag|article/.test(what)).map((text): Line =>
      [persona, 'may not', `write ${what} with ${code(text)}`, write(`ab${text}cd`)]
    ),
    [persona, 'may',     `write ${what} with what other people write`, write(fine)],
  ]);
};

/** Whose characters the form counts one by one. */
const LENGTHS = [
  ['the title of a topic', FORUM_LIMITS.titulo],
  ['a tag of a topic', FORUM_LIMITS.tag],
  ['the title of an article', ARTICLE_LIMITS.titulo],
  ['a tag of an article', ARTICLE_LIMITS.tag],
] as const satisfies readonly (readonly [string, number])[];
const lengths = LENGTHS.flatMap(([name, max]) =>
  LINES.filter(({ what }) => what === name).map((place) => ({ ...place, max })),
);

/** What may be written: of lines, and of texts. */
// biome-ignore format: a row is a line
export const WRITTEN_TEXTS: readonly Row[] = [
  ...LINES.flatMap((place) =>
    rowsAt(place, [...CONTROLS, ...INVISIBLE], place.what.includes('tag') ? FINE_TAG : FINE),
  ),
  ...LINES.flatMap(({ match, operation, persona, what, write }) => table(match, operation, [
    [persona, 'may not', `write ${what} with four marks on a letter`, write(ZALGO)],
    [persona, 'may not', `write ${what} with a joiner between letters`, write(JOINED)],
    [persona, 'may not', `write ${what} that begins with a joiner`, write('\u200Dab')],
    [persona, 'may not', `write ${what} that begins with a mark`, write('\u0301ab')],
    [persona, 'may not', `write ${what} of marks alone`, write('\u0301\u0302')],
    [persona, 'may not', `write ${what} of spaces alone`, write('\u00A0\u2003')],
  ])),
  ...[...TEXTS, ...NOTES].flatMap((place) => rowsAt(place, CONTROLS, `${FINE}\n\tdos\r\n`)),
  ...table('/mensajes/{mensaje}', 'create', [
    ...CONTROLS.map((text): Line =>
      ['usuario', 'may not', `write the e-mail of a message with ${code(text)}`, message({ email: `mar${text}ta@example.org` })]
    ),
  ]),
  ...table('/usuarios/{uid}', 'update', [
    ['usuario', 'may not', 'write a biography of 501 characters',
      (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { biografia: 'x'.repeat(501), fechaActualizacion: now(), ...paced('perfil') })],
  ]),
  ...table('/usuarios/{uid}', 'create', [
    ['nuevo', 'may not', 'be born an administrador with an emoji in its name',
      acting(install, { account: { nombre: 'Marta Pérez 😀' } }), { 'sistema/instalacion': null }],
  ]),
  // An emoji is one character, as in the site's forms.
  ...lengths.flatMap(({ match, operation, persona, what, write, max }) =>
    ['😀', 'a'].flatMap((letter) => table(match, operation, [
      [persona, 'may',     `write ${what} of ${max} '${letter}'`, write(letter.repeat(max))],
      [persona, 'may not', `write ${what} of ${max} '${letter}' and one more`, write(letter.repeat(max + 1))],
    ])),
  ),
]
