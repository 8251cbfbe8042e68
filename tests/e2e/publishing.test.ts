import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishContent } from '../../scripts/publish/content';
import { BASE_URL, openPage } from './support/browser';

const get = (path: string) => fetch(new URL(path, BASE_URL), { redirect: 'manual' });

describe('what the site tells machines, as it is built', () => {
  it('has rules for search engines that are no page', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toMatch(/^User-agent: \*$/m);
  });

  it('describes its search', async () => {
    const answer = await get('/opensearch.xml');
    expect(answer.headers.get('content-type')).toContain('application/opensearchdescription+xml');
    expect(await answer.text()).toContain('/biblioteca?q={searchTerms}');
  });

  it('can be installed: every picture of the manifest is there, as large as it says', async () => {
    const answer = await get('/manifest.webmanifest');
    const { icons, screenshots } = (await answer.json()) as Record<string, { src: string; sizes: string }[]>;
    const pictures = [...(icons ?? []), ...(screenshots ?? [])].filter(({ src }) => src.endsWith('.png'));
    expect(pictures).toHaveLength(5);
    for (const { src, sizes } of pictures) {
      const file = Buffer.from(await (await get(src)).arrayBuffer());
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect((await get('/icono-180.png')).headers.get('content-type')).toBe('image/png');
  });

  it.each(['/favicon.svg', '/icono-192.png', '/icono-adaptable-512.png'])(
    'lets browsers keep %s for a week',
    async (icon) => {
      expect((await get(icon)).headers.get('cache-control')).toBe('public, max-age=604800');
    },
  );

  it.each([
    ['/feeds/posts/default', '/feed.xml'],
    ['/feeds/posts/default?alt=rss', '/feed.xml?alt=rss'],
    ['/feeds/posts/default/-/Geografia', '/feed.xml'],
    ['/rss.xml', '/feed.xml'],
  ])("leads from the old blog's %s to %s", async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', BASE_URL).href).toBe(new URL(to, BASE_URL).href);
  });
});

describe('what is published of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publicar-'));
  const app = initializeApp({ projectId: 'demo-evidencias', apiKey: 'demo' }, 'publicar');
  beforeAll(async () => {
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', 8080);
    const site = { name: 'Evidencias', description: 'Artículos', url: BASE_URL };
    await publishContent({ db, site, dist: join(folder, 'dist'), folder });
  });
  afterAll(async () => {
    await deleteApp(app);
    rmSync(folder, { recursive: true });
  });
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

  it('is XML that a browser reads', async () => {
    const { page } = await openPage();
    const roots = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const request = new XMLHttpRequest();
          request.open('GET', `data:application/xml,${encodeURIComponent(text)}`, false);
          request.send();
          return request.responseXML?.documentElement.nodeName ?? 'not well formed';
        }),
      [read('sitemap.xml'), read('feed.xml'), '<a><b></a>'],
    );
    expect(roots).toEqual(['urlset', 'feed', 'not well formed']);
  });

  it('is every article, and feeds of the newest 50 with their text', () => {
    const listed = read('sitemap.xml').match(/<loc>[^<]*\/articulo\//g)?.length ?? 0;
    const { items } = JSON.parse(read('feed.json')) as { items: { content_html: string }[] };
    expect(items).toHaveLength(Math.min(50, listed));
    for (const { content_html } of items) expect(content_html).toMatch(/^<(p|h2|ul|ol|blockquote|table)\b/);
  });
});
