import { doc, increment, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { paced } from '../commits';
import { account, type Data, usuarioWith } from '../fixtures';
import { type Attempt, asDouble, everyoneBut, type Line, type Row, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const others: Who = everyoneBut('usuario');
const PAST = Timestamp.fromMillis(0);

const edit =
  (changes: Data, of?: string): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', of ?? uid), {
      nombre: 'Otro nombre',
      fechaActualizacion: serverTimestamp(),
      ...paced('perfil'),
      ...changes,
    });

const FORBIDDEN: readonly [what: string, changes: Data][] = [
  ['its role', { rol: 'administrador' }],
  ['its state', { estado: 'activo', ultimoAcceso: serverTimestamp() }],
  ['its e-mail', { email: 'otro@demo.test' }],
  ['its uid', { uid: 'uid-otro' }],
  ['its permissions', { permisos: defaultPermissions('administrador') }],
  ['its points', { puntos: increment(5) }],
  ['its level', { nivelActividad: 'Experto' }],
  ['its badges', { insignias: ['explorador'] }],
  ['its favourites', { articulosFavoritos: [] }],
  ['its count of comments', { comentariosCount: increment(1) }],
  ['its count of articles', { articulosCount: increment(1) }],
  ['its count of topics', { temasForoCount: increment(1) }],
  ['its count of replies', { respuestasForoCount: increment(1) }],
  ['its date of birth', { fechaRegistro: serverTimestamp() }],
  ['a field of its own making', { esAdmin: true }],
];

// biome-ignore format: a row is a line
const PROFILE = table(ACCOUNT, 'update', [
  [['usuario', 'suspendido', 'pendiente'], 'may',     'edit its profile', edit({ biografia: 'Nueva.', avatar: '/img/avatares/rey.svg' })],
  ['usuario',              'may',     'use texts at their limit', edit({ nombre: 'x'.repeat(80), biografia: 'x'.repeat(500) })],
  ['usuario',              'may not', 'take a name of 81 characters', edit({ nombre: 'x'.repeat(81) })],
  ['usuario',              'may not', 'date its profile back', edit({ fechaActualizacion: PAST })],
  ...FORBIDDEN.map(([what, changes]): Line => ['usuario', 'may not', `change ${what} with its profile`, edit(changes)]),
  [others,                 'may not', "edit another's profile", edit({}, 'uid-usuario')],
  ['usuario',              'may',     'say that it was here',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp() })],
  ['usuario',              'may not', 'give itself points where it has chosen its notices',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { puntos: increment(100) }), usuarioWith({ notificacionesForo: { mencion: false } })],
  ['usuario',              'may not', 'say twice within the hour that it was here',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp() }),
    usuarioWith({ ultimoAcceso: Timestamp.fromMillis(Date.now() - 10 * 60_000) })],
  ['usuario',              'may not', 'say that it was here long ago', (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: PAST })],
  ['usuario',              'may not', 'change its name by being here',
    (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp(), nombre: 'Otro' })],
  ...['puntos', 'articulosCount', 'comentariosCount', 'temasForoCount', 'respuestasForoCount'].map((field): Line =>
    ['usuario', 'may not', `turn ${field} into a floating-point number`, (db, { uid, commit }) => {
      const stored = Number(account('usuario')[field]);
      const write = asDouble(db.app.options.projectId, `usuarios/${uid}`, field, stored);
      return commit([
        { ...write, updateTransforms: [{ fieldPath: 'ultimoAcceso', setToServerValue: 'REQUEST_TIME' }] },
      ]);
    }]
  ),
]);

const { crearTemas: _, ...LACKING } = defaultPermissions('usuario');
const repair =
  (permisos: Data, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), { permisos, fechaActualizacion: serverTimestamp(), ...changes });
const DEFAULTS = defaultPermissions('usuario');

// biome-ignore format: a row is a line
const REPAIR = table(ACCOUNT, 'update', [
  ['usuario', 'may',     'repair permissions that lack a key', repair(DEFAULTS), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may',     'repair permissions that are empty', repair(DEFAULTS), usuarioWith({ permisos: {} })],
  ['usuario', 'may not', 'repair permissions that are whole', repair(DEFAULTS), usuarioWith({ permisos: { ...DEFAULTS, comentar: false } })],
  ['usuario', 'may not', 'repair its permissions to those of an autor', repair(defaultPermissions('autor')), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may not', 'repair its permissions to more than the defaults',
    repair({ ...DEFAULTS, moderarComentarios: true }), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may not', 'repair its permissions to values that are not true', repair({ ...DEFAULTS, comentar: 1 }), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may not', 'repair its permissions to less', repair({}), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may not', 'date a repair back', repair(DEFAULTS, { fechaActualizacion: PAST }), usuarioWith({ permisos: LACKING })],
  ['usuario', 'may not', 'change its role with a repair', repair(DEFAULTS, { rol: 'autor' }), usuarioWith({ permisos: LACKING })],
]);

/** Edits of the profile, visits and repairs of the permissions. */
export const PROFILE_EDITS: readonly Row[] = [...PROFILE, ...REPAIR];
