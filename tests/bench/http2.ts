import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';

/** Of one connection alone; HTTP/2 has none of them (RFC 9113, section 8.2.2). */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const forwarded = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.has(name)),
  );

const IS_TEXT = /^text\/|javascript|json|xml/;
/** Hosting's own is not told: one that a server can afford for each answer, and no better. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** The flag by which Chromium trusts it; without trust it would keep no file in its cache. */
  flag: string;
}

/** Makes a certificate for 127.0.0.1. Throws where there is no `openssl`. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = ['req', '-x509', ...kind, '-days', '2', ...name, '-keyout', key, '-out', cert];
  execFileSync('openssl', args, { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  const ownKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(ownKey).digest('base64');
  return { ...made, flag: `--ignore-certificate-errors-spki-list=${hash}` };
}

/**
 * Stands before a server of HTTP/1.1 (the Hosting emulator) and answers as Firebase Hosting does: by HTTP/2 over TLS, which says headers
 * once a connection and not with each of some 80 files, and in Brotli (https://firebase.google.com/docs/hosting, "gzip or Brotli").
 * Gives its origin, how many bytes it has sent so far on the line (TLS included), whoever asked for them, and the way to end it.
 */
export async function serveByHttp2(
  origin: string,
  certificate: Certificate,
): Promise<{ origin: string; bytes: () => number; stop: () => void }> {
  const { hostname, port } = new URL(origin);
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url: path } = request;
    const headers = { ...forwarded(request.headers), 'accept-encoding': 'identity' };
    const upstream = ask({ hostname, port, method, path, headers }, (answer) => {
      const { 'content-length': length, ...said } = forwarded(answer.headers);
      const isPacked =
        answer.statusCode === 200 && method === 'GET' && IS_TEXT.test(String(said['content-type']));
      if (isPacked) said['content-encoding'] = 'br';
      else if (length !== undefined) said['content-length'] = length;
      response.writeHead(answer.statusCode ?? 502, said);
      if (isPacked) answer.pipe(createBrotliCompress(QUALITY)).pipe(response);
      else answer.pipe(response);
    });
    // A browser that goes on to another page leaves its answers.
    upstream.on('error', () => response.stream.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
  const server = createSecureServer(certificate, pass);
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, hostname);
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const bytes = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { origin: `https://${hostname}:${own}`, bytes, stop: () => server.close() };
}
