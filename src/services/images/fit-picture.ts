import { COPY_WIDTHS, hasCopies } from '@/model/images/picture-copies';
import {
  fileProblem,
  fittedSize,
  isAnimated,
  PICTURE_MAX_BYTES,
  pictureProblem,
} from '@/model/images/picture-file';
import { messages } from '@/model/messages';
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

/** Of what is written anew. */
const QUALITY = 0.86;

function readBitmap(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch((cause: unknown) => {
    throw refused(messages.editProfile.images.unreadable, cause);
  });
}

/** Reads a picture for `work`, which gives null where it cannot be drawn. */
async function redraw(file: Blob, work: (bitmap: ImageBitmap) => Promise<Blob | null>): Promise<Blob> {
  const bitmap = await readBitmap(file);
  try {
    const picture = await work(bitmap);
    if (!picture) throw refused(messages.editProfile.images.unreadable);
    return picture;
  } finally {
    bitmap.close();
  }
}

/** Where a picture of this size is drawn; null in a browser that cannot. */
function drawingOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  return context;
}

function encode({ canvas }: CanvasRenderingContext2D, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/** Longest side of an article's picture in pixels (design decision 9). */
const LONGEST_SIDE = 1600;

/**
 * A picture for an article: the longest side at most 1600 pixels, WebP. One that moves stays as it is, and so does one that
 * would only get larger. Throws ServiceError 'invalid-argument' for what is no picture.
 */
export function fitPicture(file: Blob): Promise<Blob> {
  return redraw(file, async (bitmap) => {
    if (isAnimated(new Uint8Array(await file.arrayBuffer()), file.type)) return file;
    const { width, height } = fittedSize(bitmap, LONGEST_SIDE);
    const drawing = drawingOf(width, height);
    drawing?.drawImage(bitmap, 0, 0, width, height);
    // A browser that writes no WebP answers with PNG, which is as good, only larger.
    const encoded = drawing && (await encode(drawing, 'image/webp'));
    const isSameSize = width === bitmap.width && height === bitmap.height;
    return encoded && isSameSize && encoded.size >= file.size ? file : encoded;
  });
}

/** Narrow copies of a picture, by their width. */
export interface NarrowCopies {
  /** Of the picture itself. */
  width: number;
  copies: ReadonlyMap<number, Blob>;
}

/**
 * Copies of an article's picture at the widths of model/images/picture-copies.ts, of its own kind; null where it is not wider than them,
 * moves, or this browser writes no such kind. Throws ServiceError 'invalid-argument' for what is no picture.
 */
export async function narrowCopies(picture: Blob): Promise<NarrowCopies | null> {
  if (isAnimated(new Uint8Array(await picture.arrayBuffer()), picture.type)) return null;
  const bitmap = await readBitmap(picture);
  try {
    const { width, height } = bitmap;
    if (!hasCopies(width)) return null;
    const copies = new Map<number, Blob>();
    for (const copy of COPY_WIDTHS) {
      const size = { width: copy, height: Math.max(1, Math.round((height * copy) / width)) };
      const drawing = drawingOf(size.width, size.height);
      drawing?.drawImage(bitmap, 0, 0, size.width, size.height);
      const encoded = drawing && (await encode(drawing, picture.type));
      if (encoded?.type !== picture.type) return null;
      copies.set(copy, encoded);
    }
    return { width, copies };
  } finally {
    bitmap.close();
  }
}

/** Side of an avatar in pixels: sharp at the largest size it is shown, on a dense screen. */
const SIDE = 256;

/** The middle of a picture, 256 pixels square: WebP, else JPEG. Throws ServiceError 'invalid-argument' for what is no picture. */
export function squarePicture(file: Blob): Promise<Blob> {
  return redraw(file, async (bitmap) => {
    const drawing = drawingOf(SIDE, SIDE);
    if (!drawing) return null;
    const side = Math.min(bitmap.width, bitmap.height);
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    drawing.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
    const webp = await encode(drawing, 'image/webp');
    // Browsers without WebP answer with PNG, which photographs make too big.
    if (webp?.type === 'image/webp') return webp;
    // JPEG has no transparency: without a ground it would be black.
    drawing.globalCompositeOperation = 'destination-over';
    drawing.fillStyle = '#ffffff';
    drawing.fillRect(0, 0, SIDE, SIDE);
    return encode(drawing, 'image/jpeg');
  });
}
