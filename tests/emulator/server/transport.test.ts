import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../../emulator/firestore/server';
import { serverForFile, text } from './harness';

const client = serverForFile();

describe('what a browser needs', () => {
  it('a preflight allows the method and every header asked for, for an hour', async () => {
    const response = await fetch(`${client().url}/v1/projects/p/databases/(default)/documents:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,google-cloud-resource-prefix,x-goog-api-client',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,google-cloud-resource-prefix,x-goog-api-client',
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-max-age')).toBe('3600');
  });

  it('errors carry the origin too, or the page could not read them', async () => {
    const { status, headers } = await client().api('GET', '/no/existe', undefined, {
      headers: { origin: 'http://127.0.0.1:5000' },
    });
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5000');
  });

  it('a body sent as text/plain is read as JSON', async () => {
    const reply = await client().api(
      'POST',
      ':commit',
      { writes: [{ update: { name: client().name('plano/a') } }] },
      { headers: { 'content-type': 'text/plain' } },
    );
    expect(reply.status).toBe(200);
  });

  it('a long answer is compressed for those who accept it', async () => {
    await client().put('largo/a', { t: text('palabra '.repeat(400)) });
    const long = await client().api('GET', '/largo/a', undefined, { headers: { 'accept-encoding': 'gzip' } });
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(Number(long.headers.get('content-length'))).toBeLessThan(1000);
    expect(long.body.fields.t.stringValue).toHaveLength(3200);
  });

  it('a short answer, or one for a client that does not accept it, is sent as it is', async () => {
    await client().put('corto/a', { t: text('x') });
    const short = await client().api('GET', '/corto/a', undefined, {
      headers: { 'accept-encoding': 'gzip' },
    });
    const plain = await client().api('GET', '/largo/a', undefined, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('connections are kept open', async () => {
    const connection = await new Promise((resolve, reject) => {
      get(client().url, { headers: { connection: 'keep-alive' } }, (response) => {
        resolve(response.headers.connection);
        response.resume();
      }).on('error', reject);
    });
    expect(connection).toBe('keep-alive');
  });
});

describe('where it listens', () => {
  it('an address that is not loopback is refused', async () => {
    await expect(startServer({ host: '0.0.0.0' })).rejects.toThrow(/loopback only/);
  });

  it('a port that is taken is refused', async () => {
    const port = Number(new URL(client().url).port);
    await expect(startServer({ port })).rejects.toThrow(/EADDRINUSE/);
  });
});
