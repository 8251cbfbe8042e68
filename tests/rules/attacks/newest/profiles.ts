import { deleteField, doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { paced } from '../../commits';
import { account, type Data, type Given } from '../../fixtures';
import { offensive, resetting } from '../../matrix/profile-resets';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
const PAST = Timestamp.fromMillis(0);
const OFFENSIVE = offensive();
const ofModerator = (changes: Data): Given => ({
  ...OFFENSIVE,
  'usuarios/uid-moderador': account('moderador', changes),
});
const inAccount = (changes: Data) => resetting({ account: changes });
const inLine = (line: Data) => resetting({ line });
const inProfile = (profile: Data) => resetting({ profile });

/** It was reset while it was suspended: what was taken stays away. */
const FROZEN: Given = {
  'usuarios/uid-suspendido': account('suspendido', {
    suspension: { hasta: null, motivo: 'Insultos', por: 'uid-moderador' },
    perfilRestablecido: { fecha: PAST, registro: 'linea' },
  }),
};
const RESET: Given = {
  'usuarios/uid-usuario': account('usuario', { perfilRestablecido: { fecha: PAST, registro: 'linea' } }),
};
const thaw =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'usuarios/uid-suspendido'), { fechaActualizacion: now(), ...changes });
const edit =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), { fechaActualizacion: now(), ...paced('perfil'), ...changes });

/** What the staff takes from a profile, and what stays away. */
export const RESETS: Table = {
  what: 'a profile that is reset',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'autor', 'editor', 'suspendido', 'pendiente'],
      'resets the profile of usuario',
      resetting(),
      OFFENSIVE,
    ),
    ['moderador', 'resets one while suspended', resetting(), ofModerator({ estado: 'suspendido' })],
    [
      'moderador',
      'resets one without suspenderUsuarios',
      resetting(),
      ofModerator({ permisos: { moderarForo: true } }),
    ],
    [
      'moderador',
      'resets an administrador',
      resetting({ persona: 'administrador' }),
      offensive('administrador'),
    ],
    ['moderador', 'resets another moderador', resetting(), offensive('usuario', { rol: 'moderador' })],
    ...ofEach('moderador', OFFENSIVE, inAccount, [
      ['takes the e-mail too', { email: 'nadie@demo.test' }],
      ['suspends in the same write', { estado: 'suspendido' }],
      ['empties the pace too', { ritmo: { minuto: now(), actos: 0, dia: now(), hoy: 0 } }],
      ['takes the badges too', { insignias: ['erudito'] }],
      ['takes the favourites too', { articulosFavoritos: [] }],
      ['leaves no name', { nombre: '' }],
      ['leaves the neutral name in small letters', { nombre: 'miembro' }],
      ['leaves a biography of null', { biografia: null }],
      ['leaves an empty picture', { avatar: '' }],
      ['leaves a picture of another site', { avatar: 'https://ejemplo.org/x.png' }],
      ['leaves no word of the reset', { perfilRestablecido: null }],
      ['names its line by a number', { perfilRestablecido: { fecha: now(), registro: 7 } }],
      ['names the line of another time', { perfilRestablecido: { fecha: now(), registro: 'linea' } }],
      [
        'dates it ahead',
        { perfilRestablecido: { fecha: Timestamp.fromMillis(4e12), registro: 'nuevo000000000000000' } },
      ],
    ]),
    ...ofEach('moderador', OFFENSIVE, inLine, [
      ['says that another moderador did it', { moderadorId: 'uid-administrador' }],
      ['says it under another name', { moderadorNombre: 'Nadie' }],
      ['says it about another', { objetivoId: 'uid-otro', autorId: 'uid-otro' }],
      ['says it about a comment', { tipo: 'comentario' }],
      ['says it with one more field', { html: '' }],
      ['says it in 501 characters', { motivo: 'x'.repeat(501) }],
    ]),
    ...ofEach('moderador', OFFENSIVE, inProfile, [
      ['leaves the name on its public side', { nombre: 'Una grosería' }],
      ['publishes the e-mail', { email: 'usuario@demo.test' }],
      ['publishes points', { puntos: 999 }],
    ]),
    ['moderador', 'resets one whose public side stays', resetting({ profile: null }), OFFENSIVE],
    ...byEach(
      ['moderador', 'administrador', 'suspendido'],
      'forgets that a suspended profile was reset',
      thaw({ perfilRestablecido: deleteField() }),
      FROZEN,
    ),
    [
      'moderador',
      'forgets it as it lifts the suspension',
      thaw({ estado: 'activo', suspension: null, perfilRestablecido: null }),
      FROZEN,
    ],
    ['suspendido', 'writes a biography again', edit({ biografia: 'Otra vez' }), FROZEN],
    ['suspendido', 'takes an avatar again', edit({ avatar: '/img/avatares/rey.svg' }), FROZEN],
    ['usuario', 'forgets it with an edit', edit({ biografia: 'Otra', perfilRestablecido: null }), RESET],
    [
      'usuario',
      'dates its own reset anew',
      edit({ perfilRestablecido: { fecha: now(), registro: 'linea' } }),
      RESET,
    ],
  ],
  allowed: [
    ...byEach(['moderador', 'administrador'], 'resets the profile of usuario', resetting(), OFFENSIVE),
    ['usuario', 'writes a biography again when it is active', edit({ biografia: 'Otra' }), RESET],
    ['suspendido', 'writes a biography where nothing was reset', edit({ biografia: 'Otra' })],
    ['moderador', 'lifts the suspension alone', thaw({ estado: 'activo', suspension: null }), FROZEN],
  ],
};

