/** Lengths, counts and times of the forum (spec 2, section 9); firestore.rules holds the same. */
export const FORUM_LIMITS = {
  titulo: 100,
  contenidoTema: 20_000,
  contenidoRespuesta: 10_000,
  tags: 5,
  tag: 30,
  /** Of a report, of a suspension, and a note. */
  motivo: 500,
  comentarioModerador: 500,
  nombreCategoria: 80,
  descripcionCategoria: 300,
  temasFavoritos: 200,
  menciones: 5,
  /** Members that a topic lists as taking part. */
  participantes: 500,
  /** Reports that hide a reply or close a topic. */
  reportes: 5,
  busquedaMinima: 3,
} as const;

/** Topics, replies and results fetched at a time. */
export const FORUM_PAGE = 20;
/** Categories fetched at a time. */
export const CATEGORY_PAGE = 10;

/** Points that the forum gives (spec 2, section 9). */
export const FORUM_POINTS = { topic: 5, reply: 2, accepted: 10, like: 1, savedTopic: 2 } as const;

export const DEFAULT_FORUM_AVATAR = '/img/avatar-default.png';
