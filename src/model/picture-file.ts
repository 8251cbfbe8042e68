import { messages } from './messages';

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
