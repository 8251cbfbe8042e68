import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, type Data, withAccount } from '../fixtures';
import {
  actAsAuthor,
  actAsStaff,
  addNoticeToBatch,
  addReply,
  addReplyToBatch,
  addStaffActToBatch,
  addTopic,
  type ForumParts,
  lastReply,
  NEW_ID,
} from '../forum-commits';
import { notice, reply, topic } from '../forum-fixtures';
import { type Attempt, acting, everyoneBut, type Line, type Row, table, type Who } from './row';

/** What waits for the staff: outside links of who has no standing (decision 31). */
const REPLY = '/foro_respuestas/{respuesta}';
const TOPIC = '/foro_temas/{tema}';
const NOTICE = '/usuarios/{uid}/notificaciones/{aviso}';
const moderators: Who = ['moderador', 'administrador'];

const LINK = 'Miren https://ejemplo.org/compra';
const born = (persona: string, changes: Data = {}) => ({
  [`usuarios/uid-${persona}`]: account(persona, { fechaRegistro: Timestamp.now(), ...changes }),
});
const young = born('usuario');
const unproven = withAccount('sin-verificar', { nombre: 'Nombre de sin-verificar' });

const write =
  (item: Data, parts: ForumParts = {}): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { ...parts, item });
/** A reply with a link, held, with what may be changed of it. */
const heldParts = (uid: string, item: Data = {}, parts: ForumParts = {}): ForumParts => ({
  item: { contenido: LINK, oculta: true, pendiente: true, ...item },
  topic: { ultimaRespuesta: lastReply(uid, NEW_ID, { contenidoResumen: '' }) },
  account: { respuestaPendiente: NEW_ID },
  ...parts,
});
const hold =
  (item: Data = {}, parts: ForumParts = {}): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, heldParts(uid, item, parts));

const HELD = 'foro_respuestas/retenida';
/** The reply of a newcomer that waits, named by its account. */
const waiting = (changes: Data = {}, autor = 'usuario') => ({
  ...born(autor, { respuestaPendiente: 'retenida' }),
  [HELD]: reply({ numero: 8, contenido: LINK, oculta: true, pendiente: true, ...changes }, autor),
});

const SPELT = [
  ['https', 'https://ejemplo.org'],
  ['capitals', 'HTTP://ejemplo.org'],
  ['no slashes', '[a](http:ejemplo.org)'],
  ['www', 'WWW.ejemplo.org'],
  ['a backslash', 'https\\://ejemplo.org'],
  ['a backslash after www', 'www\\.ejemplo.org'],
  ['a reference to a letter', '[a](&#104;ttps://ejemplo.org)'],
  ['a reference to a colon', '[a](https&colon;//ejemplo.org)'],
  ['a reference to a point', 'www&period;ejemplo.org'],
  ['a link on the second line', 'Hola\nhttps://ejemplo.org\nAdiós'],
] as const;
const INSIDE = 'Lean [este](/articulo/nahom) y ![mapa](/img/mapa.svg), escriban a ana@ejemplo.org: w.w.w';

// biome-ignore format: a row is a line
const WRITTEN: readonly Row[] = [
  ...table(REPLY, 'create', [
    ['usuario',       'may',     'answer as a newcomer', write({}), young],
    ['usuario',       'may',     'answer with links of the site as a newcomer', write({ contenido: INSIDE }), young],
    ['usuario',       'may',     'answer with an outside link', write({ contenido: LINK })],
    ...SPELT.map(([what, contenido]): Line => ['usuario', 'may not', `answer as a newcomer with ${what}`, write({ contenido }), young]),
    ['sin-verificar', 'may not', 'answer with a link without a proven e-mail', write({ contenido: LINK }), unproven],
    ['usuario',       'may',     'have an answer with a link held as a newcomer', hold(), young],
    ['usuario',       'may not', 'have an answer held that has no link', hold({ contenido: 'Hola' }), young],
    ['usuario',       'may not', 'have an answer held with standing', hold()],
    ['usuario',       'may not', 'have an answer held that is seen', hold({ oculta: false }), young],
    ['usuario',       'may not', 'hide an answer that does not wait', hold({ pendiente: false }), young],
    ['usuario',       'may not', 'have an answer held whose words its topic shows',
      hold({}, { topic: { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { contenidoResumen: LINK }) } }), young],
    ['usuario',       'may not', 'have an answer held that its account does not name', hold({}, { account: {} }), young],
    ['usuario',       'may not', 'have an answer held under the name of another', hold({}, { account: { respuestaPendiente: 'suya' } }), young],
    ['usuario',       'may not', 'have a second answer held', hold(), waiting()],
    ['usuario',       'may',     'have another answer held when the first is published', hold(), { ...waiting({ oculta: false, pendiente: false }) }],
    ['usuario',       'may',     'have another answer held when the first is gone', hold(), { ...waiting(), [HELD]: null }],
    ['usuario',       'may',     'answer without a link while one waits', write({}), waiting()],
    ['usuario',       'may not', 'forget what waits by another answer', write({}, { account: { respuestaPendiente: null } }), waiting()],
  ]),
  ...table('/usuarios/{uid}', 'update', [
    ['usuario', 'may not', 'forget what waits', (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), { respuestaPendiente: null }), waiting()],
  ]),
];

