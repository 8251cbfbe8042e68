import { ExpectedError } from './expected-error';
import { origin } from './ports';

/** A build's variables, as Vite loads them. */
type Variables = Readonly<Record<string, unknown>>;

/** A variable without the spaces around it; empty where it is not given. */
export function text(env: Variables, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Where readers find the site, without a slash at its end: VITE_SITE_URL, else the domain that Firebase gives to the project.
 * Empty where neither is known. Throws ExpectedError when the variable is no address of a site.
 */
export function siteUrl(env: Variables): string {
  const configured = text(env, 'VITE_SITE_URL');
  if (configured !== '') {
    const url = URL.canParse(configured) ? new URL(configured) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
      throw new ExpectedError(`VITE_SITE_URL is no address of a site (https://example.org): ${configured}`);
    return url.origin;
  }
  if (text(env, 'VITE_USE_EMULATORS') === 'true') return origin('hosting');
  const domain = text(env, 'VITE_FIREBASE_AUTH_DOMAIN');
  return domain && `https://${domain}`;
}
