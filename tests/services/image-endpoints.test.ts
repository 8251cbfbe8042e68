// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postImage, postImageDeletion } from '@/services/images/endpoints';

/** What the service under test answers next, and what it was sent. */
let answer: { status: number; body: string; delayMs?: number };
let received: { type: string; body: string }[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const body = Buffer.concat(parts).toString('latin1');
      received.push({ type: request.headers['content-type'] ?? '', body });
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/imagen`;
});

afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  received = [];
  answer = { status: 200, body: JSON.stringify({ success: true, url: 'https://img.sitio.cl/1.webp' }) };
});

const picture = () => new Blob(['no es una imagen'], { type: 'image/webp' });
const upload = (options: Parameters<typeof postImage>[3] = {}) =>
  postImage(address, picture(), 'foto.webp', options);

describe('the endpoint that takes pictures', () => {
  it('gets the field image of a multipart form, and gives the address', async () => {
    expect(await upload()).toBe('https://img.sitio.cl/1.webp');
    expect(received).toHaveLength(1);
    expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toMatch(/name="image"; filename="foto\.webp"/);
    expect(received[0]?.body).toContain('no es una imagen');
  });

  it.each([
    [500, 'no es JSON', 'Error del servidor: 500', 'unknown'],
    [503, '{}', 'Error del servidor: 503', 'unavailable'],
    [413, '{"success":false,"error":"Muy grande"}', 'Muy grande', 'unknown'],
    [403, '{"error":"Sin permiso"}', 'Sin permiso', 'permission-denied'],
    [200, '{"success":false,"error":"No se pudo"}', 'No se pudo', 'unknown'],
    [200, '{"success":false}', 'Error desconocido al subir la imagen', 'unknown'],
    [200, '{"success":true}', 'Error desconocido al subir la imagen', 'unknown'],
    [200, 'null', 'Error desconocido al subir la imagen', 'unknown'],
    [200, '{"success":true,"url":"javascript:alert(1)"}', 'Error desconocido al subir la imagen', 'unknown'],
    [200, '{"success":true,"url":"1.webp"}', 'Error desconocido al subir la imagen', 'unknown'],
  ])('answering %i %s says «%s»', async (status, body, message, code) => {
    answer = { status, body };
    await expect(upload()).rejects.toMatchObject({ message, code });
  });

  it('that answers with http gives the address over https: pages load no other', async () => {
    answer.body = JSON.stringify({ success: true, url: 'http://img.sitio.cl/1.webp' });
    expect(await upload()).toBe('https://img.sitio.cl/1.webp');
  });

  it('that cannot be reached is told as such', async () => {
    await expect(postImage('http://127.0.0.1:1/imagen', picture(), 'f.webp', {})).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('is not asked when the upload was called off before', async () => {
    const signal = AbortSignal.abort();
    await expect(upload({ signal })).rejects.toMatchObject({
      code: 'aborted',
      message: 'La subida se ha cancelado',
    });
    expect(received).toEqual([]);
  });
});

describe('how an upload goes, with a request that is held', () => {
  /** Enough of XMLHttpRequest to stop half-way, which a server on this machine is too quick for. */
  class HeldRequest {
    static last: HeldRequest | null = null;
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } =
      {};
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 200;
    responseText = '{"success":true,"url":"https://img.sitio.cl/2.webp"}';
    constructor() {
      HeldRequest.last = this;
    }
    open(): void {}
    send(): void {}
    abort(): void {
      this.onabort?.();
      this.onloadend?.();
    }
    finish(): void {
      this.onload?.();
      this.onloadend?.();
    }
  }

  beforeEach(() => vi.stubGlobal('XMLHttpRequest', HeldRequest));
  afterEach(() => vi.unstubAllGlobals());

  it('tells how far it has come', async () => {
    const parts: number[] = [];
    const uploading = upload({ onProgress: (part) => parts.push(part) });
    HeldRequest.last?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    HeldRequest.last?.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    HeldRequest.last?.finish();
    expect(await uploading).toBe('https://img.sitio.cl/2.webp');
    expect(parts).toEqual([0.25]);
  });

  it('can be called off', async () => {
    const stop = new AbortController();
    const uploading = upload({ signal: stop.signal });
    stop.abort();
    await expect(uploading).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('the endpoint that deletes pictures', () => {
  const remove = () => postImageDeletion(address, 'https://img.sitio.cl/1.webp');

  it('gets the address as JSON', async () => {
    await remove();
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ imageUrl: 'https://img.sitio.cl/1.webp' });
    expect(received[0]?.type).toContain('application/json');
  });

  it.each([
    [500, '', 'Error del servidor: 500'],
    [404, '{"success":false,"error":"No existe"}', 'No existe'],
    [200, '{"success":false}', 'Error desconocido al eliminar la imagen'],
  ])('answering %i %s says «%s»', async (status, body, message) => {
    answer = { status, body };
    await expect(remove()).rejects.toMatchObject({ message });
  });

  it('that cannot be reached is told as such', async () => {
    await expect(postImageDeletion('http://127.0.0.1:1/', 'https://a.cl/1.png')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
