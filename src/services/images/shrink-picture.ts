import { messages } from '@/model/messages';
import { fileProblem, PICTURE_MAX_BYTES, pictureProblem } from '@/model/picture-file';
import { ServiceError } from '../firestore/errors';

const refused = (message: string, cause?: unknown) =>
  new ServiceError('invalid-argument', { message, cause });

/**
 * A picture made small, and only then judged by its size: a photograph of any camera can be taken. One that cannot be read
 * and is too big is called too big. Throws ServiceError 'invalid-argument' with a sentence.
 */
export async function shrinkPicture(file: Blob, shrink: (file: Blob) => Promise<Blob>): Promise<Blob> {
  const wrong = fileProblem(file);
  if (wrong !== undefined) throw refused(wrong);
  let picture: Blob;
  try {
    picture = await shrink(file);
  } catch (cause) {
    if (file.size <= PICTURE_MAX_BYTES) throw cause;
    throw refused(messages.editProfile.images.tooBig, cause);
  }
  const problem = pictureProblem(picture);
  if (problem !== undefined) throw refused(problem);
  return picture;
}
