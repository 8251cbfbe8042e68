import { describe, expect, it } from 'vitest';
import { mostSimilar, SIMILAR_SHOWN, similarQuery } from '@/model/forum/similar';
import type { ForumResult } from '@/model/forum/words';

const found = (titulo: string): ForumResult => ({
  kind: 'tema',
  id: titulo,
  temaId: titulo,
  categoriaId: 'general',
  titulo,
  fragmento: '',
  autorNombre: 'Ana',
  fecha: null,
  estado: 'abierto',
});

describe('topics like the one being written', () => {
  it('are looked for by the longest word of its title', () => {
    expect(similarQuery('¿Qué dicen los altares de Marib?')).toBe('altares');
    expect(similarQuery('INSCRIPCIÓN')).toBe('inscripcion');
  });

  it('are not looked for while no word has three letters', () => {
    expect(similarQuery('')).toBe('');
    expect(similarQuery('¿y si a la')).toBe('');
  });

  it('come with those first that share most words', () => {
    const results = [found('Altares'), found('Los altares de Marib'), found('Otra cosa')];
    expect(mostSimilar('¿Qué dicen los altares de marib?', results).map(({ titulo }) => titulo)).toEqual([
      'Los altares de Marib',
      'Altares',
      'Otra cosa',
    ]);
  });

  it('are five at most', () => {
    const results = Array.from({ length: 9 }, (_, place) => found(`Altares ${place}`));
    expect(mostSimilar('altares', results)).toHaveLength(SIMILAR_SHOWN);
  });
});
