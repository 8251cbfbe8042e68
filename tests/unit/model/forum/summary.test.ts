import { describe, expect, it } from 'vitest';
import { forumFigures } from '@/model/forum/summary';

const categories = [
  { temaCount: 3, mensajeCount: 10 },
  { temaCount: 2, mensajeCount: 4 },
];
const summary = { totalTemas: 90, totalRespuestas: 500, usuariosActivos: 12 };

describe('the figures of the forum', () => {
  it('are the sums of the categories, and the estimate of the spec until there is a recalculation', () => {
    expect(forumFigures(categories, true, null)).toEqual({
      temas: 5,
      respuestas: 14,
      usuariosActivos: 8, // 7.5, rounded
      atLeast: false,
    });
  });

  it('take the active users from the recalculation', () => {
    expect(forumFigures(categories, true, summary)).toMatchObject({ temas: 5, usuariosActivos: 12 });
  });

  it('take all from the recalculation while there are more categories', () => {
    expect(forumFigures(categories, false, summary)).toEqual({
      temas: 90,
      respuestas: 500,
      usuariosActivos: 12,
      atLeast: false,
    });
  });

  it('say that they are at least so many where nothing counted the rest', () => {
    expect(forumFigures(categories, false, null)).toMatchObject({ temas: 5, atLeast: true });
  });

  it('are nothing without categories', () => {
    expect(forumFigures([], true, null)).toEqual({
      temas: 0,
      respuestas: 0,
      usuariosActivos: 0,
      atLeast: false,
    });
  });
});
