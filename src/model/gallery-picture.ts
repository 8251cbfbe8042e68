import { fileProblem } from './picture-file';
import { staff } from './staff-messages';

const texts = staff.images;

/** Why a file cannot go into an article's gallery, in that place's own words; undefined when it may. */
export function galleryFileProblem(file: { size: number; type: string }): string | undefined {
  if (file.size > 0 && !file.type.startsWith('image/')) return texts.galleryNoImage;
  return fileProblem(file);
}

/** Why a picture was not stored, in the gallery's own words. */
export function inGalleryWords(reason: string): string {
  return reason === texts.tooBig ? texts.galleryTooBig : reason;
}