const folder = (uid: string, file: string) =>
  `http://127.0.0.1:9199/v0/b/demo-evidencias.appspot.com/o/avatares%2F${uid}%2F${file}`;
const show = (avatar: unknown) => edit({ avatar });

/** Whose picture an account shows: there is no counter of uploads, but four places in a folder of its own. */
export const PICTURES: Table = {
  what: 'the picture of an account',
  refused: [
    ...ofEach('usuario', {}, show, [
      ['of another site', 'https://ejemplo.org/avatares%2Fuid-usuario%2Fa.webp'],
      ['of the folder of another', folder('uid-otro', 'a.webp')],
      ['of a folder below its own', folder('uid-usuario', 'x%2Fa.webp/../..')],
      ['of another bucket', folder('uid-usuario', 'a.webp').replace('demo-evidencias', 'ajeno')],
      ['of a host that ends so', folder('uid-usuario', 'a.webp').replace('http://', 'http://ejemplo.org@')],
      ['of a script', 'javascript:alert(1)'],
      ['of its own bytes', 'data:image/png;base64,AAAA'],
      ['outside the site’s own', '/img/avatares/../../x.svg'],
      ['with a line break', '/img/avatares/rey.svg\n'],
      ['with a query that leaves', `${folder('uid-usuario', 'a.webp')}?x=<script>`],
      ['of 501 characters', `${folder('uid-usuario', '')}${'a'.repeat(501)}`],
      ['of a number', 7],
      ['of a map', { url: '/img/avatares/rey.svg' }],
      ['of nothing at all', ''],
    ]),
    ...byEach(
      ['visitante', 'nuevo', 'otro', 'autor', 'editor', 'moderador', 'administrador'],
      'the one that usuario shows',
      (db) =>
        updateDoc(doc(db, 'usuarios/uid-usuario'), {
          avatar: '/img/avatares/rey.svg',
          fechaActualizacion: now(),
        }),
    ),
    [
      'usuario',
      'on its public side alone',
      (db) => updateDoc(doc(db, 'perfiles/uid-usuario'), { avatar: '/img/avatares/rey.svg' }),
    ],
    ['usuario', 'with a count of uploads', edit({ avatar: '/img/avatares/rey.svg', subidas: 0 })],
    [
      'usuario',
      'with no step of its pace',
      (db, { uid }) =>
        updateDoc(doc(db, 'usuarios', uid), { avatar: null, biografia: 'x', fechaActualizacion: now() }),
    ],
  ],
  allowed: [
    ['usuario', 'of the site', show('/img/avatares/rey.svg')],
    ['usuario', 'of its own folder', show(`${folder('uid-usuario', 'a.webp')}?alt=media&token=0f6d`)],
  ],
};
