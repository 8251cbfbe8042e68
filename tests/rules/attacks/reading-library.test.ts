/** What an attacker who has read the rules of accounts and of the library would try next. */
import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  increment,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import {
  addComment,
  addCommentToBatch,
  addFavourite,
  changeFavourites,
  deleteAccount,
  earnBadge,
  newborn,
  newComment,
  paced,
  removeComment,
  signUp,
} from '../commits';
import { account, article, award, comment, type Data, type Given, profileOf, shard } from '../fixtures';
import { type Attempt, asDouble } from '../matrix/row';
import { withOffset } from '../offset';
import { addSaveToBatch, importedArticle, newArticle, publish, save, withdraw } from '../staff-commits';
import { attempts, type Try } from './attempts';

const denies = attempts('demo-lectura-biblioteca');
const now = serverTimestamp;
const JUNK = 'x'.repeat(100_000);

const batched =
  (fill: (batch: WriteBatch, db: Firestore, uid: string) => void): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    fill(batch, db, uid);
    return batch.commit();
  };
const change =
  (path: string, changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);
/** One field of a document as a double that says the same. */
const doubled =
  (path: string, field: string, value: number): Attempt =>
  (db, { commit }) =>
    commit([asDouble(db.app.options.projectId, path, field, value)]);
const MINE = 'usuarios/uid-usuario';

describe('an account that leaves and comes back', () => {
  const left: Given = {
    [MINE]: null,
    'perfiles/uid-usuario': null,
    'bajas/uid-usuario': { fecha: Timestamp.fromMillis(0) },
  };
  denies([
    ['usuario', 'is born again after it left', (db, { uid }) => signUp(db, uid), left],
    ['usuario', 'takes the mark of its leaving away', (db) => deleteDoc(doc(db, 'bajas/uid-usuario')), left],
    ['usuario', 'dates the mark of its leaving anew', change('bajas/uid-usuario', { fecha: now() }), left],
    [
      'usuario',
      'leaves without a mark',
      batched((batch, db, uid) => {
        batch.delete(doc(db, 'usuarios', uid));
        batch.delete(doc(db, 'perfiles', uid));
      }),
    ],
    ['usuario', 'leaves and stays', (db, { uid }) => setDoc(doc(db, 'bajas', uid), { fecha: now() })],
    ['usuario', 'makes another leave', (db) => setDoc(doc(db, 'bajas/uid-otro'), { fecha: now() })],
    [
      'usuario',
      'leaves and is born in one commit',
      batched((batch, db, uid) => {
        batch.delete(doc(db, 'usuarios', uid));
        batch.set(doc(db, 'bajas', uid), { fecha: now() });
        batch.set(doc(db, 'usuarios', uid), newborn(uid));
      }),
    ],
    [
      'usuario',
      'writes itself anew over itself',
      (db, { uid }) => setDoc(doc(db, 'usuarios', uid), newborn(uid)),
    ],
    ['suspendido', 'leaves while suspended', (db, { uid }) => deleteAccount(db, uid)],
    [
      'usuario',
      'leaves and keeps its profile',
      batched((batch, db, uid) => {
        batch.delete(doc(db, 'usuarios', uid));
        batch.set(doc(db, 'bajas', uid), { fecha: now() });
      }),
    ],
    [
      'usuario',
      'leaves a mark with more in it',
      batched((batch, db, uid) => {
        batch.delete(doc(db, 'usuarios', uid));
        batch.delete(doc(db, 'perfiles', uid));
        batch.set(doc(db, 'bajas', uid), { fecha: now(), texto: JUNK });
      }),
    ],
    ['nuevo', 'leaves before it came', (db, { uid }) => setDoc(doc(db, 'bajas', uid), { fecha: now() })],
    ['usuario', 'comments after it left', (db, { uid }) => addComment(db, uid, { account: null }), left],
    [
      'usuario',
      'takes its awards away while it is here',
      (db) => deleteDoc(doc(db, `${MINE}/premios/favorito-guardado`)),
    ],
    ['nuevo', 'is born as an administrador', (db, { uid }) => signUp(db, uid, { rol: 'administrador' })],
    ['nuevo', 'is born with points', (db, { uid }) => signUp(db, uid, { puntos: 1000 })],
    ['nuevo', 'is born with figures', (db, { uid }) => signUp(db, uid, { estadisticasForo: { likes: 50 } })],
    [
      'nuevo',
      "is born with another's e-mail",
      (db, { uid }) => signUp(db, uid, { email: 'admin@demo.test' }),
    ],
    ['nuevo', 'is born without a name that shows', (db, { uid }) => signUp(db, uid, { nombre: '\u3164' })],
    [
      'nuevo',
      'is born with an event of its own',
      (db, { uid }) => signUp(db, uid, { ultimoEvento: { tipo: 'alta', id: uid, texto: JUNK } }),
    ],
    [
      'nuevo',
      'is born with permissions that are no bools',
      (db, { uid }) => signUp(db, uid, { permisos: { comentar: 1 } }),
    ],
    ['nuevo', 'is born for another', (db) => signUp(db, 'uid-otro2')],
  ] satisfies Try[]);
});

