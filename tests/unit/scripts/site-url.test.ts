import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../../scripts/lib/site-url';

describe("the site's address", () => {
  it('is the one that is configured, without a slash at its end', () => {
    const env = {
      VITE_SITE_URL: ' https://evidencias.org/ ',
      VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
    };
    expect(siteUrl(env)).toBe('https://evidencias.org');
  });

  it("else is the project's, the embedded backend's or unknown", () => {
    expect(siteUrl({ VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com' })).toBe('https://x.firebaseapp.com');
    expect(siteUrl({ VITE_USE_EMULATORS: 'true' })).toBe('http://127.0.0.1:5000');
    expect(siteUrl({})).toBe('');
  });

  it.each(['evidencias.org', 'ftp://evidencias.org', 'https://evidencias.org/blog', 'https://a.org?x=1'])(
    'cannot be %s',
    (VITE_SITE_URL) => expect(() => siteUrl({ VITE_SITE_URL })).toThrow('VITE_SITE_URL'),
  );
});
