import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE_URL } from './support/browser';

function get(path: string): Promise<Response> {
  return fetch(new URL(path, BASE_URL));
}

describe('security headers', () => {
  it.each(['/', '/biblioteca', '/articulo/ninguno'])('protect %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('allow scripts and styles from the site alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map((directive) => splitDirective(directive.trim())));
    expect(directives.get('default-src')).toBe("'none'");
    // The choice of the scheme (index.html).
    expect(directives.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    // The sheets that stand in drawn pages, by their hashes.
    expect(directives.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(directives.get('frame-ancestors')).toBe("'none'");
    // Drawn pages have attributes of style (decision 20); nothing else is allowed inline.
    expect(directives.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.match(/unsafe-/g)).toHaveLength(1);
  });
});

describe('the policy of files that pages ask for', () => {
  it.each(['/assets/none.js', '/fonts/none.woff2', '/img/none.svg'])(
    'lets the page that stands at %s in their place do nothing',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    },
  );
});

describe('caching', () => {
  let html: string;
  beforeAll(async () => {
    html = await (await get('/')).text();
  });

  it('always asks again for the page itself, which the browser may keep whole for Back and Forward', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/biblioteca')).headers.get('cache-control')).toBe('no-cache');
  });

  it('always asks again for the service worker', async () => {
    const { status, headers } = await get('/sw.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('sends nothing twice that has not changed', async () => {
    const first = await get('/sw.js');
    const again = await fetch(new URL('/sw.js', BASE_URL), {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await fetch(new URL('/sw.js', BASE_URL), { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
    expect(await other.text()).toBe(await first.text());
  });

  it('keeps hashed files for a year', async () => {
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) {
      const first = await get(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(first.headers.get('x-content-type-options')).toBe('nosniff');
      // What is for pages alone would cost each file 200 bytes.
      expect(first.headers.get('permissions-policy')).toBeNull();
      // The embedded backend keeps this answer (scripts/lib/faster-hosting.mjs).
      const again = await get(path);
      expect(await again.text()).toBe(await first.text());
      for (const name of ['content-type', 'content-security-policy', 'x-content-type-options'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  });
});

describe('the page as served', () => {
  it('has no script or style of its own that the policy would refuse', async () => {
    const answer = await get('/');
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy');
    // What is data (application/json) is not run: no policy is asked about it.
    const own = [...html.matchAll(/<script(?![^>]*(?:\bsrc=|\btype="application\/json"))[^>]*>([^<]*)/g)].map(
      ([, code = '']) => code,
    );
    expect(own).toHaveLength(1);
    for (const code of own) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    expect(html).not.toMatch(/<style|\sstyle="/);
  });

  it('is compressed', async () => {
    const html = await (await get('/')).text();
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? 'none';
    expect((await get(style)).headers.get('content-encoding')).toBe('gzip');
  });
});

function splitDirective(directive: string): [string, string] {
  const [name = '', ...values] = directive.split(/\s+/);
  return [name, values.join(' ')];
}
