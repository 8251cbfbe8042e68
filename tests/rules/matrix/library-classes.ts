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
import { article, comment, type Data, shard, shardOf, withAccount } from '../fixtures';
import { reply, topic } from '../forum-fixtures';
import { addSaveToBatch, importedArticle, KINDS, publish, save } from '../staff-commits';
import { type Attempt, acting, type Line, type Row, sending, table } from './row';

const ARTICLE = '/articulos/{articulo}';
const ACCOUNT = '/usuarios/{uid}';
const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';

/** Characters that take no room: they look like nothing at all. */
const INVISIBLE: readonly string[] = ['​', '­‮', 'ㅤ', 'ᅟᅠ', 'ﾠ', '⠀', '̈́', '\t\n '];

/** In a test's name: the code points. */
const shown = (text: string) => [...text].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(' ');

const draft =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change });

// biome-ignore format: a row is a line
const TEXTS: readonly Row[] = [
  ...INVISIBLE.flatMap((text) => [
    ...table(ARTICLE, 'update', [
      ['autor', 'may not', `title its draft ${shown(text)}`, draft({ titulo: text })],
      ['autor', 'may not', `sign its draft ${shown(text)}`, draft({ autor: text })],
    ]),
    ...table(COMMENT, 'create', [
      ['usuario', 'may not', `comment ${shown(text)}`, acting(addComment, { comment: { contenido: text } })],
    ]),
    ...table(ACCOUNT, 'update', [
      ['usuario', 'may not', `call itself ${shown(text)}`,
        (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { nombre: text, fechaActualizacion: serverTimestamp(), ...paced('perfil') })],
    ]),
  ]),
  ...table(ARTICLE, 'update', [
    ['autor', 'may',     'title its draft with a face and an accent apart', draft({ titulo: '👩‍🌾 canción' })],
    ...([['categorias'], ['tags'], ['imagenes'], ['tituloClaves'], ['pasajesPrincipales']] as const).flatMap(
      ([field]): Line[] => [
        ...[[12], [null], ['/img/a.webp', 34], [true], [''], ['\t']].map((list): Line =>
          ['autor', 'may not', `save ${field} of ${JSON.stringify(list)}`, draft({ [field]: list })],
        ),
        ['autor', 'may not', `save ${field} that run into the next list`, draft({ [field]: ['/img/a.webp\n\t'] })],
      ],
    ),
    ['autor', 'may not', 'save a title of two lines', draft({ titulo: 'Uno\nDos' })],
    ['autor', 'may not', 'save alternatives that are no texts', draft({ imagenPrincipal: '/img/a.webp', imagenesAlt: { '/img/a.webp': 7 } })],
    ['autor', 'may',     'save alternatives without a word', draft({ imagenPrincipal: '/img/a.webp', imagenesAlt: { '/img/a.webp': '' } })],
    ['autor', 'may',     'withdraw an article and change its text in one save', acting(save, { change: { estado: 'borrador', contenido: 'Otro.' } })],
  ]),
  ...table(ARTICLE, 'create', [
    ['autor', 'may not', 'publish a title that shows nothing', acting(publish, { change: { titulo: '​' } })],
  ]),
];

const KEPT_DATE = { fechaActualizacion: article('publicado').fechaActualizacion };
const from = (direccion: string) => ({ origen: { tipo: 'blogger', id: '123', direccion } });
// biome-ignore format: a row is a line
const IMPORTED: readonly [string, 'may' | 'may not', Data][] = [
  ['its address there',            'may',     from('/2011/05/algo.html')],
  ['its whole address there',      'may',     from('https://a.blogspot.com/2011/05/algo.html')],
  ['another kind of address',      'may not', from('javascript:alert(1)')],
  ['an address of 600 characters', 'may not', from(`/${'x'.repeat(599)}`)],
  ['its last change there',        'may',     { fechaActualizacion: Timestamp.fromDate(new Date('2012-01-01')) }],
  ['a change to come',             'may not', { fechaActualizacion: Timestamp.fromDate(new Date('2100-01-01')) }],
  ['no change',                    'may not', { fechaActualizacion: null }],
];
// biome-ignore format: a row is a line
const DATES: readonly Row[] = [
  ...table(ARTICLE, 'update', [
    ['autor', 'may',     'place an article in another category and keep its date',
      acting(save, { change: { categorias: ['Historia'] }, article: KEPT_DATE })],
    ['autor', 'may not', 'change a text and keep the date', acting(save, { change: { contenido: 'Otro.' }, article: KEPT_DATE })],
    ['autor', 'may not', 'place an article and date it as it likes',
      acting(save, { change: { categorias: ['Historia'] }, article: { fechaActualizacion: Timestamp.fromMillis(0) } })],
  ]),
  ...table(ARTICLE, 'create', [
    ...IMPORTED.map(([what, verdict, changes]): Line =>
      ['administrador', verdict, `import an article with ${what}`, (db) => setDoc(doc(db, 'articulos/123'), importedArticle(changes))]
    ),
  ]),
];

const answering =
  (parent: unknown, id = 'nuevo'): Attempt =>
  (db, { uid }) =>
    addComment(db, uid, { id, comment: { respuestaA: parent } });
const OLD_COMMENT = {
  'articulos/publicado': article('publicado', { fechaCreacion: Timestamp.now(), comentariosCount: 0 }),
};

