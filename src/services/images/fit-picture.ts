import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { fileProblem, fittedSize, isAnimated, PICTURE_MAX_BYTES, pictureProblem } from '@/model/picture-file';
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

/** Longest side of an article's picture in pixels (design decision 9). */
const LONGEST_SIDE = 1600;
const QUALITY = 0.86;

function unreadable(cause?: unknown): ServiceError {
  return new ServiceError('invalid-argument', { message: staff.images.unreadable, cause });
}

function draw(bitmap: ImageBitmap, size: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw unreadable();
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas;
}

/** A browser that writes no WebP answers with PNG, which is as good, only larger. */
function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

/**
 * A picture for an article: the longest side at most 1600 pixels, WebP. One that moves stays as it is, and so does one that
 * would only get larger. Throws ServiceError 'invalid-argument' for what is no picture.
 */
export async function fitPicture(file: Blob): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (cause) {
    throw unreadable(cause);
  }
  try {
    if (isAnimated(new Uint8Array(await file.arrayBuffer()), file.type)) return file;
    const size = fittedSize(bitmap, LONGEST_SIDE);
    const encoded = await encode(draw(bitmap, size));
    if (!encoded) throw unreadable();
    const sameSize = size.width === bitmap.width && size.height === bitmap.height;
    return sameSize && encoded.size >= file.size ? file : encoded;
  } finally {
    bitmap.close();
  }
}
