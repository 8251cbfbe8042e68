import { describe, expect, it } from 'vitest';
import { forumTotals, isSummaryOld } from '@/model/forum/summary';

const categories = [
  { temaCount: 3, mensajeCount: 10 },
  { temaCount: 2, mensajeCount: 4 },
];
const summary = { totalTemas: 90, totalRespuestas: 500, usuariosActivos: 12, fechaActualizacion: null };

describe('the figures of the forum', () => {
  it('are the sums of the categories; the active users are one and a half for each topic until they are counted', () => {
    expect(forumTotals(categories, true, null)).toEqual({
      temas: 5,
      respuestas: 14,
      usuariosActivos: 8,
      atLeast: false,
    });
  });

  it('take the active users from the recalculation', () => {
    expect(forumTotals(categories, true, summary)).toMatchObject({ temas: 5, usuariosActivos: 12 });
  });

  it('take all from the recalculation while there are more categories', () => {
    expect(forumTotals(categories, false, summary)).toEqual({
      temas: 90,
      respuestas: 500,
      usuariosActivos: 12,
      atLeast: false,
    });
  });

  it('say that they are at least so many where nothing counted the rest', () => {
    expect(forumTotals(categories, false, null)).toMatchObject({ temas: 5, atLeast: true });
  });

  it('are counted again once they are a day old', () => {
    const now = new Date(2026, 10, 22, 12);
    const counted = (fechaActualizacion: Date) => isSummaryOld({ ...summary, fechaActualizacion }, now);
    expect(counted(new Date(2026, 10, 21, 13))).toBe(false);
    expect(counted(new Date(2026, 10, 21, 11))).toBe(true);
    expect(isSummaryOld(null, now)).toBe(true);
  });

  it('are nothing without categories', () => {
    expect(forumTotals([], true, null)).toEqual({
      temas: 0,
      respuestas: 0,
      usuariosActivos: null,
      atLeast: false,
    });
  });
});
