import { doc, type Firestore, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { paced } from '../commits';
import { account, type Data, type Given, profileOf } from '../fixtures';
import { NEW_ID, newLine } from '../forum-commits';
import { type Attempt, everyoneBut, type Line, type Row, table } from './row';

const ACCOUNT = '/usuarios/{uid}';
const THEIRS = 'uid-usuario';
const PAST = Timestamp.fromMillis(0);

const OFFENSIVE = { nombre: 'Una grosería', biografia: 'Otra', avatar: '/img/avatares/rey.svg' };
const EMPTY = { nombre: 'Miembro', biografia: '', avatar: null };
export const offensive = (persona = 'usuario', changes: Data = {}): Given => {
  const data = account(persona, { ...OFFENSIVE, ...changes });
  return { [`usuarios/uid-${persona}`]: data, [`perfiles/uid-${persona}`]: profileOf(data) };
};

interface Parts {
  persona?: string;
  account?: Data;
  /** null: it is not written. */
  profile?: Data | null;
  line?: Data | null;
  lineId?: string;
}

/** The three documents of a reset, each as it may be wrong. */
function reset(db: Firestore, uid: string, parts: Parts = {}): Promise<void> {
  const { persona = 'usuario', profile = {}, line = {}, lineId = NEW_ID } = parts;
  const theirs = `uid-${persona}`;
  const batch = writeBatch(db);
  const changed: Data = {
    ...EMPTY,
    perfilRestablecido: { fecha: serverTimestamp(), registro: lineId },
    fechaActualizacion: serverTimestamp(),
    ...parts.account,
  };
  batch.update(doc(db, 'usuarios', theirs), changed);
  if (profile) {
    const after = { ...account(persona, OFFENSIVE), ...changed };
    batch.set(doc(db, 'perfiles', theirs), { ...profileOf(after), ...profile });
  }
  if (line) batch.set(doc(db, 'foro_moderacion', lineId), lineOf(uid, persona, line));
  return batch.commit();
}

const lineOf = (uid: string, persona: string, changes: Data = {}): Data =>
  newLine(uid, {
    accion: 'restablecer-perfil',
    tipo: 'miembro',
    objetivoId: `uid-${persona}`,
    autorId: `uid-${persona}`,
    titulo: OFFENSIVE.nombre,
    ...changes,
  });

export const resetting =
  (parts: Parts = {}): Attempt =>
  (db, { uid }) =>
    reset(db, uid, parts);

const OLD_LINE = 'vieja000000000000000';
const KEEPING = {
  nombre: { biografia: OFFENSIVE.biografia, avatar: OFFENSIVE.avatar },
  biografia: { nombre: OFFENSIVE.nombre, avatar: OFFENSIVE.avatar },
  avatar: { nombre: OFFENSIVE.nombre, biografia: OFFENSIVE.biografia },
};

const WRONG: readonly [what: string, parts: Parts][] = [
  ['to a name of its own choice', { account: { nombre: 'Payaso' } }],
  ['to a biography of its own choice', { account: { biografia: 'Soy un payaso' } }],
  ['to a picture of its own choice', { account: { avatar: '/img/avatares/profeta.svg' } }],
  ['and nothing in it', { account: { ...OFFENSIVE }, profile: null }],
  ['and its points', { account: { puntos: 0 } }],
  ['and its role', { account: { rol: 'autor' } }],
  [
    'with one more field',
    { account: { perfilRestablecido: { fecha: serverTimestamp(), registro: NEW_ID, html: '' } } },
  ],
  ['dated back', { account: { perfilRestablecido: { fecha: PAST, registro: NEW_ID } }, profile: null }],
  ['dated back in the account', { account: { fechaActualizacion: PAST } }],
  ['without a line', { line: null }],
  ['under a line of something else', { line: { accion: 'nota' } }],
  ...Object.entries(KEEPING).map(([part, kept]): [string, Parts] => [
    `and leave its ${part} on its public side`,
    { account: kept, profile: null },
  ]),
];

/** Both accounts name the one line, which is about otro. */
const resetTwoByOneLine: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  for (const persona of ['usuario', 'otro']) {
    const changed = {
      ...EMPTY,
      perfilRestablecido: { fecha: serverTimestamp(), registro: NEW_ID },
      fechaActualizacion: serverTimestamp(),
    };
    batch.update(doc(db, `usuarios/uid-${persona}`), changed);
    batch.set(doc(db, `perfiles/uid-${persona}`), profileOf({ ...account(persona), ...changed }));
  }
  batch.set(doc(db, 'foro_moderacion', NEW_ID), lineOf(uid, 'otro'));
  return batch.commit();
};

