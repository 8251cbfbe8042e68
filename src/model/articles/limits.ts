/** Lengths and counts of an article: used by the form, the services and the messages; the rules hold the same. */
export const ARTICLE_LIMITS = {
  titulo: 200,
  slug: 220,
  contenido: 400_000,
  resumen: 1000,
  autor: 80,
  categorias: 10,
  categoria: 60,
  tags: 20,
  tag: 40,
  imagenes: 40,
  direccion: 1000,
  alternativa: 300,
  pasajesPrincipales: 10,
} as const;

/** Lengths of what is written in the record of an evidence: the rules hold the same. */
export const EVIDENCE_LIMITS = {
  afirmacion: 300,
  hallazgo: 1000,
  lugar: 120,
  datacion: 120,
  pasajes: 200,
  objeciones: 1000,
} as const;

/** Revisions of an article that are kept: each published save adds one, and takes the oldest beyond these away. */
export const REVISIONS_KEPT = 20;
/** For how long autosaves share a revision: a minute less than the ten that the rules allow. */
export const SHARED_REVISION_MS = 9 * 60_000;
