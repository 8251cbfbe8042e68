import { describe, expect, it } from 'vitest';
import { kindred, reasonFor } from '@/model/articles/library/kinship';
import { aCard, anArticle, quickest } from '../../fixtures';

const article = anArticle({
  id: 'este',
  titulo: 'El altar de Nahom',
  resumen: 'Una inscripción en Arabia.',
  contenido: 'Lo cuenta 1 Nefi 16:34.',
  tags: ['Nahom', 'Arqueología'],
  categorias: ['Geografía'],
});
const day = (n: number) => new Date(2020, 0, n);
const plain = { titulo: 'Otro', resumen: 'Sin más.', tags: [], categorias: ['Historia'] };
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('the articles recommended after another', () => {
  it('are those with the most in common: passages and tags, then category, then words', () => {
    const cards = [
      aCard({ ...plain, id: 'nada', fechaPublicacion: day(9) }),
      aCard({ ...plain, id: 'palabra', titulo: 'Arabia', fechaPublicacion: day(1) }),
      aCard({ ...plain, id: 'categoria', categorias: ['Geografia'], fechaPublicacion: day(1) }),
      aCard({ ...plain, id: 'etiqueta', tags: ['nahom'], fechaPublicacion: day(1) }),
      aCard({ ...plain, id: 'pasaje', resumen: 'Sobre 1 Nefi 16 y 17.', fechaPublicacion: day(1) }),
      aCard({ id: 'este' }),
    ];
    const { cards: chosen, related } = kindred(article, cards, 5);
    expect(ids(chosen)).toEqual(['etiqueta', 'pasaje', 'categoria', 'palabra', 'nada']);
    expect(related).toBe(4);
  });

  it('share a rare tag rather than one that all have', () => {
    const common = ['a', 'b', 'c', 'd'].map((id) =>
      aCard({ ...plain, id, tags: ['Arqueología'], fechaPublicacion: day(5) }),
    );
    const rare = aCard({ ...plain, id: 'rara', tags: ['Nahom'], fechaPublicacion: day(1) });
    expect(ids(kindred(article, [...common, rare], 1).cards)).toEqual(['rara']);
  });

  it('are the newest where nothing is in common, and chance decides among equals only', () => {
    const cards = [1, 2, 2, 2].map((n, index) =>
      aCard({ ...plain, id: `${n}-${index}`, fechaPublicacion: day(n) }),
    );
    let turn = 0;
    const chances = [0.1, 0.9, 0.2, 0.5];
    const { cards: chosen, related } = kindred(article, cards, 4, () => chances[turn++] ?? 0);
    expect(ids(chosen)).toEqual(['2-2', '2-3', '2-1', '1-0']);
    expect(related).toBe(0);
  });

  it('are found among ten thousand in a moment, for the words of the closest alone are compared', () => {
    let looked = 0;
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      ...aCard({ id: `a${n}`, tags: ['Nahom', `t${n % 50}`] }),
      get resumen() {
        looked += 1;
        return `palabras ${n} `.repeat(20);
      },
    }));
    kindred(article, many, 3);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(300);
    expect(quickest(() => kindred(article, many, 3))).toBeLessThan(250);
  });
});

describe('why an article is recommended', () => {
  it.each([
    [
      { resumen: 'Sobre 1 Nefi 16 y 17.', tags: ['Nahom'] },
      { kind: 'pasaje', name: '1 Nefi 16' },
    ],
    [
      { tags: ['otra', 'nahom'], categorias: ['Geografía'] },
      { kind: 'etiqueta', name: 'nahom' },
    ],
    [{ categorias: ['Geografía'] }, { kind: 'categoria', name: 'Geografía' }],
  ] as const)('is the weightiest thing in common: %o', (own, reason) => {
    const card = aCard({
      ...plain,
      ...own,
      tags: [...('tags' in own ? own.tags : [])],
      categorias: [...('categorias' in own ? own.categorias : plain.categorias)],
    });
    expect(reasonFor(article, card)).toEqual(reason);
  });

  it('names passages as they are written', () => {
    const reading = { ...article, contenido: 'Véase Mosíah 3:5.' };
    expect(reasonFor(reading, aCard({ ...plain, resumen: 'mosiah 3' }))?.name).toBe('Mosíah 3');
  });

  it('is nothing where only words speak for it', () => {
    expect(reasonFor(article, aCard({ ...plain, titulo: 'Arabia' }))).toBeNull();
  });
});