const edit: Attempt = (db, { uid }) =>
  writeBatch(db)
    .update(doc(db, 'usuarios', uid), {
      nombre: 'Otro nombre',
      fechaActualizacion: serverTimestamp(),
      ...paced('perfil'),
    })
    .commit();
const RESET = { perfilRestablecido: { fecha: PAST, registro: OLD_LINE } };

/** What the staff takes from a profile, and what its owner may do afterwards. */
// biome-ignore format: a row is a line
export const PROFILE_RESETS: readonly Row[] = [
  ...table(ACCOUNT, 'update', [
    [['moderador', 'administrador'], 'may',     'reset a profile', resetting(), offensive()],
    ...Object.entries(KEEPING).map(([part, kept]): Line =>
      ['moderador', 'may', `reset the ${part} of a profile alone`, resetting({ account: kept }), offensive()]
    ),
    ['moderador',            'may',     'reset the profile of an autor', resetting({ persona: 'autor' }), offensive('autor')],
    ['moderador',            'may',     'reset the profile of who is suspended', resetting({ persona: 'suspendido' }), offensive('suspendido')],
    [everyoneBut('moderador', 'administrador'), 'may not', 'reset a profile', resetting({ persona: 'pendiente' }), offensive('pendiente')],
    ['administrador',        'may',     'reset the profile of an editor', resetting({ persona: 'editor' }), offensive('editor')],
    ['moderador',            'may not', 'reset the profile of an editor', resetting({ persona: 'editor' }), offensive('editor')],
    ['moderador',            'may not', 'reset its own profile', resetting({ persona: 'moderador' }), offensive('moderador')],
    ['administrador',        'may not', 'reset its own profile', resetting({ persona: 'administrador' }), offensive('administrador')],
    ...WRONG.map(([what, parts]): Line => ['moderador', 'may not', `reset a profile ${what}`, resetting(parts), offensive()]),
    ['moderador',            'may not', 'reset a profile under an old line',
      resetting({ line: null, lineId: OLD_LINE }),
      { ...offensive(), [`foro_moderacion/${OLD_LINE}`]: { ...lineOf('uid-moderador', 'usuario'), fecha: PAST } }],
    ['moderador',            'may not', 'reset two profiles by one line', resetTwoByOneLine, { ...offensive(), ...offensive('otro') }],
    ['usuario',              'may',     'write its profile again', edit, offensive('usuario', RESET)],
    ['suspendido',           'may not', 'write its profile again while suspended', edit, offensive('suspendido', RESET)],
  ]),
  ...table('/perfiles/{uid}', 'update', [
    ['moderador', 'may',     'bring a profile to what a reset leaves', resetting(), offensive()],
    ['moderador', 'may not', 'bring a profile to more than a reset leaves', resetting({ profile: { rol: 'administrador' } }), offensive()],
    ['moderador', 'may not', 'bring a profile up to date after a reset',
      (db) => setDoc(doc(db, 'perfiles', THEIRS), profileOf(account('usuario', RESET))),
      { ...offensive('usuario', RESET), 'usuarios/uid-usuario': account('usuario', RESET) }],
  ]),
  ...table('/perfiles/{uid}', 'create', [
    ['moderador', 'may',     'publish what a reset leaves', resetting(), { ...offensive(), 'perfiles/uid-usuario': null }],
  ]),
  ...table('/foro_moderacion/{registro}', 'create', [
    ['moderador', 'may',     'note that it resets a profile', resetting(), offensive()],
    ...(
      [
        ['as of another kind', { tipo: 'tema' }],
        ["in somebody else's history", { autorId: 'uid-otro' }],
        ['under another name', { titulo: 'Otra' }],
      ] as const
    ).map(([how, line]): Line =>
      ['moderador', 'may not', `note that it resets a profile ${how}`, resetting({ line }), offensive()],
    ),
    ['moderador', 'may not', 'note to have reset a profile without doing so',
      (db, { uid }) => setDoc(doc(db, 'foro_moderacion', NEW_ID), lineOf(uid, 'usuario')),
      offensive('usuario', { perfilRestablecido: { fecha: PAST, registro: NEW_ID } })],
    ['moderador', 'may not', 'note a reset twice', (db, { uid }) => {
      const batch = writeBatch(db);
      const changed = {
        ...EMPTY,
        perfilRestablecido: { fecha: serverTimestamp(), registro: NEW_ID },
        fechaActualizacion: serverTimestamp(),
      };
      batch.update(doc(db, 'usuarios', THEIRS), changed);
      batch.set(doc(db, 'perfiles', THEIRS), profileOf({ ...account('usuario'), ...changed }));
      for (const id of [NEW_ID, 'otra0000000000000000'])
        batch.set(doc(db, 'foro_moderacion', id), lineOf(uid, 'usuario'));
      return batch.commit();
    }, offensive()],
  ]),
];
