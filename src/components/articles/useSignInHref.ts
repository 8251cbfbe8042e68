import { useLocation } from 'react-router-dom';
import { paths } from '@/model/paths';

/** Links to sign in and to sign up that lead back to this page. */
export function useSignInHref(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return { login: paths.login.href(here), register: paths.register.href(here) };
}
