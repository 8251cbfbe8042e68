import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Projects } from '../api/projects';
import { FirestoreError } from '../errors';
import { type Address, parseAddress } from './address';
import { serveAdmin } from './admin-api';
import { type Answer, errorAnswer, send } from './answer';
import { readBody } from './body';
import { allowOrigin, answerPreflight } from './cors';
import { serveDocuments } from './documents-api';

/** The real service's addresses that this server does not do: listeners over WebChannel or gRPC, and administration. */
const NOT_DONE = [
  /^\/google\.firestore\./,
  /^\/v1\/projects\/[^/]+\/databases(?!\/[^/]+\/documents)/,
  /^\/v1beta1\//,
];

/** The listener of the HTTP server: every request gets an answer, whatever goes wrong. */
export function createListener(projects: Projects) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      allowOrigin(request, response);
      if (request.method === 'OPTIONS') answerPreflight(request, response);
      else await send(request, response, await answerTo(projects, request));
    } catch (error) {
      lastResort(response, error);
    }
  };
}

async function answerTo(projects: Projects, request: IncomingMessage): Promise<Answer> {
  try {
    const text = await readBody(request);
    const method = request.method ?? 'GET';
    const url = urlOf(request.url ?? '/');
    if (url.pathname === '/') return { status: 200, body: 'Ok\n' };
    const address: Address | undefined = parseAddress(url.pathname);
    if (address) {
      const { authorization, 'x-emulator-fault': fault } = request.headers;
      const headers = { authorization, fault: typeof fault === 'string' ? fault : undefined };
      return await serveDocuments(projects, address, { method, url, headers, text });
    }
    return serveAdmin(projects, method, url.pathname, text) ?? unknownAddress(method, url.pathname);
  } catch (error) {
    return errorAnswer(error, false);
  }
}

function urlOf(address: string): URL {
  const base = 'http://127.0.0.1';
  if (address.startsWith('/') && URL.canParse(`${base}${address}`)) return new URL(`${base}${address}`);
  throw new FirestoreError('NOT_FOUND', `The requested URL ${address} was not found on this server.`);
}

function unknownAddress(method: string, pathname: string): Answer {
  const undone = NOT_DONE.some((pattern) => pattern.test(pathname));
  const error = undone
    ? new FirestoreError(
        'UNIMPLEMENTED',
        `${method} ${pathname} is not implemented by this emulator: it serves the REST API that firebase/firestore/lite uses.`,
      )
    : new FirestoreError('NOT_FOUND', `The requested URL ${pathname} was not found on this server.`);
  return errorAnswer(error, false);
}

function lastResort(response: ServerResponse, error: unknown): void {
  console.error('a request could not be answered', error);
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500)
      .end('{"error":{"code":500,"message":"Internal error encountered.","status":"INTERNAL"}}');
}
