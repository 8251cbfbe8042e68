import { messages } from '../messages';
import { folderOf, isStoredPicture } from './stored-picture';

/** Whether an address is a file in Cloud Storage, in the folder of the article. */
export const isStoredPictureOf = (articleId: string, url: string) =>
  folderOf(url) === encodeURIComponent(articleId);

/** Whether a picture may be deleted with the article that stops using it: never the file of another article. */
export const mayGoWith = (articleId: string, url: string) =>
  isStoredPictureOf(articleId, url) || !isStoredPicture(url);

/** How the name of a picture with copies, or of a copy, goes on before its extension: picture-copies.ts reads it. */
export const widthInName = (width: number): string => `_w${width}`;

/** How far an animation's announcement can be from the beginning of a file. */
const HEAD = 4096;
/** A GIF names the time of each of its pictures in a block of its own; two of them move. */
const FRAME = String.fromCharCode(0x21, 0xf9, 0x04);

/** Whether a picture moves: drawn anew it would stand still, so it is kept as it is. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  // Each byte a character: those of windows-1252 between 0x80 and 0x9f are not asked for.
  const text = new TextDecoder('latin1').decode(type === 'image/gif' ? bytes : bytes.subarray(0, HEAD));
  if (type === 'image/gif') return text.indexOf(FRAME) !== text.lastIndexOf(FRAME);
  return (type === 'image/webp' && text.includes('ANIM')) || (type === 'image/png' && text.includes('acTL'));
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
