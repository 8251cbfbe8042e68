import { describe, expect, it } from 'vitest';
import { pictureCaption } from '@/model/images/picture-caption';
import { readCaption } from '@/model/images/picture-credit';

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

describe('the words and the credit under a picture', () => {
  it('is what it shows, then whose it is, with the text of its licence', () => {
    expect(readCaption('El altar de Bar’an. Foto: W. Glanzman. Licencia: CC BY-SA 4.0.')).toEqual({
      words: 'El altar de Bar’an.',
      credit: [
        { text: 'Foto: W. Glanzman. Licencia: ' },
        { text: 'CC BY-SA 4.0', href: 'https://creativecommons.org/licenses/by-sa/4.0/deed.es' },
        { text: '.' },
      ],
    });
  });

  it.each([
    ['Mapa: Natural Earth, dominio público', 'https://creativecommons.org/publicdomain/mark/1.0/deed.es'],
    ['Foto: Ana. CC0', 'https://creativecommons.org/publicdomain/zero/1.0/deed.es'],
  ])('leads from «%s» to its licence', (text, href) => {
    expect(readCaption(text).credit.flatMap((part) => part.href ?? [])).toEqual([href]);
  });

  it('is only what it shows where nothing else is said', () => {
    expect(readCaption('Una vista.')).toEqual({ words: 'Una vista.', credit: [] });
  });
});
