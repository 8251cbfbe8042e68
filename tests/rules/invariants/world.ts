import { doc, type Firestore, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { account, article, type Data, FIXTURES, profileOf, shard, shardOf } from '../fixtures';
import { forumCategory, reply, report, topic } from '../forum-fixtures';
import { KINDS } from '../staff-commits';

/** Who takes part, by persona: six members, so that five can report what the sixth wrote, and the staff. */
export const ACTORS = [
  'usuario',
  'otro',
  'tercero',
  'cuarta',
  'quinta',
  'sexto',
  'autor',
  'editor',
  'moderador',
  'administrador',
] as const;

/** Who reported what is reported in the beginning; they do nothing else. */
const REPORTERS = ['r1', 'r2', 'r3', 'r4'] as const;

interface Earned {
  temas?: number;
  respuestas?: number;
}

const memberOf = (persona: string, { temas = 0, respuestas = 0 }: Earned = {}, changes: Data = {}): Data =>
  account(persona, {
    puntos: 5 * temas + 2 * respuestas,
    comentariosCount: 0,
    articulosFavoritos: [],
    temasForoCount: temas,
    respuestasForoCount: respuestas,
    estadisticasForo: {
      temasCreados: temas,
      respuestasPublicadas: respuestas,
      likes: 0,
      likesOtorgados: 0,
      respuestasAceptadas: 0,
      puntosForo: 5 * temas + 2 * respuestas,
    },
    // Room for whatever a walk does: how fast is not what these tests are about.
    ritmo: { minuto: Timestamp.fromMillis(0), actos: -100_000, dia: Timestamp.fromMillis(0), hoy: -100_000 },
    ...changes,
  });

const EARNED: Readonly<Record<string, Earned>> = {
  usuario: { temas: 1, respuestas: 1 },
  otro: { temas: 1, respuestas: 1 },
  tercero: { temas: 1, respuestas: 1 },
};

const MEMBERS = ACTORS.map((persona): [string, Data] => [
  persona,
  memberOf(persona, EARNED[persona], persona === 'autor' ? { articulosCount: 3 } : {}),
]);

const unliked = { likes: 0, usuariosLike: [] };
const lastOf = (id: string, autor: string): Data => ({
  ultimaRespuesta: {
    id,
    autorId: `uid-${autor}`,
    fechaCreacion: topic().fechaCreacion,
    contenidoResumen: 'Buena pregunta.',
  },
});

const PUBLISHED = ['publicado', 'guardado', 'antes'];

/**
 * A small site whose figures all agree. The topic of `otro` and the second reply of the open one are reported four times, so
 * that the next report closes or hides them.
 */
const WORLD: Readonly<Record<string, Data>> = {
  ...Object.fromEntries(
    MEMBERS.flatMap(([persona, data]) => [
      [`usuarios/uid-${persona}`, data],
      [`perfiles/uid-${persona}`, profileOf(data)],
    ]),
  ),
  ...Object.fromEntries(Object.entries(FIXTURES).filter(([path]) => path.startsWith('insignias/'))),
  'sistema/instalacion': FIXTURES['sistema/instalacion'] ?? {},
  ...Object.fromEntries(
    PUBLISHED.map((id) => [`articulos/${id}`, article('publicado', { comentariosCount: 0 })]),
  ),
  'articulos/borrador': article('borrador', { comentariosCount: 0 }),
  ...Object.fromEntries(
    KINDS.map((kind) => [`${kind}/${shardOf(kind)}`, shard(PUBLISHED, { anio: Number(shardOf(kind)) })]),
  ),
  'foro_categorias/general': forumCategory({ temaCount: 2, mensajeCount: 3 }),
  'foro_categorias/vacia': forumCategory({ nombre: 'Vacía', temaCount: 1, mensajeCount: 0 }),
  'foro_temas/abierto': topic({
    ...unliked,
    respuestas: 2,
    ultimoNumero: 2,
    participantes: ['uid-usuario', 'uid-otro', 'uid-tercero'],
    ...lastOf('segunda', 'tercero'),
  }),
  'foro_temas/ajeno': topic(
    {
      ...unliked,
      respuestas: 1,
      ultimoNumero: 1,
      reportes: 4,
      participantes: ['uid-otro', 'uid-usuario'],
      ...lastOf('suya', 'usuario'),
    },
    'otro',
  ),
  'foro_temas/vecino': topic(
    {
      ...unliked,
      categoriaId: 'vacia',
      respuestas: 0,
      ultimoNumero: 0,
      ultimaRespuesta: null,
      participantes: ['uid-tercero'],
    },
    'tercero',
  ),
  'foro_respuestas/primera': reply({ ...unliked, numero: 1 }),
  'foro_respuestas/segunda': reply({ ...unliked, numero: 2, reportes: 4 }, 'tercero'),
  'foro_respuestas/suya': reply({ ...unliked, numero: 1, temaId: 'ajeno' }, 'usuario'),
  ...Object.fromEntries(
    REPORTERS.flatMap((reporter) => {
      const by = { reportadorId: `uid-${reporter}`, reportadorNombre: `Nombre de ${reporter}` };
      return [
        [
          `foro_reportes/tema_ajeno_uid-${reporter}`,
          report({ ...by, tipo: 'tema', itemId: 'ajeno', temaId: 'ajeno' }),
        ],
        [
          `foro_reportes/respuesta_segunda_uid-${reporter}`,
          report({ ...by, itemId: 'segunda', autorId: 'uid-tercero' }),
        ],
      ];
    }),
  ),
};

/** Writes the world in one commit. */
export async function plantWorld(owner: Firestore): Promise<void> {
  const batch = writeBatch(owner);
  for (const [path, data] of Object.entries(WORLD)) batch.set(doc(owner, path), data);
  await batch.commit();
}
