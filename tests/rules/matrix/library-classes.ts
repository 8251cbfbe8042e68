/** What each class of holes looked like: one commit that tries it, and the legal one beside it. */
import {
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { addComment, addFavourite, changeFavourites, earnBadge, paced, removeComment } from '../commits';
import { account, article, comment, type Data, shard, shardOf } from '../fixtures';
import { reply, topic } from '../forum-fixtures';
import { addSaveToBatch, importedArticle, KINDS, publish, save } from '../staff-commits';
import { type Attempt, type Row, rowsOf } from './row';

const ARTICLE = '/articulos/{articulo}';
const ACCOUNT = '/usuarios/{uid}';
const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';
const writer = rowsOf(ARTICLE, ['autor']);
const administrator = rowsOf(ARTICLE, ['administrador']);
const member = rowsOf(ACCOUNT, ['usuario']);
const commenter = rowsOf(COMMENT, ['usuario']);

/** Characters that take no room: they look like nothing at all. */
const INVISIBLE: readonly string[] = ['​', '­‮', 'ㅤ', 'ᅟᅠ', 'ﾠ', '⠀', '̈́', '\t\n '];

/** In a test's name: the code points. */
const shown = (text: string) => [...text].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(' ');

const draft =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change });

const TEXTS: readonly Row[] = [
  ...INVISIBLE.flatMap((text) => [
    writer.mayNot('update', `title its draft ${shown(text)}`, draft({ titulo: text })),
    writer.mayNot('update', `sign its draft ${shown(text)}`, draft({ autor: text })),
    commenter.mayNot('create', `comment ${shown(text)}`, (db, { uid }) =>
      addComment(db, uid, { comment: { contenido: text } }),
    ),
    member.mayNot('update', `call itself ${shown(text)}`, (db, { uid }) =>
      updateDoc(doc(db, 'usuarios', uid), {
        nombre: text,
        fechaActualizacion: serverTimestamp(),
        ...paced('perfil'),
      }),
    ),
  ]),
  writer.may('update', 'title its draft with a face and an accent apart', draft({ titulo: '👩‍🌾 canción' })),
  ...([['categorias'], ['tags'], ['imagenes'], ['tituloClaves'], ['pasajesPrincipales']] as const).flatMap(
    ([field]) => [
      ...[[12], [null], ['/img/a.webp', 34], [true], [''], ['\t']].map((list) =>
        writer.mayNot('update', `save ${field} of ${JSON.stringify(list)}`, draft({ [field]: list })),
      ),
      writer.mayNot(
        'update',
        `save ${field} that run into the next list`,
        draft({ [field]: ['/img/a.webp\n\t'] }),
      ),
    ],
  ),
  writer.mayNot('update', 'save a title of two lines', draft({ titulo: 'Uno\nDos' })),
  writer.mayNot(
    'update',
    'save alternatives that are no texts',
    draft({ imagenPrincipal: '/img/a.webp', imagenesAlt: { '/img/a.webp': 7 } }),
  ),
  writer.may(
    'update',
    'save alternatives without a word',
    draft({ imagenPrincipal: '/img/a.webp', imagenesAlt: { '/img/a.webp': '' } }),
  ),
  writer.may('update', 'withdraw an article and change its text in one save', (db, { uid }) =>
    save(db, uid, { change: { estado: 'borrador', contenido: 'Otro.' } }),
  ),
  writer.mayNot('create', 'publish a title that shows nothing', (db, { uid }) =>
    publish(db, uid, { change: { titulo: '​' } }),
  ),
];

const KEPT_DATE = { fechaActualizacion: article('publicado').fechaActualizacion };
const DATES: readonly Row[] = [
  writer.may('update', 'place an article in another category and keep its date', (db, { uid }) =>
    save(db, uid, { change: { categorias: ['Historia'] }, article: KEPT_DATE }),
  ),
  writer.mayNot('update', 'change a text and keep the date', (db, { uid }) =>
    save(db, uid, { change: { contenido: 'Otro.' }, article: KEPT_DATE }),
  ),
  writer.mayNot('update', 'place an article and date it as it likes', (db, { uid }) =>
    save(db, uid, {
      change: { categorias: ['Historia'] },
      article: { fechaActualizacion: Timestamp.fromMillis(0) },
    }),
  ),
  ...[
    ['its address there', { origen: { tipo: 'blogger', id: '123', direccion: '/2011/05/algo.html' } }, true],
    [
      'its whole address there',
      { origen: { tipo: 'blogger', id: '123', direccion: 'https://a.blogspot.com/2011/05/algo.html' } },
      true,
    ],
    [
      'another kind of address',
      { origen: { tipo: 'blogger', id: '123', direccion: 'javascript:alert(1)' } },
      false,
    ],
    [
      'an address of 600 characters',
      { origen: { tipo: 'blogger', id: '123', direccion: `/${'x'.repeat(599)}` } },
      false,
    ],
    ['its last change there', { fechaActualizacion: Timestamp.fromDate(new Date('2012-01-01')) }, true],
    ['a change to come', { fechaActualizacion: Timestamp.fromDate(new Date('2100-01-01')) }, false],
    ['no change', { fechaActualizacion: null }, false],
  ].map(([what, changes, allowed]) =>
    (allowed ? administrator.may : administrator.mayNot)('create', `import an article with ${what}`, (db) =>
      setDoc(doc(db, 'articulos/123'), importedArticle(changes as Data)),
    ),
  ),
];

