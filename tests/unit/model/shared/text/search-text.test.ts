import { describe, expect, it } from 'vitest';
import { indexWords } from '@/model/articles/catalogue/catalogue-entry';
import { foldText } from '@/model/shared/text/fold-text';
import { highlight, queryWords, textMatches } from '@/model/shared/text/search-text';
import { anArticle } from '../../fixtures';

const finds = (text: string, query: string) => textMatches(text, queryWords(query));
const marked = (text: string, query: string) =>
  highlight(text, queryWords(query))
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('keyword search', () => {
  it.each([
    ['Arqueología de Perú', 'ARQUEOLOGIA peru'],
    ['arqueologia', 'arqueología'],
    ['arqueología', 'arqueolog'],
    ['El año nuevo', 'ano'],
    ['El año nuevo', 'AÑO'],
    ['an\u0303o decompuesto', 'año'],
    ['La montaña', 'montaña'],
    ['1 Nefi 3:7', 'nefi 7'],
    ['pingüino', 'pinguino'],
  ])('%j is found by %j', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  it.each([
    ['ano', 'año'],
    ['manana', 'mañana'],
    ['Caminos de piedra', 'caminos agua'],
  ])('%j is not found by %j', (text, query) => {
    expect(finds(text, query)).toBe(false);
  });

  it('looks for every n of a word with ñ where it is', () => {
    expect(finds('montaña', 'moñtana')).toBe(false);
    expect(finds('moñtaña', 'montaña')).toBe(true);
  });

  it('without words finds everything', () => {
    expect(queryWords('  ¿? ')).toEqual([]);
    expect(finds('lo que sea', '...')).toBe(true);
  });

  it('asks for each word once, and no further than its limit', () => {
    expect(queryWords('Agua agua ÁGUA')).toEqual(['agua']);
    expect(queryWords('palabra '.repeat(10_000))).toEqual(['palabra']);
  });
});

describe('folded text', () => {
  it('keeps ñ apart from n and drops other accents', () => {
    expect(foldText('ÑANDÚ, Águila; ÇA')).toBe('ñandu, aguila; ca');
  });

  it('is the same for everyday letters as for those of any script', () => {
    const latin = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).join('');
    // A letter from elsewhere, so that nothing is taken for granted.
    expect(`${foldText(latin)}ж`).toBe(foldText(`${latin}ж`));
  });
});

describe('highlighting', () => {
  it.each([
    ['La Arqueología hoy', 'arqueologia', 'La [Arqueología] hoy'],
    ['El AÑO y el ano', 'ano', 'El [AÑO] y el [ano]'],
    ['El AÑO y el ano', 'año', 'El [AÑO] y el ano'],
    ['arqueologi\u0301a', 'arqueologia', '[arqueologi\u0301a]'],
    ['an\u0303o', 'año', '[an\u0303o]'],
    ['😀 mapa 😀', 'mapa', '😀 [mapa] 😀'],
    ['𝔸mapa', 'mapa', '𝔸[mapa]'],
    ['İstanbul', 'stan', 'İ[stan]bul'],
    ['caminos', 'camino caminos', '[caminos]'],
    ['sin nada', 'otro', 'sin nada'],
  ])('in %j marks %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('gives the text back exactly', () => {
    const text = 'Ñandú\u0301 😀 İ ß ﬁ a\u0303\u0301n\u0303 final';
    const parts = highlight(text, queryWords('n a final'));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.some((part) => part.match)).toBe(true);
  });
});

describe('the words of an article', () => {
  it('are as many as the rules take, whole ones, those of the title first', () => {
    const contenido = Array.from({ length: 30_000 }, (_, n) => `p${n}`).join(' ');
    const words = indexWords(anArticle({ titulo: 'Nahom', contenido }));
    expect(words.length).toBeLessThanOrEqual(65_000);
    expect(words.length).toBeGreaterThan(64_990);
    expect(words.split(' ')[0]).toBe('nahom');
    expect(contenido).toContain(` ${words.split(' ').at(-1)} `);
  });

  it('are those of its title, summary, author and content, each once', () => {
    const words = indexWords(
      anArticle({
        titulo: 'El Año',
        resumen: 'año nuevo',
        autor: 'Íñigo',
        contenido: '**Año** de [lluvia](http://x.y)',
      }),
    );
    expect(words.split(' ').sort()).toEqual(
      ['ano', 'año', 'de', 'el', 'iñigo', 'lluvia', 'nuevo'].filter((w) => w !== 'ano'),
    );
  });
});