describe('events that prove nothing', () => {
  const event = (ultimoEvento: unknown, changes: Data = {}): Attempt =>
    change(MINE, { ultimoEvento, ultimaActividad: now(), ...changes });
  const TYPES = [
    'alta',
    'favorito',
    'favorito-quitado',
    'insignia',
    'comentario',
    'comentario-borrado',
    'articulo-publicado',
    'articulo-retirado',
    'tema',
    'respuesta',
    'tema-borrado',
    'respuesta-borrada',
    'respuesta-aceptada',
    'tema-favorito',
    'tema-favorito-quitado',
    'like-dado',
    'like-retirado',
    'like',
    'like-quitado',
  ];
  denies([
    ...TYPES.map(
      (tipo): Try => [
        'usuario',
        `says of itself: ${tipo}`,
        event({ tipo, id: 'publicado' }, { puntos: increment(5) }),
      ],
    ),
    [
      'usuario',
      'leaves a megabyte in its event',
      event({ tipo: 'favoritos-vaciados', id: 'uid-usuario', texto: JUNK }, { articulosFavoritos: [] }),
    ],
    ['usuario', 'leaves a text for its event', event('favorito')],
    ['usuario', 'leaves a list for its event', event(['favorito'])],
    ['usuario', 'leaves no event', event(null)],
    ['usuario', 'is active without doing anything', change(MINE, { ultimaActividad: now() })],
    [
      'otro',
      "says something of another's account",
      change(MINE, { ultimoEvento: { tipo: 'like', id: 'suya', clase: 'respuesta', de: 'uid-otro' } }),
    ],
    [
      'otro',
      "empties another's event",
      change(MINE, { ultimoEvento: { tipo: 'comentario-borrado', id: 'c1', articulo: 'publicado' } }),
    ],
    ['usuario', 'is a little more active than it was', doubled(MINE, 'puntos', 10)],
    ['usuario', 'makes its count of comments a double', doubled(MINE, 'comentariosCount', 1)],
    ['usuario', 'chooses notices with a megabyte', change(MINE, { notificacionesForo: { mencion: JUNK } })],
    ['usuario', 'chooses notices that do not exist', change(MINE, { notificacionesForo: { otra: true } })],
    ['usuario', 'keeps a field of its own', change(MINE, { diario: JUNK })],
    ['usuario', 'raises its level', change(MINE, { nivelActividad: 'Experto' })],
    [
      'usuario',
      'takes a permission that was taken away',
      change(MINE, { 'permisos.crearTemas': true, fechaActualizacion: now() }),
      {
        [MINE]: account('usuario', {
          permisos: { ...(account('usuario').permisos as Data), crearTemas: false },
        }),
      },
    ],
    [
      'suspendido',
      'ends its suspension that has no end',
      change('usuarios/uid-suspendido', { estado: 'activo', suspension: null }),
      {
        'usuarios/uid-suspendido': account('suspendido', {
          suspension: { hasta: null, motivo: 'Anuncios', por: 'uid-moderador' },
        }),
      },
    ],
    [
      'suspendido',
      'moves the end of its suspension',
      change('usuarios/uid-suspendido', { 'suspension.hasta': Timestamp.fromMillis(0) }),
      {
        'usuarios/uid-suspendido': account('suspendido', {
          suspension: { hasta: Timestamp.fromMillis(4e12), motivo: 'Anuncios', por: 'uid-moderador' },
        }),
      },
    ],
    [
      'moderador',
      'suspends another moderador',
      change('usuarios/uid-editor', {
        estado: 'suspendido',
        suspension: { hasta: null, motivo: 'x', por: 'uid-moderador' },
        fechaActualizacion: now(),
      }),
    ],
    [
      'moderador',
      'suspends with a megabyte',
      change(MINE, {
        estado: 'suspendido',
        suspension: { hasta: null, motivo: JUNK, por: 'uid-moderador' },
        fechaActualizacion: now(),
      }),
    ],
    [
      'moderador',
      'suspends until a text',
      change(MINE, {
        estado: 'suspendido',
        suspension: { hasta: 'siempre', motivo: 'x', por: 'uid-moderador' },
        fechaActualizacion: now(),
      }),
    ],
    [
      'moderador',
      'suspends itself back',
      change('usuarios/uid-moderador', { estado: 'activo', suspension: null, fechaActualizacion: now() }),
    ],
    [
      'administrador',
      'gives a permission that does not exist',
      change(MINE, { 'permisos.todo': true, fechaActualizacion: now() }),
    ],
    [
      'administrador',
      'gives itself a role',
      change('usuarios/uid-administrador', { rol: 'usuario', fechaActualizacion: now() }),
    ],
  ] satisfies Try[]);
});

