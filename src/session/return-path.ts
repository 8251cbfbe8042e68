import { matchPath, useSearchParams } from 'react-router-dom';
import { paths, RETURN_PARAMETER } from '@/model/shared/paths';
import { textOf } from '@/model/shared/unknown-value';

/** Any origin that is not a site's: what still leads there after parsing is a path of ours. */
const BASE = 'https://sitio.invalid';
const SIGN_IN_PAGES = [paths.login.path, paths.register.path, paths.recoverPassword.path];

/**
 * The page to go back to after signing in, from the text of the address. Only paths of this site count: `//otro.com`,
 * `/\otro.com`, `javascript:…` and whole addresses would send the person elsewhere. The sign-in pages would lead nowhere.
 */
export function safeReturnPath(raw: string | null): string | null {
  if (!raw?.startsWith('/')) return null;
  const url = URL.canParse(raw, BASE) ? new URL(raw, BASE) : null;
  if (url?.origin !== BASE) return null;
  if (SIGN_IN_PAGES.some((path) => matchPath(path, url.pathname))) return null;
  // A path that begins with two slashes once normalised would be read as another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

export function returnPathOf(search: URLSearchParams): string | null {
  return safeReturnPath(search.get(RETURN_PARAMETER));
}

/** `target` of pages that sign in: where one came from, else the profile. The links keep the way back. */
export function useReturnPath() {
  const [search] = useSearchParams();
  const back = returnPathOf(search) ?? undefined;
  return {
    target: back ?? paths.profile.href(),
    login: paths.login.href(back),
    register: paths.register.href(back),
    recover: paths.recoverPassword.href(back),
  };
}

/** What goes along, in the history's entry, with someone who is sent to sign in. */
export interface SignInRequest {
  /** Why: 'Debes iniciar sesión para acceder a esta página'. */
  message: string;
}

/** The reason carried by the history's entry, which may be anything; null when there is none. */
export const signInReason = (state: unknown): string | null => textOf(state, 'message');
