/** What an account can be, and whether it may act (spec 1, sections 4 and 6). */
export const ROLES = ['usuario', 'autor', 'editor', 'moderador', 'administrador'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_STATES = ['activo', 'suspendido', 'pendiente'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
