import { messages } from '@/model/messages';
import { ServiceError } from '../firestore/errors';

/** Side of an avatar in pixels: sharp at the largest size it is shown, on a dense screen. */
const SIDE = 256;
const QUALITY = 0.86;

function unreadable(cause?: unknown): ServiceError {
  return new ServiceError('invalid-argument', { message: messages.editProfile.images.unreadable, cause });
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw unreadable(cause);
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * The middle of a picture as a square of 256 pixels: WebP, or JPEG where the browser writes no WebP. Throws ServiceError
 * 'invalid-argument' for what is no picture.
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context) throw unreadable();
    context.imageSmoothingQuality = 'high';
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
    const webp = await encode(canvas, 'image/webp');
    // Browsers without WebP answer with PNG, which photographs make too big.
    if (webp?.type === 'image/webp') return webp;
    // JPEG has no transparency: without a ground it would be black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIDE, SIDE);
    const picture = await encode(canvas, 'image/jpeg');
    if (!picture) throw unreadable();
    return picture;
  } finally {
    bitmap.close();
  }
}
