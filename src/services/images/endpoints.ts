import * as staff from '@/model/messages/staff';
import { fieldOf, parsedJson, textOf } from '@/model/shared/unknown-value';
import { pictureUrl } from '@/model/shared/urls';
import { ServiceError, type ServiceErrorCode } from '../firestore/errors';

const texts = staff.images;
/** A service that does not answer in this time is taken for unreachable. */
const PATIENCE_MS = 60_000;

export interface UploadOptions {
  /** Told of each part that has gone, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  success: boolean;
  url: string | null;
  error: string | null;
}

/** What the image service answers: {success, url, error}; anything else counts as an answer without any of them. */
function parseAnswer(body: string): Answer {
  // What is no JSON says nothing: then the status does.
  const parsed = parsedJson(body);
  const word = (name: string) => textOf(parsed, name) || null;
  return { success: fieldOf(parsed, 'success') === true, url: word('url'), error: word('error') };
}

const STATUS_CODES: Readonly<Record<number, ServiceErrorCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  503: 'unavailable',
};

const isBad = (status: number) => status < 200 || status >= 300;

/** The server's own error, else its status, else the sentence for an unknown one (spec 1, section 8). */
function refusal(status: number, { error }: Answer, unknown: string): ServiceError {
  const message = error ?? (isBad(status) ? texts.server(status) : unknown);
  return new ServiceError(STATUS_CODES[status] ?? 'unknown', { message });
}

const noConnection = () => new ServiceError('unavailable');
const cancelled = () => new ServiceError('aborted', { message: texts.cancelled });

/** By XMLHttpRequest: fetch tells nothing of how far an upload has come. */
function send(address: string, body: FormData | Blob, { onProgress, signal }: UploadOptions = {}) {
  return new Promise<{ status: number; answer: Answer }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, answer: parseAnswer(request.responseText) });
    request.onerror = () => reject(noConnection());
    request.ontimeout = () => reject(noConnection());
    request.onabort = () => reject(cancelled());
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body);
  });
}

/**
 * POST multipart with the field `image`; gives the picture's address, which pages can load: https. Throws ServiceError with the
 * server's sentence.
 */
export async function postImage(
  address: string,
  picture: Blob,
  fileName: string,
  options: UploadOptions,
): Promise<string> {
  if (options.signal?.aborted) throw cancelled();
  const form = new FormData();
  form.append('image', new File([picture], fileName, { type: picture.type }));
  const { status, answer } = await send(address, form, options);
  const url = pictureUrl(answer.url ?? '');
  if (isBad(status) || !answer.success || url === null) throw refusal(status, answer, texts.failed);
  return url;
}

/** POST JSON {imageUrl}. Throws ServiceError with the server's sentence. */
export async function postImageDeletion(address: string, imageUrl: string): Promise<void> {
  const body = new Blob([JSON.stringify({ imageUrl })], { type: 'application/json' });
  const { status, answer } = await send(address, body);
  if (!isBad(status) && answer.success) return;
  throw refusal(status, answer, isBad(status) ? texts.deleteFailed : texts.deleteUnknown);
}
