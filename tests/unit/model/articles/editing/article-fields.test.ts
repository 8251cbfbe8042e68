import { describe, expect, it } from 'vitest';
import {
  type ArticleFields,
  articleErrors,
  articleFieldsOf,
  changedFields,
  EMPTY_ARTICLE,
  formatTags,
  galleryFileProblem,
  inGalleryWords,
  parseTags,
  storableFields,
} from '@/model/articles/editing/article-fields';
import { orphanPictures, picturesOf } from '@/model/articles/editing/article-pictures';
import { uploadMarker } from '@/model/articles/editing/upload-markers';
import { EMPTY_EVIDENCE } from '@/model/articles/evidence/evidence';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import {
  fittedSize,
  isAnimated,
  isStoredPictureOf,
  PICTURE_MAX_BYTES,
  pictureProblem,
} from '@/model/images/picture-file';
import { isStoredPicture } from '@/model/images/stored-picture';
import { moved } from '@/model/shared/moved';
import { aSource } from '../../fixtures';

const fields = (over: Partial<ArticleFields> = {}): ArticleFields => ({
  ...EMPTY_ARTICLE,
  titulo: 'Un título',
  ...over,
});

describe('tags', () => {
  it('are separated by commas, trimmed, without empties and repetitions', () => {
    expect(parseTags(' uno,dos  tres ,, ,uno')).toEqual(['uno', 'dos tres']);
    expect(parseTags('')).toEqual([]);
    expect(parseTags(formatTags(['a', 'b c']))).toEqual(['a', 'b c']);
  });
});

describe('what is wrong with an article', () => {
  it('is nothing where there is only a title', () => {
    expect(articleErrors(fields())).toEqual({});
  });

  it.each(['', '   '])('a title is wanted: %j', (titulo) => {
    expect(articleErrors(fields({ titulo }))).toEqual({ titulo: 'El título es obligatorio' });
  });

  const many = (count: number) => Array.from({ length: count }, (_, n) => `https://a.cl/${n}.png`);
  it.each<[string, keyof ArticleFields, Partial<ArticleFields>, Partial<ArticleFields>]>([
    ['title', 'titulo', { titulo: 'x'.repeat(200) }, { titulo: 'x'.repeat(201) }],
    [
      'content',
      'contenido',
      { contenido: 'x'.repeat(ARTICLE_LIMITS.contenido) },
      { contenido: 'x'.repeat(ARTICLE_LIMITS.contenido + 1) },
    ],
    ['summary', 'resumen', { resumen: 'x'.repeat(1000) }, { resumen: 'x'.repeat(1001) }],
    [
      'main passages',
      'pasajesPrincipales',
      { pasajesPrincipales: Array.from({ length: 10 }, (_, n) => `alma/${n + 1}`) },
      { pasajesPrincipales: Array.from({ length: 11 }, (_, n) => `alma/${n + 1}`) },
    ],
    [
      'length of a main passage',
      'pasajesPrincipales',
      { pasajesPrincipales: [`alma/${'1'.repeat(100)}`] },
      { pasajesPrincipales: [`alma/${'1'.repeat(101)}`] },
    ],
    [
      'sources',
      'fuentes',
      { fuentes: Array.from({ length: 40 }, (_, n) => aSource({ clave: `fuente-${n}` })) },
      { fuentes: Array.from({ length: 41 }, (_, n) => aSource({ clave: `fuente-${n}` })) },
    ],
    [
      'length of all sources',
      'fuentes',
      {
        fuentes: Array.from({ length: 30 }, (_, n) =>
          aSource({ clave: `fuente-${n}`, titulo: 'x'.repeat(500) }),
        ),
      },
      {
        fuentes: Array.from({ length: 39 }, (_, n) =>
          aSource({ clave: `fuente-${n}`, titulo: 'x'.repeat(500) }),
        ),
      },
    ],
    [
      'the record of its evidence',
      'ficha',
      { ficha: { ...EMPTY_EVIDENCE, afirmacion: 'x'.repeat(300) } },
      { ficha: { ...EMPTY_EVIDENCE, afirmacion: 'x'.repeat(301) } },
    ],
    ['categories', 'categorias', { categorias: many(10) }, { categorias: many(11) }],
    [
      'tags',
      'tags',
      { tags: Array.from('abcdefghijklmnopqrst') },
      { tags: Array.from('abcdefghijklmnopqrstu') },
    ],
    ['a tag', 'tags', { tags: ['x'.repeat(40)] }, { tags: ['x'.repeat(41)] }],
    ['the gallery', 'imagenes', { imagenes: many(40) }, { imagenes: many(41) }],
    [
      'the main picture',
      'imagenPrincipal',
      { imagenPrincipal: 'https://a.cl/b.png' },
      { imagenPrincipal: 'javascript:alert(1)' },
    ],
    [
      'an alternative text',
      'imagenesAlt',
      { imagenes: ['/img/a'], imagenesAlt: { '/img/a': 'x'.repeat(300) } },
      { imagenes: ['/img/a'], imagenesAlt: { '/img/a': 'x'.repeat(301) } },
    ],
  ])('%s has a limit', (_, name, atLimit, past) => {
    expect(articleErrors(fields(atLimit))).toEqual({});
    expect(Object.keys(articleErrors(fields(past)))).toEqual([name]);
  });
});

