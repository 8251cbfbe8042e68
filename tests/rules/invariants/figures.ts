/** What must hold of what is stored, however it came there: every figure is what it counts. */
import { KINDS } from '../staff-commits';
import { at, isPlain, listAt, numberAt, type State, type Stored } from './state';

/** Looks at what is stored; tells each breach by path and what was found. */
export type Check = (state: State) => string[];

const differs = (path: string, what: string, stored: unknown, counted: unknown): string[] =>
  stored === counted ? [] : [`${path}: ${what} is ${String(stored)}, and should be ${String(counted)}`];

const isGoing = ({ data }: Stored): boolean => data.borrando === true;

const ofAuthor = (state: State, collection: string, uid: string): Stored[] =>
  state.all(collection).filter(({ data }) => data.autorId === uid);

/** The site's items that members like. */
const liked = (state: State): Stored[] => [...state.all('foro_temas'), ...state.all('foro_respuestas')];

const sum = (items: readonly Stored[], field: string): number =>
  items.reduce((total, { data }) => total + numberAt(data, field), 0);

const likes: Check = (state) =>
  liked(state).flatMap(({ path, data }) => {
    const members = listAt(data, 'usuariosLike');
    return [
      ...differs(path, 'likes', data.likes, new Set(members).size),
      ...differs(path, 'the length of usuariosLike', members.length, new Set(members).size),
    ];
  });

const topicFigures: Check = (state) =>
  state
    .all('foro_temas')
    .filter((topic) => !isGoing(topic))
    .flatMap(({ path, id, data }) => {
      const replies = state.all('foro_respuestas').filter((one) => one.data.temaId === id);
      const numbers = replies.map((one) => numberAt(one.data, 'numero'));
      const accepted = replies.filter((one) => one.data.respuestaAceptada === true).map((one) => one.id);
      return [
        ...differs(path, 'respuestas', data.respuestas, replies.length),
        ...differs(path, 'how many numbers its replies have', new Set(numbers).size, replies.length),
        ...(Math.max(0, ...numbers) > numberAt(data, 'ultimoNumero')
          ? [`${path}: ultimoNumero is behind`]
          : []),
        ...differs(path, 'the accepted answer', data.respuestaAceptadaId ?? null, accepted[0] ?? null),
        ...(accepted.length > 1 ? [`${path}: two accepted answers`] : []),
      ];
    });

const categoryFigures: Check = (state) =>
  state.all('foro_categorias').flatMap(({ path, id, data }) => {
    const topics = state.all('foro_temas').filter((one) => one.data.categoriaId === id);
    return [
      ...differs(path, 'temaCount', data.temaCount, topics.length),
      ...differs(path, 'mensajeCount', data.mensajeCount, sum(topics, 'respuestas')),
    ];
  });

/** One for each who reported it, until they are discarded. */
const reports: Check = (state) =>
  liked(state).flatMap(({ path, id, data }) => {
    const stored = state
      .all('foro_reportes')
      .filter((one) => one.data.itemId === id && one.data.tipo !== 'articulo');
    return numberAt(data, 'reportes') > stored.length
      ? [`${path}: reportes is ${String(data.reportes)} by ${stored.length} reports`]
      : [];
  });

const libraryFigures: Check = (state) => [
  ...state
    .all('articulos')
    .filter((article) => !isGoing(article))
    .flatMap(({ path, data }) =>
      differs(
        path,
        'comentariosCount',
        data.comentariosCount,
        state.all('comentarios').filter((one) => one.path.startsWith(`${path}/`)).length,
      ),
    ),
  ...KINDS.flatMap((kind) =>
    state.all(kind).flatMap(({ path, id, data }) => {
      const entries = isPlain(data.entradas) ? Object.keys(data.entradas) : [];
      return [
        ...differs(path, 'total', data.total, entries.length),
        ...entries
          .filter((article) => at(state.get(`articulos/${article}`), 'fragmentos', kind) !== id)
          .map((article) => `${path}: the entry of ${article}, which is not there`),
      ];
    }),
  ),
];

const accountFigures: Check = (state) =>
  state.all('usuarios').flatMap(({ path, id, data }) => {
    const topics = ofAuthor(state, 'foro_temas', id).filter((topic) => !isGoing(topic));
    const replies = ofAuthor(state, 'foro_respuestas', id);
    const awarded = (kind: string) =>
      state.all('premios').filter((one) => one.path.startsWith(`${path}/`) && one.data.tipo === kind).length;
    const given = liked(state).filter((one) => listAt(one.data, 'usuariosLike').includes(id));
    const published = ofAuthor(state, 'articulos', id).filter((one) => one.data.estado === 'publicado');
    const figure = (name: string) => numberAt(data, 'estadisticasForo', name);
    return [
      ...differs(path, 'temasForoCount', data.temasForoCount, topics.length),
      ...differs(path, 'respuestasForoCount', data.respuestasForoCount, replies.length),
      ...differs(path, 'articulosCount', data.articulosCount, published.length),
      ...differs(path, 'temasCreados', figure('temasCreados'), topics.length),
      ...differs(path, 'respuestasAceptadas', figure('respuestasAceptadas'), awarded('respuesta-aceptada')),
      ...differs(path, 'respuestasPublicadas', figure('respuestasPublicadas'), replies.length),
      ...differs(path, 'likes', figure('likes'), sum([...topics, ...replies], 'likes')),
      ...(figure('likesOtorgados') < given.length ? [`${path}: likesOtorgados is less than it gave`] : []),
    ];
  });

