import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BadRequestError } from '../api/decode';
import { FirestoreError } from '../errors';

const compress = promisify(gzip);

const COMPRESS_FROM_BYTES = 1024;

export interface Answer {
  status: number;
  body: unknown;
}

/** An error as the client is told of it. What is no FirestoreError is a fault of ours: INTERNAL, and logged whole. */
export function errorAnswer(error: unknown, streamed: boolean): Answer {
  const known = asFirestoreError(error);
  const body = known.toJSON();
  return { status: known.httpCode, body: streamed ? [body] : body };
}

function asFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof RangeError && error.message.includes('call stack')) {
    const description = 'Invalid JSON payload received. It is nested too deeply.';
    return new BadRequestError([{ field: '', description }]);
  }
  console.error('internal error', error);
  return new FirestoreError('INTERNAL', `Internal error encountered. (${String(error)})`);
}

/** Sends JSON, compressed where the client takes it and it is worth it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  let bytes: Uint8Array = Buffer.from(text);
  response.setHeader(
    'content-type',
    typeof answer.body === 'string' ? 'text/plain' : 'application/json; charset=UTF-8',
  );
  response.setHeader('cache-control', 'private');
  response.setHeader('x-content-type-options', 'nosniff');
  if (
    bytes.length >= COMPRESS_FROM_BYTES &&
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  ) {
    bytes = await compress(bytes);
    response.setHeader('content-encoding', 'gzip');
  }
  response.setHeader('content-length', bytes.length);
  response.writeHead(answer.status);
  response.end(bytes);
}
