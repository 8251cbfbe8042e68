import { describe, expect, it } from 'vitest';
import { titleFields, titleMatches, titleSearchKey } from '@/model/articles/article-title';

describe('the fields of a title', () => {
  it('order it without signs, accents or case; ñ comes after n and before o', () => {
    const titles = ['Otra vez', '«Año» nuevo', 'Ántes', 'anzuelo', '¿Anual?'];
    const inOrder = [...titles].sort((a, b) =>
      titleFields(a).tituloOrden < titleFields(b).tituloOrden ? -1 : 1,
    );
    expect(inOrder).toEqual(['Ántes', '¿Anual?', 'anzuelo', '«Año» nuevo', 'Otra vez']);
  });

  it('hold the beginnings of its words, from two letters to five', () => {
    expect(titleFields('A los Montes').tituloClaves.sort()).toEqual([
      'lo',
      'los',
      'mo',
      'mon',
      'mont',
      'monte',
    ]);
  });

  it('are bounded, and leave out the shortest words first', () => {
    const words = Array.from({ length: 40 }, (_, i) => `palabra${String.fromCharCode(97 + (i % 26))}${i}`);
    const long = titleFields(
      `de ${words.map((word, i) => `${String.fromCharCode(97 + (i % 26))}${word}`).join(' ')}`,
    );
    expect(long.tituloClaves).toHaveLength(60);
    expect(long.tituloClaves.every((key) => key.length <= 5)).toBe(true);
    expect(long.tituloClaves).not.toContain('de');
    expect(titleFields('x'.repeat(900)).tituloOrden).toHaveLength(200);
  });

  it.each(['', '¡!', '1'])('are few for «%s»', (title) => {
    expect(titleFields(title).tituloClaves).toEqual([]);
  });
});

describe('a search of titles', () => {
  it.each([
    ['caminos de piedra', 'camin'],
    ['NAHOM', 'nahom'],
    ['ñandú', 'nandu'],
    ['de', 'de'],
    ['a', null],
    ['', null],
    ['¿?', null],
  ])('for «%s» asks for %j', (search, key) => {
    expect(titleSearchKey(search)).toBe(key);
  });

  it('asks for something that every title it matches by whole words holds', () => {
    const title = 'El camino del incienso: ¿de Nahom a la costa?';
    for (const search of ['camino', 'CAMI incienso', 'nahom costa', 'el']) {
      expect(titleMatches(title, search)).toBe(true);
      expect(titleFields(title).tituloClaves).toContain(titleSearchKey(search));
    }
    expect(titleMatches(title, 'camino zarahemla')).toBe(false);
  });
});
