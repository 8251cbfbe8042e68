// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { DEFAULT_ARTICLE_PICTURE } from '@/model/shared/urls';

const OLD = 'https://blogger.googleusercontent.com/img/b/R2/AVv/s1600/mapa.jpg';
const OWN = '/img/articulos/mapa.webp';

function shown(src: string, sizes?: string) {
  const { container } = render(<ArticlePicture src={src} {...(sizes ? { sizes } : {})} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  return {
    image,
    fail: () => fireEvent.error(image),
    seen: () => [image.getAttribute('src'), image.getAttribute('srcset') !== null],
  };
}

afterEach(cleanup);

describe('a picture of the old blog', () => {
  it('on a card is loaded as wide as the card, which it says', () => {
    const { image } = shown(OLD, '15rem');
    expect(image.srcset).toContain('/w240/mapa.jpg 240w');
    expect(image.sizes).toBe('15rem');
  });

  it('is loaded whole where it is looked at', () => {
    expect(shown(OLD).seen()).toEqual([OLD, false]);
  });

  it('whose small copy is not to be had is loaded whole, and only then given up', () => {
    const { fail, seen } = shown(OLD, '15rem');
    fail();
    expect(seen()).toEqual([OLD, false]);
    fail();
    expect(seen()).toEqual([DEFAULT_ARTICLE_PICTURE, false]);
  });
});

describe('an own picture', () => {
  it('comes in one size, and gives way to the default one when it fails', () => {
    const { fail, seen } = shown(OWN, '15rem');
    expect(seen()).toEqual([OWN, false]);
    fail();
    expect(seen()).toEqual([DEFAULT_ARTICLE_PICTURE, false]);
  });
});