const answering =
  (parent: unknown, id = 'nuevo'): Attempt =>
  (db, { uid }) =>
    addComment(db, uid, { id, comment: { respuestaA: parent } });
const OLD_COMMENT = {
  'articulos/publicado': article('publicado', { fechaCreacion: Timestamp.now(), comentariosCount: 0 }),
};

const COMMENTS: readonly Row[] = [
  commenter.may('create', 'answer a comment', answering('c1')),
  commenter.mayNot('create', 'answer a comment that is not there', answering('nada')),
  commenter.mayNot('create', 'answer a number', answering(7)),
  commenter.mayNot('create', 'answer an address', answering('c1/x/c1')),
  ...['con espacio', 'é', 'x'.repeat(129), '🙂'].map((id) =>
    commenter.mayNot('create', `comment under the name ${id.slice(0, 12)}`, (db, { uid }) =>
      addComment(db, uid, { id }),
    ),
  ),
  rowsOf(COMMENT, ['administrador']).may('create', 'import an answer before what it answers', (db) =>
    setDoc(doc(db, 'articulos/publicado/comentarios/blogger-9'), {
      ...comment('publicado', null),
      respuestaA: 'blogger-8',
    }),
  ),
  rowsOf(COMMENT, ['administrador']).mayNot('create', 'import an answer to nobody', (db) =>
    setDoc(doc(db, 'articulos/publicado/comentarios/blogger-9'), {
      ...comment('publicado', null),
      respuestaA: 'a b',
    }),
  ),
  rowsOf(COMMENT, ['moderador']).may(
    'delete',
    'delete a comment of an article of before, under an id that began again',
    (db) => removeComment(db, 'uid-moderador', { author: null, article: null }),
    OLD_COMMENT,
  ),
  rowsOf(COMMENT, ['otro']).mayNot(
    'delete',
    "delete another's comment of an article of before",
    (db) => removeComment(db, 'uid-otro', { author: null, article: null }),
    OLD_COMMENT,
  ),
  rowsOf(ARTICLE, ['usuario']).mayNot(
    'update',
    'leave an article with less than no comments',
    (db, { uid }) => removeComment(db, uid),
    { 'articulos/publicado': article('publicado', { comentariosCount: 0 }) },
  ),
];

/** Shards that hold nothing of the article that is saved. */
const SHARD_ROWS: readonly Row[] = KINDS.flatMap((kind) => {
  const shards = rowsOf(`/${kind}/{fragmento}`, ['autor']);
  const saving =
    (path: string, data: Data, isNew: boolean): Attempt =>
    (db, { uid }) => {
      const batch = writeBatch(db);
      addSaveToBatch(batch, db, uid, { id: 'borrador', change: { contenido: 'Otro.' } });
      const touched = { ...data, ultimoArticulo: 'borrador', fechaActualizacion: serverTimestamp() };
      if (isNew) batch.set(doc(db, path), touched);
      else batch.update(doc(db, path), touched);
      return batch.commit();
    };
  return [
    shards.mayNot(
      'create',
      `begin an empty shard of ${kind}`,
      saving(`${kind}/9999`, { anio: 9999, entradas: {}, total: 0 }, true),
    ),
    shards.mayNot(
      'update',
      `touch a shard of ${kind} for no entry`,
      saving(`${kind}/${shardOf(kind)}`, {}, false),
    ),
    shards.may(
      'update',
      `take the entry of an article that is gone out of ${kind}`,
      (db) =>
        updateDoc(doc(db, kind, shardOf(kind)), {
          'entradas.perdido': deleteField(),
          total: 1,
          ultimoArticulo: 'perdido',
          fechaActualizacion: serverTimestamp(),
        }),
      { [`${kind}/${shardOf(kind)}`]: shard(['publicado', 'perdido'], { anio: Number(shardOf(kind)) }) },
    ),
    rowsOf(`/${kind}/{fragmento}`, ['usuario']).mayNot(
      'update',
      `take the entry of an article that is gone out of ${kind}`,
      (db) =>
        updateDoc(doc(db, kind, shardOf(kind)), {
          'entradas.perdido': deleteField(),
          total: 1,
          ultimoArticulo: 'perdido',
          fechaActualizacion: serverTimestamp(),
        }),
      { [`${kind}/${shardOf(kind)}`]: shard(['publicado', 'perdido'], { anio: Number(shardOf(kind)) }) },
    ),
  ];
});

