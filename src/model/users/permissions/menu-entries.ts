import { keysOf } from '../../shared/unknown-value';
import type { Role } from '../roles';
import { can } from './can';
import type { Actor } from './permission-list';

const STAFF: ReadonlySet<Role> = new Set(['autor', 'editor', 'administrador']);

/** Whether the admin panel opens: roles autor, editor and administrador (spec 1, section 6). */
export function canEnterAdmin(actor: Actor | null): boolean {
  return actor?.estado === 'activo' && STAFF.has(actor.rol);
}

const isOneOf =
  (...roles: readonly Role[]) =>
  ({ rol }: Actor) =>
    roles.includes(rol);

/** Entries of the user menu, in its order, and to whom they show (spec 2, navigation bar). */
const MENU = {
  admin: canEnterAdmin,
  adminArticles: canEnterAdmin,
  adminCategories: isOneOf('administrador', 'editor'),
  adminUsers: isOneOf('administrador'),
  /** Whoever enters the panel finds the comments in its sidebar; for others who may moderate them this is the way. */
  adminComments: (actor) => can(actor, 'moderarComentarios') && !canEnterAdmin(actor),
  forumReports: isOneOf('moderador', 'administrador'),
  forumCategories: isOneOf('administrador'),
} satisfies Record<string, (actor: Actor) => boolean>;
export type MenuEntry = keyof typeof MENU;

/** The entries someone sees; none while suspended or pending. */
export function menuEntries(actor: Actor | null): MenuEntry[] {
  return actor?.estado === 'activo' ? keysOf(MENU).filter((entry) => MENU[entry](actor)) : [];
}