describe('what is stored', () => {
  it('has no markers of uploads, no space around words, no texts of pictures that are gone', () => {
    const stored = storableFields(
      fields({
        titulo: ' Un título ',
        contenido: `a\n\n${uploadMarker('1', 'f.png')}`,
        imagenPrincipal: '/p',
        imagenes: ['/b'],
        imagenesAlt: { '/p': ' Una casa ', '/b': ' ', '/c': 'fuera' },
      }),
    );
    expect(stored).toMatchObject({
      titulo: 'Un título',
      contenido: 'a\n\n',
      imagenesAlt: { '/p': 'Una casa' },
    });
  });

  it('tells what differs, and only what would be stored differently', () => {
    const before = fields({ contenido: 'a', tags: ['x'], imagenes: ['/1', '/2'] });
    expect(changedFields(before, { ...before, titulo: 'Un título ' })).toEqual([]);
    expect(changedFields(before, { ...before, contenido: `a${uploadMarker('1', 'f')}` })).toEqual([]);
    expect(changedFields(before, { ...before, imagenes: ['/2', '/1'], estado: 'publicado' })).toEqual([
      'estado',
      'imagenes',
    ]);
  });

  it('has no record of evidence in which nothing is written', () => {
    expect(changedFields(fields(), fields({ ficha: EMPTY_EVIDENCE }))).toEqual([]);
  });

  it('takes only the fields of the form from what has more', () => {
    expect(Object.keys(articleFieldsOf({ ...fields(), ...{ id: 'x', visitas: 3 } })).sort()).toEqual(
      Object.keys(EMPTY_ARTICLE).sort(),
    );
  });
});

describe('the pictures of an article', () => {
  const shown = fields({
    contenido: 'a ![b](https://a.cl/1.png "pie") <img src="https://a.cl/2.png"> ![](<https://a.cl/3.png>)',
    imagenPrincipal: 'https://a.cl/4.png',
    imagenes: ['https://a.cl/5.png', 'https://a.cl/1.png'],
  });

  it('are those of the text, the main one and the gallery', () => {
    expect([...picturesOf(shown)].sort()).toEqual([1, 2, 3, 4, 5].map((n) => `https://a.cl/${n}.png`));
  });

  it('are orphans when neither the article nor a kept revision has them', () => {
    const now = fields({ contenido: 'ver https://a.cl/1.png', imagenes: ['https://a.cl/5.png'] });
    const revision = fields({ imagenPrincipal: 'https://a.cl/4.png' });
    expect(orphanPictures(picturesOf(shown), [now, revision]).sort()).toEqual([
      'https://a.cl/2.png',
      'https://a.cl/3.png',
    ]);
  });

  it.each([
    ['https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/articulos%2Fa1%2Ff.webp?alt=media', true],
    ['http://127.0.0.1:9199/v0/b/x.appspot.com/o/articulos%2Fa1%2Ff.webp?alt=media', true],
    ['https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/articulos%2Fa2%2Ff.webp?alt=media', false],
    ['https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/avatares%2Fa1%2Ff.webp?alt=media', false],
    ['https://otro.cl/v0/b/x.appspot.com/o/articulos%2Fa1%2Ff.webp', false],
  ])('%s of a1 in Storage: %s', (url, expected) => {
    expect(isStoredPictureOf('a1', url)).toBe(expected);
    expect(isStoredPicture(url)).toBe(expected || url.includes('%2Fa2%2F'));
  });

  it('are moved in their order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});

describe('a file of the device', () => {
  const file = (type: string, size = 10) => ({ type, size });
  const types = 'Tipo de archivo no permitido. Solo se permiten imágenes JPG, PNG, GIF y WebP.';

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])(
    '%s of 5 MB is taken',
    (type) => {
      expect(pictureProblem(file(type, PICTURE_MAX_BYTES))).toBeUndefined();
      // Made small before it is stored.
      expect(galleryFileProblem(file(type, 3 * PICTURE_MAX_BYTES))).toBeUndefined();
    },
  );

  it.each([
    [
      file('image/png', PICTURE_MAX_BYTES + 1),
      'La imagen es demasiado grande. Máximo 5 MB.',
      'La imagen no debe superar los 5MB',
    ],
    [file('image/svg+xml'), types, types],
    [file('application/pdf'), types, 'El archivo seleccionado no es una imagen'],
    [file('image/png', 0), 'Debe proporcionar un archivo válido', 'Debe proporcionar un archivo válido'],
  ])('%j is refused: %s / in the gallery: %s', (wrong, text, inGallery) => {
    expect(pictureProblem(wrong)).toBe(text);
    expect(galleryFileProblem(wrong) ?? inGalleryWords(text)).toBe(inGallery);
  });
});

describe('the bytes of a picture', () => {
  const frame = [0x21, 0xf9, 0x04, 0, 0, 0, 0, 0];
  const text = (words: string) => [...words].map((sign) => sign.charCodeAt(0));

  it.each<[string, string, number[], boolean]>([
    ['a GIF of two frames', 'image/gif', [...text('GIF89a'), ...frame, ...frame], true],
    ['a GIF of one', 'image/gif', [...text('GIF89a'), ...frame], false],
    ['a moving WebP', 'image/webp', text('RIFF....WEBPVP8X..........ANIM'), true],
    ['a still WebP', 'image/webp', text('RIFF....WEBPVP8 '), false],
    ['a moving PNG', 'image/png', text('.PNG....IHDR....acTL'), true],
    ['a photograph', 'image/jpeg', text('ANIM acTL'), false],
  ])('%s', (_, type, bytes, expected) => {
    expect(isAnimated(Uint8Array.from(bytes), type)).toBe(expected);
  });

  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [800, 600, 800, 600],
    [10_000, 1, 1600, 1],
  ])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) => {
    expect(fittedSize({ width, height }, 1600)).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});
