import { useSearchParams } from 'react-router-dom';
import { paths } from '@/model/paths';
import { returnPathOf } from './return-path';

interface ReturnPath {
  /** Where to go once signed in. */
  target: string;
  /** Links to the other sign-in pages that keep the way back. */
  login: string;
  register: string;
  recover: string;
}

/** For the pages that sign in: the page one came from when one was sent here, otherwise the profile. */
export function useReturnPath(): ReturnPath {
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
export function signInReason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null;
  return typeof state.message === 'string' ? state.message : null;
}