/** An event of exact shape, once. */
const REGULAR = { 'usuarios/uid-usuario': account('usuario', { comentariosCount: 5 }) };
const OWN_TOPIC = { 'foro_temas/abierto': topic({ autorId: 'uid-usuario' }) };
const keepTopic =
  (points: number, award: boolean): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', uid), {
      temasFavoritos: ['abierto'],
      ...(points ? { puntos: increment(points), nivelActividad: 'Principiante' } : {}),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'tema-favorito', id: 'abierto' },
      ...paced('tema-favorito'),
    });
    if (award)
      batch.set(doc(db, `usuarios/${uid}/premios/tema-favorito-abierto`), {
        tipo: 'tema-favorito',
        referencia: 'abierto',
        puntos: 2,
        fechaObtencion: serverTimestamp(),
      });
    return batch.commit();
  };

const twice = (db: Firestore, uid: string): Promise<void> => {
  const batch = writeBatch(db);
  const badge = (insignias: string[], puntos: number) =>
    batch.update(doc(db, 'usuarios', uid), {
      insignias,
      puntos,
      nivelActividad: 'Principiante',
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'insignia', id: 'comentarista-bronce' },
    });
  badge(['comentarista-bronce'], 20);
  badge(['comentarista-bronce', 'comentarista-bronce'], 20);
  batch.set(doc(db, `usuarios/${uid}/premios/insignia-comentarista-bronce`), {
    tipo: 'insignia',
    referencia: 'comentarista-bronce',
    puntos: 10,
    fechaObtencion: serverTimestamp(),
  });
  return batch.commit();
};

const EVENTS: readonly Row[] = [
  member.mayNot('update', 'earn one badge twice in one commit', (db, { uid }) => twice(db, uid), REGULAR),
  member.may(
    'update',
    'earn it once',
    (db, { uid }) => earnBadge(db, uid, 'comentarista-bronce', 10),
    REGULAR,
  ),
  member.mayNot('update', 'save its own topic for points', keepTopic(2, true), OWN_TOPIC),
  member.may('update', 'save its own topic for nothing', keepTopic(0, false), OWN_TOPIC),
  member.mayNot('update', "save another's topic without points or award", keepTopic(0, false), {
    'foro_temas/abierto': topic({ autorId: 'uid-otro' }),
    'foro_respuestas/primera': reply({}),
  }),
  member.mayNot('update', 'keep more in an event than it says', (db, { uid }) =>
    addFavourite(db, uid, 'publicado', {
      account: { ultimoEvento: { tipo: 'favorito', id: 'publicado', articulo: 'x'.repeat(1000) } },
    }),
  ),
  rowsOf(ACCOUNT, ['autor']).mayNot(
    'update',
    "keep a text in a member's account with a comment that goes with its article",
    (db) => {
      const batch = writeBatch(db);
      batch.delete(doc(db, 'articulos/publicado/comentarios/c1'));
      batch.update(doc(db, 'usuarios/uid-usuario'), {
        comentariosCount: increment(-1),
        ultimoEvento: { tipo: 'comentario-borrado', id: 'c1', articulo: 'publicado', nota: 'x'.repeat(1000) },
      });
      return batch.commit();
    },
    { 'articulos/publicado': article('archivado', { borrando: true }) },
  ),
  member.mayNot('update', 'have an event of a kind that there is not', (db, { uid }) =>
    changeFavourites(db, uid, { tipo: 'alta', id: uid }, ['guardado']),
  ),
  rowsOf('/usuarios/{uid}/premios/{premio}', ['usuario']).mayNot(
    'create',
    'keep an award that gives nothing',
    (db, { uid }) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'usuarios', uid), {
        articulosFavoritos: [],
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: 'favoritos-vaciados', id: uid },
      });
      batch.set(doc(db, `usuarios/${uid}/premios/favoritos-vaciados-${uid}`), {
        tipo: 'favoritos-vaciados',
        referencia: uid,
        puntos: 0,
        fechaObtencion: serverTimestamp(),
      });
      return batch.commit();
    },
  ),
];

export const LIBRARY_CLASSES: readonly Row[] = [...TEXTS, ...DATES, ...COMMENTS, ...SHARD_ROWS, ...EVENTS];
