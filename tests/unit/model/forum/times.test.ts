import { describe, expect, it } from 'vitest';
import { relativeDate } from '@/model/forum/relative-date';
import { nextParticipation, participationOf } from '@/model/users/levels';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date(2026, 5, 15, 12);
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('a relative date', () => {
  it('says how long ago, and after 30 days the date', () => {
    expect(relativeDate(ago(59_000), now)).toBe('ahora');
    expect(relativeDate(ago(MINUTE), now)).toBe('hace 1 minuto');
    expect(relativeDate(ago(59 * MINUTE), now)).toBe('hace 59 minutos');
    expect(relativeDate(ago(HOUR), now)).toBe('hace 1 hora');
    expect(relativeDate(ago(DAY - 1), now)).toBe('hace 23 horas');
    expect(relativeDate(ago(DAY), now)).toBe('ayer');
    expect(relativeDate(ago(30 * DAY), now)).toBe('hace 30 días');
    expect(relativeDate(ago(30 * DAY + 1), now)).toBe('16 de mayo de 2026');
  });

  it('counts a moment to come as now, and knows none', () => {
    expect(relativeDate(ago(-HOUR), now)).toBe('ahora');
    expect(relativeDate(null, now)).toBe('Fecha desconocida');
  });
});

describe('the level of participation', () => {
  it('begins at its points', () => {
    expect([0, 49, 50, 149, 150, 499, 500, 999, 1000].map(participationOf)).toEqual([
      'Principiante',
      'Principiante',
      'Activo',
      'Activo',
      'Frecuente',
      'Frecuente',
      'Experto',
      'Experto',
      'Maestro',
    ]);
    expect(participationOf(-3)).toBe('Principiante');
  });

  it('says what is missing to the next, and nothing at the last', () => {
    expect(nextParticipation(100)).toEqual({ level: 'Frecuente', missing: 50, progress: 0.5 });
    expect(nextParticipation(-10)).toEqual({ level: 'Activo', missing: 60, progress: 0 });
    expect(nextParticipation(1000)).toBeNull();
  });
});