describe('points', () => {
  denies([
    [
      'usuario',
      'earns one badge twice at once',
      (db, { uid }) =>
        earnBadge(db, uid, 'primer-comentario', 20, {
          account: { insignias: ['primer-comentario', 'primer-comentario'] },
        }),
    ],
    ['usuario', 'earns an invented badge', (db, { uid }) => earnBadge(db, uid, 'inventada', 100)],
    [
      'usuario',
      'keeps an article for a hundred points',
      (db, { uid }) =>
        addFavourite(db, uid, 'publicado', { account: { puntos: increment(100) }, award: { puntos: 100 } }),
    ],
    ['usuario', 'keeps a draft', (db, { uid }) => addFavourite(db, uid, 'borrador')],
    [
      'usuario',
      'keeps an article under two names',
      (db, { uid }) =>
        addFavourite(db, uid, 'publicado', {
          account: { articulosFavoritos: arrayUnion('publicado', 'nada') },
        }),
    ],
    [
      'usuario',
      'keeps what is no text',
      (db, { uid }) => changeFavourites(db, uid, { tipo: 'favorito', id: 7 }, arrayUnion(7)),
    ],
    [
      'usuario',
      'gives itself an award for an answer',
      (db, { uid }) =>
        setDoc(doc(db, `usuarios/${uid}/premios/respuesta-aceptada-suya`), {
          ...award('respuesta-aceptada', 'suya', 10),
          fechaObtencion: now(),
        }),
    ],
    [
      'usuario',
      'gives another an award',
      (db) =>
        setDoc(doc(db, 'usuarios/uid-otro/premios/favorito-publicado'), {
          ...award('favorito', 'publicado', 5),
          fechaObtencion: now(),
        }),
    ],
    [
      'usuario',
      'saves its own topic for points',
      batched((batch, db, uid) => {
        batch.update(doc(db, 'usuarios', uid), {
          temasFavoritos: ['abierto'],
          puntos: increment(2),
          nivelActividad: 'Principiante',
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'tema-favorito', id: 'abierto' },
          ...paced('tema-favorito'),
        });
        batch.set(doc(db, `usuarios/${uid}/premios/tema-favorito-abierto`), {
          ...award('tema-favorito', 'abierto', 2),
          fechaObtencion: now(),
        });
      }),
    ],
    [
      'usuario',
      'saves a topic that does not exist',
      batched((batch, db, uid) => {
        batch.update(doc(db, 'usuarios', uid), {
          temasFavoritos: ['nada'],
          puntos: increment(2),
          nivelActividad: 'Principiante',
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'tema-favorito', id: 'nada' },
          ...paced('tema-favorito'),
        });
        batch.set(doc(db, `usuarios/${uid}/premios/tema-favorito-nada`), {
          ...award('tema-favorito', 'nada', 2),
          fechaObtencion: now(),
        });
      }),
    ],
    [
      'usuario',
      'changes the date of an award',
      change(`${MINE}/premios/favorito-guardado`, { fechaObtencion: now() }),
    ],
    [
      'usuario',
      'shows more points than it has',
      (db, { uid }) => setDoc(doc(db, 'perfiles', uid), profileOf(account('usuario', { puntos: 900 }))),
    ],
    ['usuario', 'shows its points as a double', doubled('perfiles/uid-usuario', 'puntos', 10)],
    [
      'usuario',
      'shows its e-mail',
      (db, { uid }) =>
        setDoc(doc(db, 'perfiles', uid), { ...profileOf(account('usuario')), email: 'x@demo.test' }),
    ],
  ] satisfies Try[]);
});

