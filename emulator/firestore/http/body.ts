import type { IncomingMessage } from 'node:http';
import { BadRequestError } from '../api/decode';
import { FirestoreError } from '../errors';

/** The largest request of the real service. */
const MAX_BYTES = 11 * 1024 * 1024;

/** The body of a request as text. Throws INVALID_ARGUMENT once it has all arrived, if it is too large or not UTF-8. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${MAX_BYTES} bytes.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed('The body is not UTF-8.');
  }
}

/** The JSON of a body; undefined for an empty one. Throws INVALID_ARGUMENT for malformed JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

function malformed(why: string): BadRequestError {
  return new BadRequestError([{ field: '', description: `Invalid JSON payload received. ${why}` }]);
}
