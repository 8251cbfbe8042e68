import { messages } from './messages';

/** Pictures that people choose from their device (spec 1, sections 5 and 9). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Why a file cannot be taken; undefined when it can. */
export function pictureProblem(file: { size: number; type: string }): string | undefined {
  const texts = messages.editProfile.images;
  if (file.size === 0) return texts.invalid;
  if (!PICTURE_TYPES.some((type) => type === file.type)) return texts.type;
  return file.size > PICTURE_MAX_BYTES ? texts.tooBig : undefined;
}