const edited = (contenido: string): Data => ({
  contenido,
  editado: true,
  fechaEdicion: serverTimestamp(),
  fechaActualizacion: serverTimestamp(),
});
const edit =
  (contenido: string, path = 'foro_respuestas/primera'): Attempt =>
  (db, { uid }) =>
    actAsAuthor(db, uid, path, { item: edited(contenido) });
const staffEdit =
  (contenido: string, path = 'foro_respuestas/primera'): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, path, 'editar', { item: edited(contenido) });
const editTopic =
  (contenido: string): Attempt =>
  (db, { uid }) => {
    const { fechaActualizacion: _, ...item } = edited(contenido);
    return actAsAuthor(db, uid, 'foro_temas/abierto', { item });
  };

// biome-ignore format: a row is a line
const EDITED: readonly Row[] = [
  ...table(REPLY, 'update', [
    ['otro',     'may',     'edit its reply as a newcomer', edit('Otro'), born('otro')],
    ['otro',     'may',     'edit a link into its reply', edit(LINK)],
    ['otro',     'may not', 'edit a link into its reply as a newcomer', edit(LINK), born('otro')],
    ['otro',     'may not', 'edit its reply while it waits', edit('Otro', HELD), waiting({}, 'otro')],
    [moderators, 'may',     'edit a reply that waits', staffEdit(LINK, HELD), waiting({}, 'otro')],
  ]),
  ...table(TOPIC, 'update', [
    ['usuario', 'may',     'edit its topic as a newcomer', editTopic('Otro'), young],
    ['usuario', 'may',     'edit a link into its topic', editTopic(LINK)],
    ['usuario', 'may not', 'edit a link into its topic as a newcomer', editTopic(LINK), young],
  ]),
];

const topicWith =
  (contenido: string): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { item: { contenido } });
// biome-ignore format: a row is a line
const TOPICS = table(TOPIC, 'create', [
  ['usuario', 'may',     'open a topic as a newcomer', topicWith(INSIDE), young],
  ['usuario', 'may',     'open a topic with an outside link', topicWith(LINK)],
  ['usuario', 'may not', 'open a topic with an outside link as a newcomer', topicWith(LINK), young],
]);

const decide =
  (accion: string, item: Data): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, HELD, accion, { item });
const publish = decide('mostrar', { oculta: false, pendiente: false });
const queue: Attempt = (db) =>
  getDocs(
    query(
      collection(db, 'foro_respuestas'),
      where('pendiente', '==', true),
      orderBy('fechaCreacion'),
      limit(9),
    ),
  );
// biome-ignore format: a row is a line
const DECIDED: readonly Row[] = [
  ...table(REPLY, 'list', [
    [moderators,             'may',     'list the replies that wait', queue],
    [everyoneBut('moderador', 'administrador'), 'may not', 'list the replies that wait', queue],
  ]),
  ...table(REPLY, 'update', [
    [moderators,             'may',     'publish a reply that waits', publish, waiting({}, 'otro')],
    [moderators,             'may',     'leave a reply hidden that waits', decide('ocultar', { pendiente: false }), waiting({}, 'otro')],
    [moderators,             'may not', 'show a reply that goes on waiting', decide('mostrar', { oculta: false }), waiting({}, 'otro')],
    [moderators,             'may not', 'hide a reply so that it waits',
      acting(actAsStaff, 'foro_respuestas/primera', 'ocultar', { item: { oculta: true, pendiente: true }, entry: { oculta: true } })],
    [everyoneBut('moderador', 'administrador'), 'may not', 'publish a reply that waits', publish, waiting({}, 'otro')],
    ['otro',                 'may not', 'publish its own reply that waits',
      acting(actAsAuthor, HELD, { item: { oculta: false, pendiente: false } }), waiting({}, 'otro')],
  ]),
];

const OTHERS_TOPIC = 'foro_temas/ajeno';
const AJENO = { temaId: 'ajeno' };
const tell =
  (to: string, tipo: string, item: Data, isHeld: boolean): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const parts = { item: { ...AJENO, ...item } };
    addReplyToBatch(batch, db, uid, isHeld ? heldParts(uid, parts.item) : parts);
    const about = { ...AJENO, tipo, respuestaId: NEW_ID };
    addNoticeToBatch(batch, db, uid, to, `${tipo}_${NEW_ID}`, about);
    return batch.commit();
  };
