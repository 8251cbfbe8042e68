/** Lengths and counts of an account: used by forms, services and messages; the rules hold the same. */
export const ACCOUNT_LIMITS = { nombre: 80, biografia: 500, email: 254, favoritos: 500 } as const;
