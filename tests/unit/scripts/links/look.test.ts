import { lookup } from 'node:dns';
import { describe, expect, it, vi } from 'vitest';
import { look, retryAfterOf } from '../../../../scripts/links/look';
import { isOutside, isPrivateHost } from '../../../../scripts/links/outside';
import { type Answers, looking, serve } from './support';

vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  return { ...dns, lookup: vi.fn(dns.lookup) };
});

const status =
  (code: number, headers: Record<string, string> = {}): Answers =>
  (_, response) =>
    response.writeHead(code, headers).end('x');

describe('a look at an address', () => {
  it('asks for the head alone, by the name of the site', async () => {
    let agent: string | undefined;
    const { url, asked } = await serve((request, response) => {
      agent = request.headers['user-agent'];
      response.end();
    });
    expect(await look(`${url}/a`, looking().options)).toMatchObject({ result: 'alive', reason: '200' });
    expect(asked).toEqual(['HEAD /a']);
    expect(agent).toContain('+https://sitio.example');
  });

  it('asks for the page where the head is refused', async () => {
    const { url, asked } = await serve((request, response) =>
      response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
    );
    expect((await look(`${url}/a`, looking().options)).result).toBe('alive');
    expect(asked).toEqual(['HEAD /a', 'GET /a']);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refusing'],
    [403, 'refusing'],
    [501, 'failing'],
  ] as const)('that is answered %i finds it %s', async (code, result) => {
    const { url } = await serve(status(code));
    expect(await look(url, looking({ pauses: [] }).options)).toMatchObject({ result, reason: String(code) });
  });

  it('tries again where the server is away for a moment', async () => {
    let left = 2;
    const { url } = await serve((_, response) => response.writeHead(left-- > 0 ? 503 : 200).end());
    const { options, waits } = looking();
    expect((await look(url, options)).result).toBe('alive');
    expect(waits).toEqual([10]);
  });

  it('gives up after the last pause', async () => {
    const { url, asked } = await serve(status(503));
    const { options, waits } = looking();
    expect(await look(url, options)).toMatchObject({ result: 'failing', reason: '503' });
    expect(waits).toEqual([10, 20]);
    expect(asked).toHaveLength(6);
  });

  it('waits as long as a busy server asks, and asks no more where that is too long', async () => {
    let seconds = '7';
    let busy = true;
    const { url, asked } = await serve((_, response) => {
      response.writeHead(busy ? 429 : 200, { 'retry-after': seconds }).end();
      busy = false;
    });
    const { options, waits } = looking();
    expect((await look(url, options)).result).toBe('alive');
    expect(waits).toEqual([7000]);
    busy = true;
    seconds = '3600';
    asked.length = 0;
    expect(await look(url, options)).toMatchObject({ result: 'refusing', reason: '429' });
    expect(asked).toHaveLength(1);
  });

  it('tells that it moved where all that led on is for good', async () => {
    const { url } = await serve((request, response) => {
      const to = { '/a': '/b', '/c': '/d' }[request.url ?? ''];
      response.writeHead(to ? (request.url === '/a' ? 301 : 302) : 200, to ? { location: to } : {}).end();
    });
    expect(await look(`${url}/a`, looking().options)).toMatchObject({ result: 'moved', final: `${url}/b` });
    expect(await look(`${url}/c`, looking().options)).toMatchObject({ result: 'alive', final: `${url}/d` });
  });

  it('ends where it is led round and round', async () => {
    const { url } = await serve(status(301, { location: '/' }));
    expect((await look(url, looking({ pauses: [] }).options)).result).toBe('failing');
  });

  it('does not follow into the network of who looks', async () => {
    const { url } = await serve(status(301, { location: 'http://169.254.169.254/claves' }));
    const { options } = looking({ isPrivate: (host) => host !== '127.0.0.1' });
    expect(await look(url, options)).toMatchObject({ result: 'refusing', reason: 'red privada' });
  });

  it('does not ask a name of the outside that leads into that network', async () => {
    const { url, asked } = await serve(status(200));
    const { options } = looking({ isPrivate: (host) => host !== 'localhost' });
    expect(await look(url.replace('127.0.0.1', 'localhost'), options)).toMatchObject({
      result: 'refusing',
      reason: 'red privada',
    });
    expect(asked).toEqual([]);
  });

  it('tells of a server that does not answer', async () => {
    const { url } = await serve(() => {});
    const { options } = looking({ timeout: 50, pauses: [] });
    expect(await look(url, options)).toMatchObject({ result: 'failing', reason: 'sin respuesta' });
  });

  it('tells of a name that no server has', async () => {
    const missing = Object.assign(new Error('no'), { code: 'ENOTFOUND' });
    vi.mocked(lookup).mockImplementation((...asked: unknown[]) => {
      const told = asked.at(-1);
      if (typeof told === 'function') told(missing, []);
    });
    expect(await look('https://nadie.example/', looking({ pauses: [] }).options)).toMatchObject({
      result: 'gone',
      reason: 'sin servidor',
    });
  });
});

describe('how long a server asks to wait', () => {
  it.each([
    ['12', 12_000],
    ['Thu, 26 Nov 2026 00:01:00 GMT', 60_000],
    ['Wed, 25 Nov 2026 00:00:00 GMT', 0],
    ['pronto', null],
    [null, null],
  ])('%s is %s ms', (header, ms) => {
    expect(retryAfterOf(header, Date.UTC(2026, 10, 26))).toBe(ms);
  });
});

describe('the outside', () => {
  it.each([
    'localhost',
    'servidor',
    'a.local',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[fd00::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '224.0.0.1',
    '255.255.255.255',
    'a.local.',
    'servidor.',
  ])('is not %s', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each(['example.org', '8.8.8.8', '172.32.0.1', '[2001:db8::1]'])('is %s', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });

  it('is not the site itself, nor what is no page of the web', () => {
    const own = ({ host }: URL) => host === 'sitio.example';
    const tell = (address: string) => isOutside(address, own);
    expect(['https://sitio.example/a', '/a', 'mailto:a@b.cl', '#x', 'https://'].map(tell)).toEqual(
      Array(5).fill(false),
    );
    expect(tell('http://example.org')).toBe(true);
  });
});
