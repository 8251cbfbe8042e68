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
} as const;

/** Revisions of an article that are kept: each published save adds one, and takes the oldest beyond these away. */
export const REVISIONS_KEPT = 20;
/** For how long autosaves share a revision: a minute less than the ten that the rules allow. */
export const SHARED_REVISION_MS = 9 * 60_000;

/** Lengths and number of the article categories, used by the form, the services, the rules' tests and the messages. */
export const CATEGORY_LIMITS = { nombre: 60, descripcion: 500, total: 100 } as const;
/** As far as the articles of a category are counted: one read, and what the rules let one question ask. */
export const COUNTED_ARTICLES = 1000;

/** Lengths of the contact form, used by the form, the service, the rules' tests and the messages. */
export const CONTACT_LIMITS = { nombre: 100, email: 254, mensaje: 5000 } as const;

/** Lengths of a comment, used by the form, the service, the rules' tests and the messages. */
export const COMMENT_LIMITS = { autor: 80, email: 254, contenido: 3000 } as const;

/** Passwords: at least 6 (spec 1, section 9); Auth itself takes no more than 4096. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 4096;

/** Lengths and counts of an account: used by forms, services and messages; the rules hold the same. */
export const ACCOUNT_LIMITS = { nombre: 80, biografia: 500, email: 254, favoritos: 500 } as const;
