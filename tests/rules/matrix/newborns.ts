import { Timestamp } from 'firebase/firestore/lite';
import { addComment, addFavourite, earnBadge } from '../commits';
import { account, type Data, type Given } from '../fixtures';
import { addReply, addTopic, like } from '../forum-commits';
import { type Attempt, type Row, table } from './row';

const BORN = Timestamp.fromMillis(Date.now() - 5000);
const UID = 'uid-sin-verificar';

/** Born a moment ago, its e-mail not proven, and nothing done yet but what `changes` says. */
const newborn = (changes: Data = {}): Given => ({
  [`usuarios/${UID}`]: account('sin-verificar', {
    ...{ puntos: 0, comentariosCount: 0, temasForoCount: 0, respuestasForoCount: 0, articulosFavoritos: [] },
    ...{ fechaRegistro: BORN, fechaActualizacion: BORN, ultimoAcceso: BORN, ultimaActividad: BORN },
    ...{ ultimoEvento: { tipo: 'alta', id: UID }, ritmo: { minuto: BORN, actos: 0, dia: BORN, hoy: 0 } },
    ...changes,
  }),
});

/** What the spec promises to a new member, with the points that it gives. */
const PROMISED: readonly [match: string, operation: 'create' | 'update', what: string, Attempt, Data?][] = [
  [
    '/articulos/{articulo}/comentarios/{comentario}',
    'create',
    'comment on an article',
    (db, { uid }) => addComment(db, uid),
  ],
  ['/foro_temas/{tema}', 'create', 'open a topic for its 5 points', (db, { uid }) => addTopic(db, uid)],
  [
    '/foro_respuestas/{respuesta}',
    'create',
    'answer a topic for its 2 points',
    (db, { uid }) => addReply(db, uid),
  ],
  ['/foro_respuestas/{respuesta}', 'update', 'like a reply', (db, { uid }) => like(db, uid, 1)],
  [
    '/usuarios/{uid}/premios/{premio}',
    'create',
    'add a favourite for its 5 points',
    (db, { uid }) => addFavourite(db, uid, 'publicado'),
  ],
  [
    '/usuarios/{uid}',
    'update',
    'earn a badge for its 10 points',
    (db, { uid }) => earnBadge(db, uid, 'comentarista-bronce', 10),
    { comentariosCount: 5 },
  ],
];

/** All that works at once, before any e-mail is proven (decision 22 says what waits). */
export const NEWBORNS: readonly Row[] = PROMISED.flatMap(([match, operation, what, attempt, changes]) =>
  table(match, operation, [
    ['sin-verificar', 'may', `${what}, just born and without a proven e-mail`, attempt, newborn(changes)],
  ]),
);