// biome-ignore format: a row is a line
const COMMENTS: readonly Row[] = [
  ...table(COMMENT, 'create', [
    ['usuario',       'may',     'answer a comment', answering('c1')],
    ['usuario',       'may not', 'answer a comment that is not there', answering('nada')],
    ['usuario',       'may not', 'answer a number', answering(7)],
    ['usuario',       'may not', 'answer an address', answering('c1/x/c1')],
    ...['con espacio', 'é', 'x'.repeat(129), '🙂'].map((id): Line =>
      ['usuario', 'may not', `comment under the name ${id.slice(0, 12)}`, acting(addComment, { id })]
    ),
    ['administrador', 'may',     'import an answer before what it answers',
      (db) => setDoc(doc(db, 'articulos/publicado/comentarios/blogger-9'), { ...comment('publicado', null), respuestaA: 'blogger-8' })],
    ['administrador', 'may not', 'import an answer to nobody',
      (db) => setDoc(doc(db, 'articulos/publicado/comentarios/blogger-9'), { ...comment('publicado', null), respuestaA: 'a b' })],
  ]),
  ...table(COMMENT, 'delete', [
    ['moderador', 'may',     'delete a comment of an article of before, under an id that began again',
      sending(removeComment, 'uid-moderador', { author: null, article: null }), OLD_COMMENT],
    ['otro',      'may not', "delete another's comment of an article of before",
      sending(removeComment, 'uid-otro', { author: null, article: null }), OLD_COMMENT],
  ]),
  ...table(ARTICLE, 'update', [
    ['usuario', 'may not', 'leave an article with less than no comments',
      acting(removeComment), { 'articulos/publicado': article('publicado', { comentariosCount: 0 }) }],
  ]),
];

/** Shards that hold nothing of the article that is saved. */
const SHARD_ROWS: readonly Row[] = KINDS.flatMap((kind) => {
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
  // biome-ignore format: a row is a line
  return [
    ...table(`/${kind}/{fragmento}`, 'create', [
      ['autor', 'may not', `begin an empty shard of ${kind}`, saving(`${kind}/9999`, { anio: 9999, entradas: {}, total: 0 }, true)],
    ]),
    ...table(`/${kind}/{fragmento}`, 'update', [
      ['autor',   'may not', `touch a shard of ${kind} for no entry`, saving(`${kind}/${shardOf(kind)}`, {}, false)],
      ['autor',   'may',     `take the entry of an article that is gone out of ${kind}`,
        (db) =>
        updateDoc(doc(db, kind, shardOf(kind)), {
          'entradas.perdido': deleteField(),
          total: 1,
          ultimoArticulo: 'perdido',
          fechaActualizacion: serverTimestamp(),
        }),
        { [`${kind}/${shardOf(kind)}`]: shard(['publicado', 'perdido'], { anio: Number(shardOf(kind)) }) }],
      ['usuario', 'may not', `take the entry of an article that is gone out of ${kind}`,
        (db) =>
        updateDoc(doc(db, kind, shardOf(kind)), {
          'entradas.perdido': deleteField(),
          total: 1,
          ultimoArticulo: 'perdido',
          fechaActualizacion: serverTimestamp(),
        }),
        { [`${kind}/${shardOf(kind)}`]: shard(['publicado', 'perdido'], { anio: Number(shardOf(kind)) }) }],
    ]),
  ];
});

/** An event of exact shape, once. */
const REGULAR = withAccount('usuario', { comentariosCount: 5 });
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

// biome-ignore format: a row is a line
const EVENTS: readonly Row[] = [
  ...table(ACCOUNT, 'update', [
    ['usuario', 'may not', 'earn one badge twice in one commit', acting(twice), REGULAR],
    ['usuario', 'may',     'earn it once', acting(earnBadge, 'comentarista-bronce', 10), REGULAR],
    ['usuario', 'may not', 'save its own topic for points', keepTopic(2, true), OWN_TOPIC],
    ['usuario', 'may',     'save its own topic for nothing', keepTopic(0, false), OWN_TOPIC],
    ['usuario', 'may not', "save another's topic without points or award",
      keepTopic(0, false), { 'foro_temas/abierto': topic({ autorId: 'uid-otro' }), 'foro_respuestas/primera': reply({}) }],
    ['usuario', 'may not', 'keep more in an event than it says',
      acting(addFavourite, 'publicado', { account: { ultimoEvento: { tipo: 'favorito', id: 'publicado', articulo: 'x'.repeat(1000) } } })],
    ['autor',   'may not', "keep a text in a member's account with a comment that goes with its article", (db) => {
      const batch = writeBatch(db);
      batch.delete(doc(db, 'articulos/publicado/comentarios/c1'));
      batch.update(doc(db, 'usuarios/uid-usuario'), {
        comentariosCount: increment(-1),
        ultimoEvento: { tipo: 'comentario-borrado', id: 'c1', articulo: 'publicado', nota: 'x'.repeat(1000) },
      });
      return batch.commit();
    }, { 'articulos/publicado': article('archivado', { borrando: true }) }],
    ['usuario', 'may not', 'have an event of a kind that there is not',
      (db, { uid }) => changeFavourites(db, uid, { tipo: 'alta', id: uid }, ['guardado'])],
  ]),
  ...table('/usuarios/{uid}/premios/{premio}', 'create', [
    ['usuario', 'may not', 'keep an award that gives nothing', (db, { uid }) => {
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
    }],
  ]),
];

export const LIBRARY_CLASSES: readonly Row[] = [...TEXTS, ...DATES, ...COMMENTS, ...SHARD_ROWS, ...EVENTS];
