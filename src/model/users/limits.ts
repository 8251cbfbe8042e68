/** Passwords: at least 6 (spec 1, section 9); Auth itself takes no more than 4096. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 4096;

/** Lengths and counts of an account: used by forms, services and messages; the rules hold the same. */
export const ACCOUNT_LIMITS = { nombre: 80, biografia: 500, email: 254, favoritos: 500 } as const;
