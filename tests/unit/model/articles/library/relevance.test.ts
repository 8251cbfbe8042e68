import { describe, expect, it } from 'vitest';
import { byRelevance, foundUnseen, textFit } from '@/model/articles/library/relevance';
import { queryWords, searchable } from '@/model/shared/text/search-text';
import { aCard } from '../../fixtures';

const NONE = new Map<string, number>();
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('what was found', () => {
  it('comes with the words of its title first, then of its tags, its summary, and its text', () => {
    const cards = [
      aCard({ id: 'texto' }),
      aCard({ id: 'resumen', resumen: 'El altar de Nahom.' }),
      aCard({ id: 'etiqueta', tags: ['Nahom'] }),
      aCard({ id: 'titulo', titulo: 'Nahom y el sur de Arabia' }),
    ];
    const inText = new Map(ids(cards).map((id) => [id, 1]));
    expect(ids(byRelevance(cards, queryWords('nahom'), inText))).toEqual([
      'titulo',
      'etiqueta',
      'resumen',
      'texto',
    ]);
  });

  it.each([
    ['a whole word before a part of one', 'mar', ['Amargo', 'Marinos', 'El mar']],
    [
      'words side by side before words apart',
      'rio sidon',
      ['Río que no es Sidón', 'El río Sidón y más cosas'],
    ],
    [
      'a title that says little else before a long one',
      'olivo',
      ['El cultivo del olivo antiguo', 'El olivo'],
    ],
  ])('puts %s', (_, query, worstFirst) => {
    const cards = worstFirst.map((titulo) => aCard({ id: titulo, titulo }));
    expect(ids(byRelevance(cards, queryWords(query), NONE))).toEqual([...worstFirst].reverse());
  });

  it('stays in its order where it fits alike', () => {
    const cards = ['a', 'b', 'c'].map((id) => aCard({ id, titulo: 'El olivo' }));
    expect(ids(byRelevance(cards, ['olivo'], NONE))).toEqual(['a', 'b', 'c']);
  });

  it('says which tags and words the card does not show', () => {
    const card = aCard({ titulo: 'El altar', resumen: 'Una inscripción.', tags: ['Nahom', 'Arabia'] });
    expect(foundUnseen(card, queryWords('altar nahom dromedario'))).toEqual({
      tags: ['Nahom'],
      words: ['dromedario'],
    });
  });
});

describe('a text', () => {
  it('fits better with all of the words near each other than far apart', () => {
    const words = queryWords('oro plata');
    const near = textFit(searchable('el oro y la plata de la casa'), words);
    const far = textFit(searchable(`el oro ${'de la casa '.repeat(20)} plata`), words);
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(textFit(searchable('el oro de la casa'), words));
  });

  it('is read in a time that many matches do not make long', () => {
    const hostile = searchable('a '.repeat(200_000));
    const started = performance.now();
    textFit(hostile, ['a', 'a a', 'aa']);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
