/**
 * How the page of this document was made: whether the build drew it (scripts/prerender), and whether it stays as it stands. It is decided
 * here alone, before the application is there; src/main.tsx tells the application, and nothing else imports this file's code.
 */

import { HAS_DRAWN_PAGES } from './landing-files';

/** The parameters by which a list (library, forum, its categories) shows something else than its drawn page. */
const OF_LIST = /[?&](q|categoria|anio|mes|etiqueta|evidencia|orden|vista|pagina|estado|tipo)([=&]|$)/;

/** Whether an address asks a list for something else than its drawn page. */
export const asksOfList = (search: string): boolean => OF_LIST.test(search);

/** Whether a member's session is remembered (session/session-hint.ts): then a page is drawn anew. */
function remembersMember(): boolean {
  try {
    return localStorage.getItem('sesion') !== null;
  } catch {
    return false;
  }
}

export interface DrawnPage {
  /** Whether other pages of the site are drawn, also where this one is not. */
  othersAreDrawn: boolean;
  /** The element with what was drawn; null where the build drew nothing. */
  data: HTMLScriptElement | null;
  /** It was drawn for this address. */
  isOfAddress: boolean;
  /** It is taken over as it stands: by a visitor, who asks for nothing else. Everybody else's page is drawn anew. */
  isTakenOver: boolean;
  /** For links: whether the page at an address would not be as the build drew it. */
  asksOfList: typeof asksOfList;
}

/** How the page of a document was made. */
export function drawnPage(
  document: Document,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): DrawnPage {
  const data = document.querySelector<HTMLScriptElement>('script[data-drawn]');
  const isOfAddress = data?.dataset.path === pathname;
  const isTakenOver = isOfAddress && !asksOfList(search) && !remembersMember();
  const othersAreDrawn = document.documentElement.hasAttribute(HAS_DRAWN_PAGES);
  return { othersAreDrawn, data, isOfAddress, isTakenOver, asksOfList };
}
