/** Asks the Storage emulator of the suite over HTTP, as the SDK does: storage.rules have no second implementation. */
import { type Persona, uidOf } from './backend';

const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
const BUCKET = 'demo-evidencias.appspot.com';
export const MEBIBYTE = 1024 * 1024;

export const objects = `http://${host}/v0/b/${BUCKET}/o`;
export const urlOf = (path: string) => `${objects}/${encodeURIComponent(path)}`;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function requireStorage(): void {
  if (!host)
    throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run these tests with `npm test -- rules`.');
}

/** The header that the SDK sends for a signed-in account: the Auth emulator's tokens are not signed. */
export function headersOf(persona: Persona | 'owner'): Record<string, string> {
  if (persona === 'owner') return { authorization: 'Bearer owner' };
  if (persona === 'visitante') return {};
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uidOf(persona),
    user_id: uidOf(persona),
    aud: 'demo-evidencias',
    iat: now,
    exp: now + 3600,
  };
  return { authorization: `Firebase ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.` };
}

export interface Upload {
  type?: string;
  body?: string;
  /** What the file's metadata say; without any, only the bytes are sent. */
  metadata?: Record<string, string>;
  /** What else is known of it: how it is encoded, under which name it is saved. */
  facts?: Record<string, string>;
}

export function upload(
  path: string,
  persona: Persona | 'owner',
  { type = 'image/webp', body = 'not really a picture', metadata, facts }: Upload = {},
): Promise<Response> {
  const address = `${objects}?name=${encodeURIComponent(path)}`;
  const headers = headersOf(persona);
  if (!metadata && !facts)
    return fetch(address, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
  const boundary = 'between-the-parts';
  const known = JSON.stringify({ name: path, contentType: type, ...(metadata && { metadata }), ...facts });
  return fetch(address, {
    method: 'POST',
    headers: {
      ...headers,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body: [
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${known}`,
      `\r\n--${boundary}\r\nContent-Type: ${type}\r\n\r\n${body}`,
      `\r\n--${boundary}--`,
    ].join(''),
  });
}

export const remove = (path: string, persona: Persona | 'owner') =>
  fetch(urlOf(path), { method: 'DELETE', headers: headersOf(persona) });

/** What is known of a file, changed without sending it again. */
export const describeAnew = (path: string, persona: Persona, contentType: string, more: object = {}) =>
  fetch(urlOf(path), {
    method: 'PATCH',
    headers: { ...headersOf(persona), 'content-type': 'application/json' },
    body: JSON.stringify({ contentType, ...more }),
  });

export const statusOf = async (response: Promise<Response>) => (await response).status;
