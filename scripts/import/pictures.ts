import { randomUUID } from 'node:crypto';
import { pictureProblem } from '@/model/images/picture-file';
import { postImage } from '@/services/images/endpoints';
import type { CopyPicture } from '@/services/import/import-run';
import type { OwnProject } from './owner';

const PATIENCE_MS = 30_000;

/** A picture as readers may have it. Throws Error for an answer that is none, what `fetch` throws where there is no answer. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address.replace(/^\/\//, 'https://'), { signal });
  if (!response.ok) throw new Error(String(response.status));
  const picture = await response.blob();
  const problem = pictureProblem(picture);
  if (problem !== undefined) throw new Error(problem);
  // What some systems call a JPEG is no type that readers' pictures have.
  return picture.type === 'image/jpg' ? new Blob([picture], { type: 'image/jpeg' }) : picture;
}

/**
 * Puts a picture where the editor's uploads are, through Cloud Storage's own interface (multipart upload of the JSON API),
 * with the download token that Firebase gives to what it stores. Gives its public address.
 */
async function storePicture(
  { config, token }: OwnProject,
  path: string,
  picture: Blob,
  signal: AbortSignal,
): Promise<string> {
  const { emulators, firebase } = config;
  const local = emulators && `http://${emulators.host}:${emulators.storagePort}`;
  const bucket = `b/${firebase.storageBucket}/o`;
  const downloadToken = randomUUID();
  const about = {
    name: path,
    contentType: picture.type,
    cacheControl: 'public, max-age=31536000, immutable',
    metadata: { autorId: 'blogger', firebaseStorageDownloadTokens: downloadToken },
  };
  const boundary = randomUUID();
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(about)}\r\n`,
    `--${boundary}\r\nContent-Type: ${picture.type}\r\n\r\n`,
    picture,
    `\r\n--${boundary}--`,
  ]);
  const base = local ?? 'https://storage.googleapis.com';
  const response = await fetch(`${base}/upload/storage/v1/${bucket}?uploadType=multipart`, {
    method: 'POST',
    signal,
    headers: {
      authorization: `Bearer ${await token()}`,
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const place = `${local ?? 'https://firebasestorage.googleapis.com'}/v0/${bucket}/${encodeURIComponent(path)}`;
  return `${place}?alt=media&token=${downloadToken}`;
}

/** Pictures as they are: there is no browser to make them smaller. Those that are too big or no pictures keep their links. */
export function copyPictures(site: OwnProject): CopyPicture {
  return async (articleId, address, stop) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]);
    const picture = await fetchPicture(address, signal);
    const name = `${randomUUID()}.${picture.type.slice('image/'.length)}`;
    const { imageUploadUrl } = site.config;
    return imageUploadUrl === null
      ? storePicture(site, `articulos/${articleId}/${name}`, picture, signal)
      : postImage(imageUploadUrl, picture, name, { signal });
  };
}