/** Comments may go with their article without an account; they never come without one. */
const commentFigures: Check = (state) =>
  state
    .all('usuarios')
    .filter(({ id, data }) => numberAt(data, 'comentariosCount') < ofAuthor(state, 'comentarios', id).length)
    .map(({ path }) => `${path}: comentariosCount is less than it wrote`);

const points: Check = (state) =>
  state.all('usuarios').flatMap(({ path, id, data }) => {
    const awards = state.all('premios').filter((one) => one.path.startsWith(`${path}/`));
    const topics = ofAuthor(state, 'foro_temas', id).filter((topic) => !isGoing(topic));
    const replies = ofAuthor(state, 'foro_respuestas', id);
    const standing = 5 * topics.length + 2 * replies.length + sum([...topics, ...replies], 'likes');
    return differs(path, 'puntos', data.puntos, sum(awards, 'puntos') + standing);
  });

const COUNTERS = new Set([
  'puntos',
  'articulosCount',
  'comentariosCount',
  'temasForoCount',
  'respuestasForoCount',
  'likes',
  'reportes',
  'respuestas',
  'ultimoNumero',
  'vistas',
  'visitas',
  'temaCount',
  'mensajeCount',
  'numero',
  'cuenta',
  'version',
  'revisiones',
  'total',
]);

const wholeNumbers: Check = (state) =>
  state.stored().flatMap(({ path, fields }) =>
    Object.entries(fields)
      .filter(([field, value]) => COUNTERS.has(field) && value.integerValue === undefined)
      .map(([field]) => `${path}: ${field} is no whole number`),
  );

const DISTINCT = ['insignias', 'articulosFavoritos', 'temasFavoritos', 'participantes'];

const lists: Check = (state) =>
  state.stored().flatMap(({ path, data }) =>
    Object.entries(data).flatMap(([field, value]) => {
      if (!Array.isArray(value)) return [];
      const isText = value.every((item) => typeof item === 'string');
      const isDistinct = !DISTINCT.includes(field) || new Set(value).size === value.length;
      return [
        ...(isText ? [] : [`${path}: ${field} holds what is no text`]),
        ...(isDistinct ? [] : [`${path}: ${field} repeats an item`]),
      ];
    }),
  );

const VISIBLE = /[^\p{C}\p{Z}\p{M}\u3164\u115f\u1160\uffa0\u2800]/u;

/** What the staff says of itself in its log is its own affair. */
const titles: Check = (state) =>
  state
    .stored()
    .filter(({ path }) => !path.startsWith('foro_moderacion/'))
    .flatMap(({ path, data }) =>
      ['titulo', 'nombre', 'contenido', 'motivo']
        .filter(
          (field) => !path.startsWith('articulos/') || path.includes('/comentarios/') || field === 'titulo',
        )
        .filter((field) => typeof data[field] === 'string' && !VISIBLE.test(String(data[field])))
        .map((field) => `${path}: nobody can see its ${field}`),
    );

const hiddenTexts: Check = (state) =>
  state
    .all('foro_indice')
    .filter(
      ({ data }) =>
        data.oculta === false && at(state.get(`foro_respuestas/${String(data.itemId)}`), 'oculta') === true,
    )
    .map(({ path }) => `${path}: found although its reply is hidden`);

const MAX_BYTES = 150_000;
const PLAIN_ID = /^[A-Za-z0-9_-]{1,200}$/;

const sizes: Check = (state) =>
  state
    .stored()
    .flatMap(({ path, id, fields }) => [
      ...(JSON.stringify(fields).length > MAX_BYTES ? [`${path}: too big to be changed in many ways`] : []),
      ...(PLAIN_ID.test(id) ? [] : [`${path}: an odd name`]),
    ]);

/** Whose reasons anyone but its author can see: five who reported it, or a line of the log. */
const reasons: Check = (state) => {
  const isTold = (id: string, actions: readonly string[]) =>
    state
      .all('foro_moderacion')
      .some(({ data }) => data.objetivoId === id && actions.includes(String(data.accion)));
  const isReported = (id: string) =>
    state.all('foro_reportes').filter(({ data }) => data.itemId === id).length >= 5;
  return [
    ...state
      .all('foro_temas')
      .filter((topic) => !isGoing(topic) && ['cerrado', 'archivado'].includes(String(topic.data.estado)))
      .filter(
        ({ id, data }) =>
          !(isReported(id) && typeof data.cerradoPorReportes === 'string') &&
          !isTold(id, ['cerrar', 'archivar']),
      )
      .map(({ path }) => `${path}: closed for no reason that others see`),
    ...state
      .all('foro_respuestas')
      .filter(
        ({ id, data }) =>
          data.oculta === true &&
          !(isReported(id) && data.ocultaPorReportes === true) &&
          !isTold(id, ['ocultar']),
      )
      .map(({ path }) => `${path}: hidden for no reason that others see`),
  ];
};

/** Each rule by its name. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'likes are distinct members': likes,
  'a topic counts its replies': topicFigures,
  'a category counts its topics and replies': categoryFigures,
  'an item counts its reports': reports,
  'articles and shards count what they hold': libraryFigures,
  'an account counts what it wrote': accountFigures,
  'an account counts its comments': commentFigures,
  'points are what awards and standing items give': points,
  'counters are whole numbers': wholeNumbers,
  'lists hold texts, and no favourite twice': lists,
  'titles and texts can be seen': titles,
  'a hidden reply is not found': hiddenTexts,
  'nothing is too big or oddly named': sizes,
  'what is closed or hidden is so for a reason': reasons,
};