describe('names of documents', () => {
  const IDS = ['a b', 'ñ', '.x', 'x'.repeat(200), '😀', "'"];
  denies(
    IDS.flatMap((id): Try[] => [
      ['usuario', `comments as ${id.slice(0, 5)}`, (db, { uid }) => addComment(db, uid, { id })],
      [
        'autor',
        `writes an article as ${id.slice(0, 5)}`,
        (db, { uid }) => setDoc(doc(db, 'articulos', id), newArticle(uid)),
      ],
      [
        'visitante',
        `leaves a message as ${id.slice(0, 5)}`,
        batched((batch, db) => {
          batch.set(doc(db, 'mensajes', id), {
            nombre: 'Marta',
            email: 'm@example.org',
            mensaje: 'Hola',
            fecha: now(),
            estado: 'nuevo',
          });
          batch.set(doc(db, 'sistema/contacto'), { ultimo: id, fecha: now(), desde: now(), cuantos: 1 });
        }),
      ],
      [
        'editor',
        `makes a category as ${id.slice(0, 5)}`,
        (db, { uid }) =>
          setDoc(doc(db, 'categorias', id), {
            nombre: 'Otra',
            descripcion: '',
            slug: 'otra',
            color: '#000000',
            fechaCreacion: now(),
            creadoPor: uid,
          }),
      ],
    ]),
  );
});

describe('shards', () => {
  const OWN: Given = { 'articulos/propio': article('borrador', { version: 1 }) };
  /** A save of the autor's draft, and something beside it. */
  const saving = (fill: (batch: WriteBatch, db: Firestore) => void): Attempt =>
    batched((batch, db, uid) => {
      addSaveToBatch(batch, db, uid, {
        id: 'propio',
        stored: article('borrador', { version: 1 }),
        change: { contenido: 'Otro.' },
      });
      fill(batch, db);
    });
  const begun = (anio: number, changes: Data = {}): Data => ({
    ...shard([]),
    anio,
    ultimoArticulo: 'propio',
    fechaActualizacion: now(),
    ...changes,
  });
  denies([
    [
      'autor',
      'begins an empty shard of a far year',
      saving((batch, db) => batch.set(doc(db, 'catalogo/9999'), begun(9999))),
      OWN,
    ],
    [
      'autor',
      'begins an empty shard of this year',
      saving((batch, db) => batch.set(doc(db, 'buscador/2024-07'), begun(2024))),
      OWN,
    ],
    [
      'autor',
      'puts a draft into a shard',
      saving((batch, db) =>
        batch.update(doc(db, 'catalogo/2024'), {
          'entradas.propio': 'x',
          total: increment(1),
          ultimoArticulo: 'propio',
          fechaActualizacion: now(),
        }),
      ),
      OWN,
    ],
    [
      'autor',
      "changes another's entry with its save",
      saving((batch, db) =>
        batch.update(doc(db, 'catalogo/2024'), {
          'entradas.publicado': 'x',
          ultimoArticulo: 'publicado',
          fechaActualizacion: now(),
        }),
      ),
      OWN,
    ],
    ['autor', 'makes a total a double', doubled('catalogo/2024', 'total', 3)],
    [
      'autor',
      'puts a map into a shard',
      (db, { uid }) => save(db, uid, { change: { contenido: 'Otro.' }, catalogo: { entrada: { x: JUNK } } }),
    ],
    [
      'autor',
      'puts a megabyte into a shard',
      (db, { uid }) => save(db, uid, { change: { contenido: 'Otro.' }, catalogo: { entrada: JUNK } }),
    ],
    ['autor', 'takes a shard away', (db) => deleteDoc(doc(db, 'catalogo/2024'))],
    [
      'autor',
      "publishes in another's name",
      (db, { uid }) => publish(db, uid, { change: { autorId: 'uid-editor' } }),
    ],
    [
      'autor',
      'publishes in a far year',
      (db, { uid }) => publish(db, uid, { change: { fechaPublicacion: Timestamp.fromMillis(4e12) } }),
    ],
    ['autor', 'withdraws and keeps the count', (db, { uid }) => withdraw(db, uid, { author: null })],
    ['autor', 'imports an article', (db) => setDoc(doc(db, 'articulos/importado'), importedArticle())],
    [
      'autor',
      'says that its article is of the old blog',
      (db, { uid }) => save(db, uid, { article: { origen: { tipo: 'blogger', id: '1' } } }),
    ],
    ['autor', "writes another's revision", change('articulos/publicado/revisiones/1', { titulo: 'Otro' })],
    ['autor', 'writes titles of nothing', (db, { uid }) => save(db, uid, { change: { titulo: '\u2800' } })],
    [
      'autor',
      'files under what is no text',
      (db, { uid }) => save(db, uid, { change: { tags: [{ x: 1 }] } }),
    ],
    [
      'autor',
      'shows a picture by a script',
      (db, { uid }) => save(db, uid, { change: { imagenPrincipal: 'javascript:alert(1)' } }),
    ],
  ] satisfies Try[]);
});

