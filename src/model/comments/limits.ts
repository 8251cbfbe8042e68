/** Lengths of a comment, used by the form, the service, the rules' tests and the messages. */
export const COMMENT_LIMITS = { autor: 80, email: 254, contenido: 3000 } as const;
