import { describe, expect, it } from 'vitest';
import { copiesOf } from '@/model/images/picture-copies';
import { pictureSrcSet, samePicture } from '@/model/images/picture-sizes';

const HOST = 'https://blogger.googleusercontent.com/img/b/R29vZ2xl/AVvXsE';
/** The address that is offered for a width. */
const offered = (address: string, width: number) =>
  pictureSrcSet(address)
    ?.split(', ')
    .find((one) => one.endsWith(` ${width}w`))
    ?.split(' ')[0];

describe('small copies of a picture', () => {
  it.each([
    [
      'http://1.bp.blogspot.com/-ab_C/TxY/AAA/s1600/mapa.jpg',
      'http://1.bp.blogspot.com/-ab_C/TxY/AAA/w480/mapa.jpg',
    ],
    [`${HOST}/s1600-h/mapa.jpg`, `${HOST}/w480/mapa.jpg`],
    [`${HOST}/w640-h480/mapa.jpg`, `${HOST}/w480/mapa.jpg`],
    [`${HOST}/w640-h480-p-k-no-nu/s1600.jpg`, `${HOST}/w480/s1600.jpg`],
    [
      'https://blogger.googleusercontent.com/img/a/AVvXsE=s1600',
      'https://blogger.googleusercontent.com/img/a/AVvXsE=w480',
    ],
    [
      'https://lh3.googleusercontent.com/AVvXsE=w640-h480-no',
      'https://lh3.googleusercontent.com/AVvXsE=w480',
    ],
    ['https://lh5.ggpht.com/_x/S0/AA/s400/mapa.png', 'https://lh5.ggpht.com/_x/S0/AA/w480/mapa.png'],
  ])('are asked for in the address that Google gives them: %s', (address, small) => {
    expect(offered(address, 480)).toBe(small);
  });

  it('are offered from a thumbnail to twice a wide card', () => {
    const widths = pictureSrcSet(`${HOST}/s1600/mapa.jpg`)?.match(/\d+(?=w(,|$))/g);
    expect(widths).toEqual(['240', '360', '480', '640', '800', '1200']);
  });

  it.each([
    ['/img/articulos/mapa.webp'],
    ['https://example.org/s1600/mapa.jpg'],
    ['https://example.org/mapa.jpg?x=s1600'],
    [`${HOST}/mapa.jpg`],
    ['https://firebasestorage.googleapis.com/v0/b/x/o/s1600.webp?alt=media'],
  ])('are not known of %s', (address) => {
    expect(pictureSrcSet(address)).toBeUndefined();
  });
});

describe('the stored copies of a picture', () => {
  const at = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/sitio/o/articulos%2Fa1%2F${name}.webp?alt=media`;
  const own = `${at('foto_w1600')}&token=secreto`;

  it('are at its own address, and open without its token', () => {
    expect(copiesOf(own)).toEqual([at('foto_w400'), at('foto_w800')]);
  });

  it('are offered with the picture itself', () => {
    expect(pictureSrcSet(own)).toBe(`${at('foto_w400')} 400w, ${at('foto_w800')} 800w, ${own} 1600w`);
  });

  it.each([
    ['whose name promises none', at('foto')],
    ['that is no wider than they are', at('foto_w800')],
    ['of another site', 'https://otro.cl/foto_w1600.webp'],
  ])('are none of one %s', (_what, address) => {
    expect(copiesOf(address)).toEqual([]);
    expect(pictureSrcSet(address)).toBeUndefined();
  });

  it('are the same picture', () => {
    expect(samePicture(at('foto_w400'), own)).toBe(true);
    expect(samePicture(at('otra_w400'), own)).toBe(false);
  });
});
