import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_SECONDS = 3600;

/** Lets pages of any origin call the server, as the real service does; the browser may remember it for an hour. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin, Accept-Encoding');
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'content-encoding,date,server');
}

/** Answers a preflight: every method and header it asks for. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT');
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  response.setHeader('content-length', 0);
  response.writeHead(200);
  response.end();
}
