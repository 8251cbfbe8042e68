import { describe, expect, it } from 'vitest';
import { BADGES, type BadgeCounts, badgeProgress, newlyEarned } from '@/model/users/badges';
import { levelOf, nextLevel } from '@/model/users/levels';

const counts = (over: Partial<BadgeCounts> = {}): BadgeCounts => ({
  comentariosCount: 0,
  articulosFavoritos: [],
  puntos: 0,
  insignias: [],
  ...over,
});

const favourites = (n: number) => Array.from({ length: n }, (_, index) => `a${index}`);
const ids = (account: BadgeCounts) => newlyEarned(account).map(({ id }) => id);

describe('levels', () => {
  it.each([
    [0, 'Principiante'],
    [99, 'Principiante'],
    [100, 'Intermedio'],
    [499, 'Intermedio'],
    [500, 'Avanzado'],
    [999, 'Avanzado'],
    [1000, 'Experto'],
    [50_000, 'Experto'],
    [-5, 'Principiante'],
  ])('%i points are %s', (points, level) => expect(levelOf(points)).toBe(level));

  it.each([
    [0, { level: 'Intermedio', missing: 100, progress: 0 }],
    [50, { level: 'Intermedio', missing: 50, progress: 0.5 }],
    [100, { level: 'Avanzado', missing: 400, progress: 0 }],
    [750, { level: 'Experto', missing: 250, progress: 0.5 }],
    [1000, null],
  ])('the way from %i points', (points, way) => expect(nextLevel(points)).toEqual(way));
});

describe('badges', () => {
  it('are nine: three families, with 10, 25 and 50 points', () => {
    expect(BADGES.map(({ id, umbral, puntosOtorgados }) => [id, umbral, puntosOtorgados])).toEqual([
      ['comentarista-bronce', 5, 10],
      ['comentarista-plata', 25, 25],
      ['comentarista-oro', 100, 50],
      ['coleccionista-bronce', 10, 10],
      ['coleccionista-plata', 50, 25],
      ['coleccionista-oro', 100, 50],
      ['explorador', 100, 10],
      ['estudioso', 500, 25],
      ['erudito', 1000, 50],
    ]);
  });

  it.each([
    [{ comentariosCount: 4 }, []],
    [{ comentariosCount: 5 }, ['comentarista-bronce']],
    [{ comentariosCount: 25 }, ['comentarista-bronce', 'comentarista-plata']],
    [{ articulosFavoritos: favourites(9) }, []],
    [{ articulosFavoritos: favourites(10) }, ['coleccionista-bronce']],
    [
      { articulosFavoritos: favourites(100) },
      ['coleccionista-bronce', 'coleccionista-plata', 'coleccionista-oro'],
    ],
    [{ puntos: 99 }, []],
    [{ puntos: 1000 }, ['explorador', 'estudioso', 'erudito']],
  ])('case %#: are earned at their counts', (over, earned) => expect(ids(counts(over))).toEqual(earned));

  it('that the account has are not earned again', () => {
    expect(ids(counts({ comentariosCount: 25, insignias: ['comentarista-bronce'] }))).toEqual([
      'comentarista-plata',
    ]);
  });

  it('show how far they are', () => {
    const [bronze] = BADGES;
    if (!bronze) throw new Error('no badges');
    expect(badgeProgress(counts({ comentariosCount: 3 }), bronze)).toEqual({
      earned: false,
      current: 3,
      target: 5,
      progress: 0.6,
    });
    expect(badgeProgress(counts({ comentariosCount: 9 }), bronze)).toMatchObject({ current: 5, progress: 1 });
  });

  it('once earned stay full when the count falls', () => {
    const collector = BADGES.find(({ id }) => id === 'coleccionista-bronce');
    if (!collector) throw new Error('no badge');
    const account = counts({ articulosFavoritos: [], insignias: [collector.id] });
    expect(badgeProgress(account, collector)).toEqual({ earned: true, current: 10, target: 10, progress: 1 });
  });
});
