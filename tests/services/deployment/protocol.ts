/** What the services of the fake share: requests, answers, and the names of the one project that there is. */
export const PROJECT = 'proyecto-de-prueba';
export const SITE = 'proyecto-de-prueba';
export const BUCKET = 'proyecto-de-prueba.firebasestorage.app';

/** What a service answers; `undefined` where the address is none of its own. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  json: () => unknown;
}

export const done = (body: unknown = {}): Answer => ({ status: 200, body });

const STATUS: Readonly<Record<number, string>> = {
  400: 'FAILED_PRECONDITION',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  503: 'UNAVAILABLE',
};

/** An error as Google's services word it. */
export const refused = (code: number, message: string): Answer => ({
  status: code,
  body: { error: { code, message, status: STATUS[code] ?? 'UNKNOWN' } },
});