const NAMING = { contenido: 'Lo dice @Nombre de autor', menciones: ['uid-autor'] };
const takesPart = { [OTHERS_TOPIC]: topic({ participantes: ['uid-otro', 'uid-autor'] }, 'otro') };
// biome-ignore format: a row is a line
const TOLD = table(NOTICE, 'create', [
  ['usuario',       'may',     'tell of its reply as a newcomer', tell('uid-otro', 'nueva_respuesta', {}, false), young],
  ['usuario',       'may not', 'tell of a reply that waits', tell('uid-otro', 'nueva_respuesta', {}, true), young],
  ['usuario',       'may',     'tell whom it names as a newcomer with a proven e-mail',
    tell('uid-autor', 'mencion', NAMING, false), { ...young, ...takesPart }],
  ['sin-verificar', 'may',     'tell of its reply without a proven e-mail', tell('uid-otro', 'nueva_respuesta', {}, false), unproven],
  ['sin-verificar', 'may not', 'tell whom it names without a proven e-mail',
    tell('uid-autor', 'mencion', NAMING, false), { ...unproven, ...takesPart }],
]);

const NAMES = { contenido: `Lo dice @Nombre de autor: ${LINK}`, menciones: ['uid-autor', 'uid-editor'] };
const named = {
  ...waiting(NAMES, 'otro'),
  'foro_temas/abierto': topic({ participantes: ['uid-usuario', 'uid-otro', 'uid-autor', 'uid-editor'] }),
};
const BY_WRITER = { autorId: 'uid-otro', mensaje: 'Nombre de otro' };
const SHOWN = { oculta: false, pendiente: false };
/** A moderator decides about the reply that waits, and tells of it. */
const tellOf =
  (to: string, tipo: string, told: Data = BY_WRITER, item: Data | null = SHOWN): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    if (item)
      addStaffActToBatch(batch, db, uid, HELD, item.oculta === false ? 'mostrar' : 'ocultar', { item });
    const about = { tipo, respuestaId: 'retenida', ...told };
    addNoticeToBatch(batch, db, uid, to, `${tipo}_retenida`, about);
    return batch.commit();
  };
const PUBLISHED = 'respuesta_publicada';
// biome-ignore format: a row is a line
const TOLD_LATER: readonly Row[] = [
  ...table(NOTICE, 'create', [
    ['moderador', 'may',     'tell whom a reply answers that it publishes', tellOf('uid-usuario', 'nueva_respuesta'), named],
    ['moderador', 'may',     'tell whom a reply names that it publishes', tellOf('uid-autor', 'mencion'), named],
    ['moderador', 'may',     'tell the author of a reply that it publishes', tellOf('uid-otro', PUBLISHED, {}), named],
    ...(
      [
        ['tell in its own name of a reply that it publishes', tellOf('uid-usuario', 'nueva_respuesta', {})],
        [
          'tell another than the author of the topic of a reply that it publishes',
          tellOf('uid-autor', 'nueva_respuesta'),
        ],
        ['tell whom the text does not name of a reply that it publishes', tellOf('uid-editor', 'mencion')],
        ['tell another than its author that it publishes a reply', tellOf('uid-usuario', PUBLISHED, {})],
        ["tell of a publication in the writer's name", tellOf('uid-otro', PUBLISHED)],
        [
          'tell of a reply that it leaves hidden',
          tellOf('uid-usuario', 'nueva_respuesta', BY_WRITER, { pendiente: false }),
        ],
        [
          'tell that it publishes a reply that it leaves hidden',
          tellOf('uid-otro', PUBLISHED, {}, { pendiente: false }),
        ],
        ['tell of a reply that waits on', tellOf('uid-usuario', 'nueva_respuesta', BY_WRITER, null)],
        ['tell that it publishes a reply that waits on', tellOf('uid-otro', PUBLISHED, {}, null)],
      ] as const
    ).map(([what, attempt]): Line => ['moderador', 'may not', what, attempt, named]),
    ['moderador', 'may not', 'tell again of a reply that was published before',
      tellOf('uid-usuario', 'nueva_respuesta', BY_WRITER, null), { ...named, ...waiting({ ...NAMES, oculta: false, pendiente: false }, 'otro') }],
    ['moderador', 'may not', 'tell of a publication of what only was hidden',
      tellOf('uid-otro', PUBLISHED, {}, { oculta: false }), { ...named, ...waiting({ ...NAMES, pendiente: false }, 'otro') }],
    ['moderador', 'may not', 'tell the writer of its own reply',
      tellOf('uid-otro', 'nueva_respuesta'), { ...named, 'foro_temas/abierto': topic({}, 'otro') }],
    ['otro',      'may not', 'tell that its own reply is published', tellOf('uid-usuario', 'nueva_respuesta', BY_WRITER, null), named],
  ]),
  ...table(NOTICE, 'update', [
    ['moderador', 'may not', 'tell twice of a reply that it publishes',
      tellOf('uid-usuario', 'nueva_respuesta'), { ...named, 'usuarios/uid-usuario/notificaciones/nueva_respuesta_retenida': notice() }],
  ]),
];

export const FORUM_REVIEWS: readonly Row[] = [
  ...WRITTEN,
  ...EDITED,
  ...TOPICS,
  ...DECIDED,
  ...TOLD,
  ...TOLD_LATER,
];
