import { messages } from './messages';

const OBJECT =
  /^https?:\/\/([^/]+)\/v0\/b\/[^/]+\/o\/articulos(?:%2F|\/)([^%/?]+)(?:%2F|\/)([^%/?]+)(?:\?|$)/i;
const STORAGE_HOST = /^(?:firebasestorage\.googleapis\.com|127\.0\.0\.1:\d+|localhost:\d+)$/;

/** Whether an address is a file in Cloud Storage, in the folder of the article. */
export function isStoredPictureOf(articleId: string, url: string): boolean {
  const found = OBJECT.exec(url);
  return found !== null && STORAGE_HOST.test(found[1] ?? '') && found[2] === encodeURIComponent(articleId);
}

/** Whether a picture may be deleted with the article that stops using it: never the file of another article. */
export function mayGoWith(articleId: string, url: string): boolean {
  return isStoredPictureOf(articleId, url) || !isStoredPicture(url);
}

/** Whether an address is a file of the articles in Cloud Storage, whichever article's. */
export function isStoredPicture(url: string): boolean {
  const found = OBJECT.exec(url);
  return found !== null && STORAGE_HOST.test(found[1] ?? '');
}

function ascii(bytes: Uint8Array, text: string, limit: number): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const last = Math.min(bytes.length, limit) - codes.length;
  for (let at = 0; at <= last; at += 1) {
    if (codes.every((code, offset) => bytes[at + offset] === code)) return at;
  }
  return -1;
}

/** A GIF names the time of each of its pictures in a block of its own; two of them move. */
function hasManyFrames(bytes: Uint8Array): boolean {
  let frames = 0;
  for (let at = 0; at < bytes.length - 3; at += 1) {
    if (bytes[at] !== 0x21 || bytes[at + 1] !== 0xf9 || bytes[at + 2] !== 0x04) continue;
    frames += 1;
    if (frames > 1) return true;
  }
  return false;
}

/** How far an animation's announcement can be from the beginning of a file. */
const HEAD = 4096;

/** Whether a picture moves: drawn anew it would stand still, so it is kept as it is. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/gif') return hasManyFrames(bytes);
  if (type === 'image/webp') return ascii(bytes, 'ANIM', HEAD) !== -1;
  return type === 'image/png' && ascii(bytes, 'acTL', HEAD) !== -1;
}

/** The size of a picture whose longest side is at most `longest`; never larger than it is. */
export function fittedSize(
  size: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** Pictures that people choose from their device (spec 1, sections 5 and 9). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Why a file is no picture that could be made small; undefined when it may be one. */
export function fileProblem(file: { size: number; type: string }): string | undefined {
  const texts = messages.editProfile.images;
  if (file.size === 0) return texts.invalid;
  return PICTURE_TYPES.some((type) => type === file.type) ? undefined : texts.type;
}

/** Why a file cannot be stored as it is; undefined when it can. */
export function pictureProblem(file: { size: number; type: string }): string | undefined {
  return (
    fileProblem(file) ?? (file.size > PICTURE_MAX_BYTES ? messages.editProfile.images.tooBig : undefined)
  );
}
