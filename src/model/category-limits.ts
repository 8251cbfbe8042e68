/** Lengths and number of the article categories, used by the form, the services, the rules' tests and the messages. */
export const CATEGORY_LIMITS = { nombre: 60, descripcion: 500, total: 100 } as const;
