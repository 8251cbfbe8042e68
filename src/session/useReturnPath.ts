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
