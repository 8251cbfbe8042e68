import { PICTURE_MAX_BYTES, PICTURE_TYPES } from './picture-file';
import { staff } from './staff-messages';

/** Why a file cannot go into an article's gallery, in that place's own words; undefined when it can. */
export function galleryPictureProblem(file: { size: number; type: string }): string | undefined {
  const texts = staff.images;
  if (file.size === 0) return texts.invalidFile;
  if (!file.type.startsWith('image/')) return texts.galleryNoImage;
  if (!PICTURE_TYPES.some((type) => type === file.type)) return texts.type;
  return file.size > PICTURE_MAX_BYTES ? texts.galleryTooBig : undefined;
}
