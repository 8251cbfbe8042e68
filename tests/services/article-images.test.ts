import { getMetadata, getStorage, ref } from 'firebase/storage';
import { describe, expect, it, vi } from 'vitest';
import { copiesOf } from '@/model/images/picture-copies';
import { isStoredPictureOf } from '@/model/images/picture-file';
import { storeArticleImage } from '@/services/images/article-pictures';
import { deleteArticleImage, deleteArticleImages, uploadArticleImage } from '@/services/images/pictures';
import { answers, hasStorage, newId, newStaff } from './storage-staff';

const picture = () => new Blob(['no es una imagen'], { type: 'image/webp' });

describe.skipIf(!hasStorage)('a picture of an article', () => {
  it('is stored in its folder with who put it, tells its progress, and is gone once deleted', async () => {
    const { db, uid } = await newStaff('autor');
    const id = newId();
    const parts: number[] = [];
    const url = await storeArticleImage(db, picture(), id, { uid, onProgress: (part) => parts.push(part) });
    expect(isStoredPictureOf(id, url)).toBe(true);
    expect(parts.at(-1)).toBe(1);
    expect(await answers(url)).toBe(200);
    const { customMetadata, contentType, fullPath } = await getMetadata(ref(getStorage(db.app), url));
    expect(customMetadata).toEqual({ autorId: uid });
    expect(contentType).toBe('image/webp');
    expect(fullPath).toMatch(new RegExp(`^articulos/${id}/[\\w-]+\\.webp$`));
    await deleteArticleImage(db, url);
    expect(await answers(url)).toBe(404);
    await expect(deleteArticleImage(db, url)).resolves.toBeUndefined();
  });

  it('is stored with its narrow copies where it is wide, which go with it', async () => {
    const { db, uid } = await newStaff('autor');
    const copies = new Map([400, 800].map((width) => [width, picture()]));
    const url = await storeArticleImage(db, picture(), newId(), { uid }, { width: 1600, copies });
    const all = [url, ...copiesOf(url)];
    expect(all).toHaveLength(3);
    expect(await Promise.all(all.map(answers))).toEqual([200, 200, 200]);
    await deleteArticleImage(db, url);
    expect(await Promise.all(all.map(answers))).toEqual([404, 404, 404]);
  });

  it('is not stored for who may not write', async () => {
    const { db, uid } = await newStaff('usuario');
    await expect(storeArticleImage(db, picture(), newId(), { uid })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para subir imágenes a este artículo',
    });
  });

  it('is not stored once it was called off', async () => {
    const { db, uid } = await newStaff('autor');
    const stop = new AbortController();
    const storing = storeArticleImage(db, picture(), newId(), { uid, signal: stop.signal });
    stop.abort();
    await expect(storing).rejects.toMatchObject({ code: 'aborted', message: 'La subida se ha cancelado' });
  });

  it('of somebody else cannot be deleted: it is logged, and the next one is', async () => {
    const [author, other] = [await newStaff('autor'), await newStaff('autor')];
    const id = newId();
    const theirs = await storeArticleImage(author.db, picture(), id, author);
    const own = await storeArticleImage(other.db, picture(), newId(), other);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await deleteArticleImages(other.db, [theirs, own, 'https://otro.cl/no-es-nuestra.png']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Error al eliminar la imagen'),
      'No tienes permisos para modificar este artículo',
    );
    warn.mockRestore();
    expect(await answers(theirs)).toBe(200);
    expect(await answers(own)).toBe(404);
    await deleteArticleImage(author.db, theirs);
  });

  it.each<[string, unknown, string]>([
    ['that is no file', 'foto.png', 'Debe proporcionar un archivo válido'],
    ['that is empty', new Blob([], { type: 'image/png' }), 'Debe proporcionar un archivo válido'],
    [
      'of another type',
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      'Tipo de archivo no permitido. Solo se permiten imágenes JPG, PNG, GIF y WebP.',
    ],
    [
      'over 5 MB',
      new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }),
      'La imagen es demasiado grande. Máximo 5 MB.',
    ],
  ])('%s is refused before anything is sent', async (_, file, message) => {
    const { db, uid } = await newStaff('autor');
    await expect(uploadArticleImage(db, file as Blob, newId(), { uid })).rejects.toMatchObject({
      code: 'invalid-argument',
      message,
    });
  });

  it('without an address cannot be deleted', async () => {
    const { db } = await newStaff('autor');
    await expect(deleteArticleImage(db, ' ')).rejects.toMatchObject({
      message: 'Debe proporcionar una URL válida',
    });
  });
});
