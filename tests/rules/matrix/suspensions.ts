import { doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { account, type Data } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const ACCOUNT = '/usuarios/{uid}';
const THEIRS = 'usuarios/uid-usuario';
const moderator = rowsOf(ACCOUNT, ['moderador']);
const owner = rowsOf(ACCOUNT, ['suspendido']);
const PAST = Timestamp.fromMillis(0);
const FUTURE = Timestamp.fromMillis(Date.UTC(2999, 0, 1));

const note = (uid: string, changes: Data = {}): Data => ({
  hasta: null,
  motivo: 'Publica anuncios',
  por: uid,
  ...changes,
});
const suspended = (persona: string, changes: Data = {}, more: Data = {}) => ({
  [`usuarios/uid-${persona}`]: account(persona, {
    estado: 'suspendido',
    suspension: note('uid-administrador', changes),
    ...more,
  }),
});

const suspend =
  (suspension: Data = {}, changes: Data = {}, path = THEIRS): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, path), {
      estado: 'suspendido',
      suspension: note(uid, suspension),
      fechaActualizacion: serverTimestamp(),
      ...changes,
    });
const lift =
  (changes: Data = {}, path = THEIRS): Attempt =>
  (db) =>
    updateDoc(doc(db, path), {
      estado: 'activo',
      suspension: null,
      fechaActualizacion: serverTimestamp(),
      ...changes,
    });
const comeBack =
  (changes: Data = {}): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), { estado: 'activo', suspension: null, ...changes });

const WRONG: readonly [string, Data, Data][] = [
  ['with one more field', { html: '' }, {}],
  ['until yesterday', { hasta: PAST }, {}],
  ['until some word', { hasta: 'mañana' }, {}],
  ['without a reason', { motivo: ' ' }, {}],
  ['with a reason of 501 characters', { motivo: 'x'.repeat(501) }, {}],
  ["in another's name", { por: 'uid-administrador' }, {}],
  ['and take points', {}, { puntos: 0 }],
  ['in the past', {}, { fechaActualizacion: PAST }],
  ['and leave it active', {}, { estado: 'activo' }],
];

/** Suspensions by who holds suspenderUsuarios, and their end. */
export const SUSPENSIONS: readonly Row[] = [
  rowsOf(ACCOUNT, ['moderador', 'administrador']).may(
    'update',
    'suspend a member until it is lifted',
    suspend(),
  ),
  moderator.may('update', 'suspend a member for a time', suspend({ hasta: FUTURE })),
  moderator.may('update', 'suspend an autor', suspend({}, {}, 'usuarios/uid-autor')),
  moderator.may('update', 'change a suspension', suspend({ hasta: FUTURE }), suspended('usuario')),
  rowsOf(ACCOUNT, everyoneBut('moderador', 'administrador')).mayNot(
    'update',
    'suspend a member with a reason',
    suspend({}, {}, 'usuarios/uid-otro'),
  ),
  ...['editor', 'administrador'].map((rol) =>
    moderator.mayNot('update', `suspend an ${rol}`, suspend({}, {}, `usuarios/uid-${rol}`)),
  ),
  rowsOf(ACCOUNT, ['otro']).mayNot('update', 'suspend itself', suspend({}, {}, 'usuarios/uid-otro'), {
    'usuarios/uid-otro': account('otro', {
      permisos: { ...defaultPermissions('usuario'), suspenderUsuarios: true },
    }),
  }),
  moderator.mayNot('update', 'suspend who waits', suspend({}, {}, 'usuarios/uid-pendiente')),
  moderator.mayNot(
    'update',
    'limit what an administrador suspended',
    suspend({ hasta: FUTURE }, {}, 'usuarios/uid-suspendido'),
  ),
  ...WRONG.map(([what, suspension, changes]) =>
    moderator.mayNot('update', `suspend a member ${what}`, suspend(suspension, changes)),
  ),
  moderator.may('update', 'lift a suspension', lift(), suspended('usuario')),
  moderator.mayNot('update', 'lift what an administrador suspended', lift({}, 'usuarios/uid-suspendido')),
  moderator.mayNot(
    'update',
    'lift a suspension and let wait',
    lift({ estado: 'pendiente' }),
    suspended('usuario'),
  ),
  moderator.mayNot(
    'update',
    'lift a suspension and keep its note',
    lift({ suspension: note('uid-administrador') }),
    suspended('usuario'),
  ),
  rowsOf(ACCOUNT, ['administrador']).may(
    'update',
    'lift a suspension of anyone',
    lift({}, 'usuarios/uid-suspendido'),
  ),
  rowsOf(ACCOUNT, ['administrador']).mayNot(
    'update',
    'suspend an editor with a note',
    suspend({}, {}, 'usuarios/uid-editor'),
  ),
  owner.may(
    'update',
    'come back when its suspension is over',
    comeBack(),
    suspended('suspendido', { hasta: PAST }),
  ),
  owner.mayNot('update', 'come back before', comeBack(), suspended('suspendido', { hasta: FUTURE })),
  owner.mayNot('update', 'come back from a suspension without end', comeBack(), suspended('suspendido')),
  owner.mayNot('update', 'come back when an administrador suspended it', comeBack()),
  owner.mayNot(
    'update',
    'come back with points',
    comeBack({ puntos: 1000 }),
    suspended('suspendido', { hasta: PAST }),
  ),
  owner.mayNot(
    'update',
    'come back as something else',
    comeBack({ estado: 'pendiente' }),
    suspended('suspendido', { hasta: PAST }),
  ),
  owner.mayNot(
    'update',
    'come back and keep its note',
    comeBack({ suspension: note('uid-administrador', { hasta: PAST }) }),
    suspended('suspendido', { hasta: PAST }),
  ),
];
