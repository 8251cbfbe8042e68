import { useLocation } from 'react-router-dom';
import { paths } from '@/model/shared/paths';

export function useSignInHref(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return { login: paths.login.href(here), register: paths.register.href(here) };
}
