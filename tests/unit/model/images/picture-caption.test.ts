import { describe, expect, it } from 'vitest';
import { pictureCaption } from '@/model/images/picture-caption';

describe('what stands under a picture', () => {
  it.each([
    'Costa de Dhofar. Fuente: Natural Earth, dominio público.',
    'Planta del templo. Dibujo: elaboración propia.',
    'LICENCIA: CC BY',
  ])('is its text where that names a source: %s', (text) => {
    expect(pictureCaption(text)).toBe(text);
  });

  it.each([undefined, '', 'Una fuente de agua en el desierto', 'Un mapa'])('is nothing for %s', (text) => {
    expect(pictureCaption(text)).toBeNull();
  });
});
