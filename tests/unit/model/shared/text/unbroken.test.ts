import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_SPACE, unbroken } from '@/model/shared/text/unbroken';

/** With the fixed spaces to be seen. */
const seen = (text: string) => unbroken(text).replaceAll(FIXED_SPACE, '_');

describe('a text to be drawn', () => {
  it.each([
    ['«casi hacia el este» (1 Nefi 17:1) y', '«casi hacia el este» (1_Nefi_17:1) y'],
    ['volcanes y 3 Nefi 8', 'volcanes y 3_Nefi_8'],
    ['Helamán 3 y los constructores', 'Helamán_3 y los constructores'],
    ['en 4 Nefi se dice', 'en 4_Nefi se dice'],
    ['Los 3 Jacob de la lista', 'Los_3_Jacob de la lista'],
    ['Alma 11 y 2 Reyes 9:13', 'Alma_11 y 2_Reyes_9:13'],
    ['en 600 a. C. y el siglo VI a. C.', 'en 600_a._C. y el siglo VI_a._C.'],
    ['después de a. C. y d. C.', 'después de a._C. y d._C.'],
    ['pp. 12-14, vol. 3, n.º 5', 'pp._12-14, vol._3, n.º_5'],
  ])('keeps together what belongs together: %s', (text, kept) => {
    expect(seen(text)).toBe(kept);
  });

  it.each([
    'Salt Lake City, 1886',
    'el 12 Alma',
    'Provo 2007',
    'en a. Casa',
    'Jacob dijo 3 veces',
    '2 reyes',
  ])('leaves the rest as it is: %s', (text) => {
    expect(unbroken(text)).toBe(text);
  });

  it('changes nothing but spaces, and only once', () => {
    const words = fc.constantFrom('1', '3', ' ', 'Nefi', 'Alma', 'a.', 'C.', 'pp.', '17:1', 'VI', '\n', 'y');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const drawn = unbroken(text);
        expect(drawn.replaceAll(FIXED_SPACE, ' ')).toBe(text);
        expect(unbroken(drawn)).toBe(drawn);
      }),
    );
  });

  it('takes a time that grows with the text alone', () => {
    const hostile = ['1 '.repeat(50_000), 'Nefi '.repeat(20_000), 'a. '.repeat(30_000), 'p. '.repeat(30_000)];
    const started = performance.now();
    for (const text of hostile) unbroken(text);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
