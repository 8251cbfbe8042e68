import { keysOf } from '../../shared/unknown-value';
import { can } from './can';
import { canEnterAdmin } from './menu-entries';
import type { Actor } from './permission-list';

/**
 * Who may open a page of the staff (spec 1, section 6). 'writers': autor, editor, administrador; 'writing': the same, and who
 * was let in stays, because what they have written is on the page; 'categories': editor and administrador; 'administrators': administrador; 'commentModerators': whoever holds moderarComentarios, a moderador too; 'allArticles': whoever holds editarTodosArticulos.
 */
export type StaffGuard =
  | 'writers'
  | 'writing'
  | 'categories'
  | 'administrators'
  | 'commentModerators'
  | 'allArticles';

/** Whether a guard lets somebody in; nobody without an active account. */
export function admits(guard: StaffGuard, actor: Actor | null): boolean {
  if (guard === 'commentModerators') return can(actor, 'moderarComentarios');
  if (guard === 'allArticles') return can(actor, 'editarTodosArticulos');
  if (!canEnterAdmin(actor)) return false;
  if (guard === 'writers' || guard === 'writing') return true;
  return actor?.rol === 'administrador' || (guard === 'categories' && actor?.rol === 'editor');
}

/** The entries of the panel's sidebar, in its order, and who may open them. */
const GUARDS = {
  articles: 'writers',
  newArticle: 'writers',
  categories: 'categories',
  users: 'administrators',
  comments: 'commentModerators',
  messages: 'administrators',
  links: 'allArticles',
  import: 'administrators',
  verify: 'administrators',
} as const satisfies Record<string, StaffGuard>;
export type AdminSection = keyof typeof GUARDS;

/** The entries someone sees: those whose page opens for them, and writing only with crearArticulos. */
export function adminSections(actor: Actor | null): AdminSection[] {
  return keysOf(GUARDS).filter(
    (section) => admits(GUARDS[section], actor) && (section !== 'newArticle' || can(actor, 'crearArticulos')),
  );
}
