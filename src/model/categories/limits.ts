/** Lengths and number of the article categories, used by the form, the services, the rules' tests and the messages. */
export const CATEGORY_LIMITS = { nombre: 60, descripcion: 500, total: 100 } as const;
/** As far as the articles of a category are counted: one read, and what the rules let one question ask. */
export const COUNTED_ARTICLES = 1000;
