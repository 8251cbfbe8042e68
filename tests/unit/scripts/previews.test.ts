import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../../../scripts/lib/paths';
import { drawPreview, MOST_BYTES } from '../../../scripts/previews/picture';
import { type PreviewSubject, writePreviews } from '../../../scripts/previews/previews';
import { Output } from '../../../scripts/publish/output';
import { jpegSize } from '../../e2e/support/previews';

const SITE = { name: 'Evidencias', description: 'Artículos', url: 'https://sitio.org' };
const photo = readFileSync(inProject('public/img/captura-telefono.png'));

describe('a preview picture', () => {
  const common = { category: 'Geografía', colour: '#1c5c57', siteName: 'Evidencias', picture: null };

  it.each(['Nahom', 'Una palabra '.repeat(40), 'Interminable'.repeat(20), ''])(
    'is of the size that networks show, and not too heavy: %s',
    async (title) => {
      const file = await drawPreview({ ...common, title });
      expect(jpegSize(file)).toBe('1200x630');
      expect(file.length).toBeLessThan(MOST_BYTES);
    },
  );

  it("shows the article's own picture", async () => {
    const own = await drawPreview({ ...common, title: 'Nahom', picture: photo });
    expect(jpegSize(own)).toBe('1200x630');
    expect(own.equals(await drawPreview({ ...common, title: 'Nahom' }))).toBe(false);
  });
});

describe('the preview pictures of a site', () => {
  let folder = '';
  let server: Server;
  let origin = '';
  const asked: string[] = [];
  const answers: Record<string, { status: number; type: string }> = {
    '/foto.png': { status: 200, type: 'image/png' },
    '/pagina': { status: 200, type: 'text/html' },
    '/averiado.png': { status: 503, type: 'image/png' },
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vistas-'));
    asked.length = 0;
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      const { status, type } = answers[url] ?? { status: 404, type: 'text/plain' };
      response.writeHead(status, { 'content-type': type }).end(photo);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  });
  afterEach(async () => {
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true });
  });

  const subject = (over: Partial<PreviewSubject> = {}): PreviewSubject => ({
    ...{ path: '/articulo/7', title: 'Nahom', category: 'Geografía', colour: '#1c5c57', picture: null },
    ...over,
  });
  const dist = () => join(folder, 'dist');
  async function write(...subjects: PreviewSubject[]) {
    const output = new Output(dist(), join(folder, 'files.json'));
    const addresses = await writePreviews(subjects, { site: SITE, dist: dist(), output });
    output.finish();
    return { written: output.written, address: addresses.get('/articulo/7') };
  }

  it('are drawn once, and again where what they show is another', async () => {
    const first = await write(subject());
    expect(first).toMatchObject({
      written: 1,
      address: expect.stringMatching(/^https:\/\/sitio\.org\/img\/vista\/articulo\/7\.jpg\?v=\w+$/),
    });
    expect(await write(subject())).toEqual({ written: 0, address: first.address });
    const renamed = await write(subject({ title: 'Otro título' }));
    expect(renamed.written).toBe(1);
    expect(renamed.address).not.toBe(first.address);
  });

  it('go with their pages', async () => {
    await write(subject());
    const file = join(dist(), 'img/vista/articulo/7.jpg');
    expect(existsSync(file)).toBe(true);
    await write();
    expect(existsSync(file)).toBe(false);
  });

  it('take a picture from where it is stored, or from the site itself', async () => {
    const plain = await write(subject());
    await write(subject({ picture: `${origin}/foto.png` }));
    expect(asked).toEqual(['/foto.png']);
    const fetched = readFileSync(join(dist(), 'img/vista/articulo/7.jpg'));
    mkdirSync(join(dist(), 'img'), { recursive: true });
    writeFileSync(join(dist(), 'img/foto.png'), photo);
    const own = await write(subject({ picture: '/img/foto.png' }));
    expect(readFileSync(join(dist(), 'img/vista/articulo/7.jpg')).equals(fetched)).toBe(true);
    expect(own.address).not.toBe(plain.address);
  });

  it.each(['/pagina', '/no-existe.png'])("show the site's art where a picture is none: %s", async (path) => {
    await write(subject());
    const art = readFileSync(join(dist(), 'img/vista/articulo/7.jpg'));
    await write(subject({ picture: origin + path }));
    expect(readFileSync(join(dist(), 'img/vista/articulo/7.jpg')).equals(art)).toBe(true);
    await write(subject({ picture: origin + path }));
    expect(asked).toEqual([path]);
  });

  it('ask again the next time for what a server could not give', async () => {
    const picture = `${origin}/averiado.png`;
    const lacking = await write(subject({ picture }));
    answers['/averiado.png'] = { status: 200, type: 'image/png' };
    const complete = await write(subject({ picture }));
    expect(complete.written).toBe(1);
    expect(complete.address).not.toBe(lacking.address);
    answers['/averiado.png'] = { status: 503, type: 'image/png' };
  });

  describe("where an article may show its category's", () => {
    const CATEGORY = '/biblioteca/categoria/geografia';
    const shared = { instead: CATEGORY };
    const category = subject({ path: CATEGORY, title: 'Geografía' });
    const file = () => join(dist(), 'img/vista/articulo/7.jpg');

    it('have none for an article without a picture', async () => {
      const { written, address } = await write(subject(shared), category);
      expect(written).toBe(1);
      expect(address).toContain(`/img/vista${CATEGORY}.jpg?v=`);
      expect(existsSync(file())).toBe(false);
    });

    it('have one for an article whose picture can be drawn', async () => {
      const { address } = await write(subject({ ...shared, picture: `${origin}/foto.png` }), category);
      expect(address).toContain('/img/vista/articulo/7.jpg?v=');
      expect(existsSync(file())).toBe(true);
    });

    it.each(['/pagina', '/no-existe.png'])(
      'have none where a picture is none, which is asked for once: %s',
      async (path) => {
        await write(subject({ ...shared, picture: `${origin}/foto.png` }), category);
        asked.length = 0;
        for (let run = 0; run < 2; run += 1) {
          const { address } = await write(subject({ ...shared, picture: origin + path }), category);
          expect(address).toContain(CATEGORY);
        }
        expect(asked).toEqual([path]);
        expect(existsSync(file())).toBe(false);
      },
    );

    it('ask again the next time for what a server could not give', async () => {
      const picture = `${origin}/averiado.png`;
      expect((await write(subject({ ...shared, picture }), category)).address).toContain(CATEGORY);
      answers['/averiado.png'] = { status: 200, type: 'image/png' };
      expect((await write(subject({ ...shared, picture }), category)).address).toContain('/articulo/7.jpg');
      answers['/averiado.png'] = { status: 503, type: 'image/png' };
    });
  });

  it.each(['/../secreto.png', '/%2e%2e/secreto.png'])(
    'take nothing from outside the site: %s',
    async (picture) => {
      await write(subject());
      const art = readFileSync(join(dist(), 'img/vista/articulo/7.jpg'));
      writeFileSync(join(folder, 'secreto.png'), photo);
      await write(subject({ picture }));
      expect(readFileSync(join(dist(), 'img/vista/articulo/7.jpg')).equals(art)).toBe(true);
    },
  );
});
