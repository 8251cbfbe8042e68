import { doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { account, type Data, withAccount } from '../fixtures';
import { type Attempt, everyoneBut, type Line, table } from './row';

const ACCOUNT = '/usuarios/{uid}';
const THEIRS = 'usuarios/uid-usuario';
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
// biome-ignore format: a row is a line
export const SUSPENSIONS = table(ACCOUNT, 'update', [
  [['moderador', 'administrador'], 'may',     'suspend a member until it is lifted', suspend()],
  ['moderador',            'may',     'suspend a member for a time', suspend({ hasta: FUTURE })],
  ['moderador',            'may',     'suspend an autor', suspend({}, {}, 'usuarios/uid-autor')],
  ['moderador',            'may',     'change a suspension', suspend({ hasta: FUTURE }), suspended('usuario')],
  [everyoneBut('moderador', 'administrador'), 'may not', 'suspend a member with a reason', suspend({}, {}, 'usuarios/uid-otro')],
  ...['editor', 'administrador'].map((rol): Line => ['moderador', 'may not', `suspend an ${rol}`, suspend({}, {}, `usuarios/uid-${rol}`)]),
  ['otro',                 'may not', 'suspend itself',
    suspend({}, {}, 'usuarios/uid-otro'),
    withAccount('otro', { permisos: { ...defaultPermissions('usuario'), suspenderUsuarios: true } })],
  ['moderador',            'may not', 'suspend who waits', suspend({}, {}, 'usuarios/uid-pendiente')],
  ['moderador',            'may not', 'limit what an administrador suspended', suspend({ hasta: FUTURE }, {}, 'usuarios/uid-suspendido')],
  ...WRONG.map(([what, suspension, changes]): Line => ['moderador', 'may not', `suspend a member ${what}`, suspend(suspension, changes)]),
  ['moderador',            'may',     'lift a suspension', lift(), suspended('usuario')],
  ['moderador',            'may not', 'lift what an administrador suspended', lift({}, 'usuarios/uid-suspendido')],
  ['moderador',            'may not', 'lift a suspension and let wait', lift({ estado: 'pendiente' }), suspended('usuario')],
  ['moderador',            'may not', 'lift a suspension and keep its note', lift({ suspension: note('uid-administrador') }), suspended('usuario')],
  ['administrador',        'may',     'lift a suspension of anyone', lift({}, 'usuarios/uid-suspendido')],
  ['administrador',        'may not', 'suspend an editor with a note', suspend({}, {}, 'usuarios/uid-editor')],
  ['suspendido',           'may',     'come back when its suspension is over', comeBack(), suspended('suspendido', { hasta: PAST })],
  ['suspendido',           'may not', 'come back before', comeBack(), suspended('suspendido', { hasta: FUTURE })],
  ['suspendido',           'may not', 'come back from a suspension without end', comeBack(), suspended('suspendido')],
  ['suspendido',           'may not', 'come back when an administrador suspended it', comeBack()],
  ['suspendido',           'may not', 'come back with points', comeBack({ puntos: 1000 }), suspended('suspendido', { hasta: PAST })],
  ['suspendido',           'may not', 'come back as something else', comeBack({ estado: 'pendiente' }), suspended('suspendido', { hasta: PAST })],
  ['suspendido',           'may not', 'come back and keep its note',
    comeBack({ suspension: note('uid-administrador', { hasta: PAST }) }), suspended('suspendido', { hasta: PAST })],
]);