describe('comments', () => {
  const closed: Given = { 'articulos/publicado': article('archivado') };
  denies([
    [
      'usuario',
      "comments in another's account",
      (db) => addComment(db, 'uid-usuario', { comment: { autorId: 'uid-otro' } }),
    ],
    [
      'usuario',
      'comments as one of the old blog',
      (db, { uid }) => addComment(db, uid, { comment: { autorId: null } }),
    ],
    ['usuario', 'comments on what is archived', (db, { uid }) => addComment(db, uid), closed],
    [
      'usuario',
      'comments twice for one',
      batched((batch, db, uid) => {
        addCommentToBatch(batch, db, uid, {});
        batch.set(doc(db, 'articulos/publicado/comentarios/otro'), newComment(uid, 'publicado'));
      }),
    ],
    [
      'usuario',
      'comments and counts two',
      (db, { uid }) => addComment(db, uid, { article: { comentariosCount: increment(2) } }),
    ],
    ['usuario', 'counts a comment as a double', doubled('articulos/publicado', 'comentariosCount', 6)],
    [
      'usuario',
      'deletes its comment and keeps the count',
      (db, { uid }) => removeComment(db, uid, { account: null }),
    ],
    [
      'usuario',
      "deletes another's comment",
      (db, { uid }) => removeComment(db, uid, { id: 'suyo', author: 'uid-otro' }),
    ],
    [
      'usuario',
      'says goodbye in a comment while it is here',
      change('articulos/publicado/comentarios/c1', { autor: 'Usuario eliminado', autorId: 'eliminado' }),
    ],
    [
      'usuario',
      'moves its comment to another article',
      change('articulos/publicado/comentarios/c1', { articuloId: 'guardado' }),
    ],
    [
      'usuario',
      'shows a comment of an archived article',
      change('articulos/archivado/comentarios/mio', { articuloPublicado: true }),
    ],
    [
      'usuario',
      'comments in a place of its own',
      (db) => setDoc(doc(db, 'usuarios/uid-usuario/comentarios/c'), comment('publicado', 'uid-usuario')),
    ],
    [
      'usuario',
      'edits its comment into nothing',
      change('articulos/publicado/comentarios/c1', { contenido: '\u3164', fechaActualizacion: now() }),
    ],
  ] satisfies Try[]);
});

describe('pages that begin far behind', () => {
  /** What each list asks for, as the site does. */
  const LISTS: Readonly<Record<string, QueryConstraint[]>> = {
    articulos: [where('estado', '==', 'publicado')],
    catalogo: [],
    buscador: [],
    pasajes: [],
    fuentes: [],
    categorias: [],
    insignias: [],
    foro_categorias: [],
    foro_temas: [],
    foro_respuestas: [where('oculta', '==', false)],
    foro_indice: [where('oculta', '==', false)],
    comentarios: [where('articuloPublicado', '==', true), orderBy('fechaPublicacion', 'desc')],
  };
  const listed = (db: Firestore, name: string) =>
    query(
      name === 'comentarios' ? collectionGroup(db, name) : collection(db, name),
      ...(LISTS[name] ?? []),
      limit(5),
    );
  denies(
    Object.keys(LISTS).map(
      (name): Try => [
        'visitante',
        `passes over ten thousand of ${name}`,
        async (db) => {
          // As it is it is allowed: what is refused is what it passes over.
          await getDocs(listed(db, name));
          return withOffset(10_000, () => getDocs(listed(db, name)));
        },
      ],
    ),
  );
});
