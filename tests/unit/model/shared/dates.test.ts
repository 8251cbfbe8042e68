import { describe, expect, it } from 'vitest';
import { formatDate, formatMonth, isoDate } from '@/model/shared/dates';

describe('dates', () => {
  it('are written in Spanish', () => {
    expect(formatDate(new Date(2024, 2, 12))).toBe('12 de marzo de 2024');
    expect(formatDate(new Date(1999, 8, 1))).toBe('1 de septiembre de 1999');
  });

  it('that are missing are unknown, and that are unusable are not available', () => {
    expect(formatDate(null)).toBe('Fecha desconocida');
    expect(formatDate(undefined)).toBe('Fecha desconocida');
    expect(formatDate(new Date('nada'))).toBe('Fecha no disponible');
  });

  it('have an ISO form for machines, or none', () => {
    expect(isoDate(new Date(Date.UTC(2024, 2, 12)))).toBe('2024-03-12T00:00:00.000Z');
    expect(isoDate(new Date('nada'))).toBeUndefined();
    expect(isoDate(null)).toBeUndefined();
  });

  it('have months from Enero to Diciembre', () => {
    expect([formatMonth(1), formatMonth(12)]).toEqual(['Enero', 'Diciembre']);
    expect([formatMonth(0), formatMonth(13)]).toEqual(['', '']);
  });
});
