import { doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { PERMISSIONS } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { account, type Data, withAccount } from '../fixtures';
import { type Attempt, everyoneBut, type Line, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const THEIRS = 'usuarios/uid-usuario';
const others: Who = everyoneBut('administrador');
const PAST = Timestamp.fromMillis(0);
const MEMBER = defaultPermissions('usuario');
const LOST = withAccount('administrador', { estado: 'suspendido' });

const decide =
  (changes: Data, path = THEIRS): Attempt =>
  (db) =>
    updateDoc(doc(db, path), { fechaActualizacion: serverTimestamp(), ...changes });
const ofItself =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    decide(changes, `usuarios/${uid}`)(db, { uid, commit: async () => {} });

const DECISIONS: readonly [what: string, changes: Data][] = [
  ['make an autor of somebody', { rol: 'autor', permisos: defaultPermissions('autor') }],
  ['suspend somebody', { estado: 'suspendido' }],
  ['let somebody wait', { estado: 'pendiente' }],
  ['grant somebody a permission', { permisos: { ...MEMBER, moderarComentarios: true } }],
  ['take a permission from somebody', { permisos: { ...MEMBER, comentar: false } }],
];

const WRONG: readonly [what: string, changes: Data][] = [
  ['give a role that does not exist', { rol: 'dueño', permisos: MEMBER }],
  ['give a role and leave the permissions', { rol: 'autor' }],
  ['give a role with the permissions of another', { rol: 'autor', permisos: defaultPermissions('editor') }],
  [
    'give a role and a state at once',
    { rol: 'autor', permisos: defaultPermissions('autor'), estado: 'suspendido' },
  ],
  ['give a role and points', { rol: 'autor', permisos: defaultPermissions('autor'), puntos: 1000 }],
  ['give a state that does not exist', { estado: 'borrado' }],
  ['give a state and points', { estado: 'suspendido', puntos: 0 }],
  ['grant a permission that does not exist', { permisos: { ...MEMBER, volar: true } }],
  ['grant a permission in words', { permisos: { ...MEMBER, moderarComentarios: 'sí' } }],
  ['forget a permission', { permisos: { leerArticulos: true } }],
  ['grant a permission and points', { permisos: { ...MEMBER, comentar: false }, puntos: 1000 }],
  ['suspend somebody in the past', { estado: 'suspendido', fechaActualizacion: PAST }],
  ['rename somebody', { nombre: 'Otro' }],
  ['change an e-mail', { email: 'otro@demo.test' }],
  ['count articles for somebody', { articulosCount: 5 }],
];

/** What administrators decide of the accounts of others. */
// biome-ignore format: a row is a line
export const DECISIONS_OF_OTHERS = table(ACCOUNT, 'update', [
  ...DECISIONS.map(([what, changes]): Line => ['administrador', 'may', what, decide(changes)]),
  ['administrador', 'may',     'let somebody back in', decide({ estado: 'activo' }, 'usuarios/uid-suspendido')],
  ['administrador', 'may',     'grant and refuse every permission there is',
    decide({ permisos: Object.fromEntries(PERMISSIONS.map((key, at) => [key, at % 2 === 0])) })],
  ['administrador', 'may',     'grant permissions to an account that had none',
    decide({ permisos: { comentar: false } }), { [THEIRS]: account('usuario', { permisos: {} }) }],
  ['administrador', 'may',     'bring all permissions back to those of the role',
    decide({ permisos: MEMBER }), { [THEIRS]: account('usuario', { permisos: { ...MEMBER, comentar: false, cerrarTemas: true } }) }],
  ...DECISIONS.map(([what, changes]): Line => [others, 'may not', what, decide(changes)]),
  ...DECISIONS.map(([what, changes]): Line => ['administrador', 'may not', `${what} while suspended`, decide(changes), LOST]),
  ...WRONG.map(([what, changes]): Line => ['administrador', 'may not', what, decide(changes)]),
  ['administrador', 'may not', 'change its own role', ofItself({ rol: 'editor', permisos: defaultPermissions('editor') })],
  ['administrador', 'may not', 'change its own state', ofItself({ estado: 'pendiente' })],
  ['administrador', 'may not', 'change its own permissions', ofItself({ permisos: { ...defaultPermissions('administrador'), comentar: false } })],
]);
