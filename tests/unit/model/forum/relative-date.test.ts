import { describe, expect, it } from 'vitest';
import { relativeDate } from '@/model/forum/relative-date';
import { inZone } from '../../support/zone';

const NOW = new Date('2026-03-20T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (age: number) => relativeDate(new Date(NOW.getTime() - age), NOW);

describe('a relative date', () => {
  it.each([
    [0, 'ahora'],
    [MINUTE - 1, 'ahora'],
    [MINUTE, 'hace 1 minuto'],
    [59 * MINUTE, 'hace 59 minutos'],
    [HOUR, 'hace 1 hora'],
    [23 * HOUR, 'hace 23 horas'],
    [DAY, 'ayer'],
    [2 * DAY, 'anteayer'],
    [3 * DAY, 'hace 3 días'],
    [30 * DAY, 'hace 30 días'],
  ])('says of %i ms: %s', (age, words) => {
    expect(ago(age)).toBe(words);
  });

  it('uses the words of Spanish that the browser would', () => {
    const browser = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
    for (const hours of [1, 2, 5]) expect(ago(hours * HOUR)).toBe(browser.format(-hours, 'hour'));
    for (const days of [1, 2, 3, 20]) expect(ago(days * DAY)).toBe(browser.format(-days, 'day'));
  });

  it('says yesterday of the calendar day before only', () => {
    const evening = new Date(2026, 2, 20, 20);
    expect(relativeDate(new Date(2026, 2, 19, 1), evening)).toBe('ayer');
    expect(relativeDate(new Date(2026, 2, 18, 23), evening)).toBe('anteayer');
    expect(relativeDate(new Date(2026, 2, 17, 21), evening)).toBe('hace 3 días');
  });

  it('counts the hours of a day of 25', () => {
    inZone('America/Santiago', () => {
      const late = new Date('2026-04-05T03:30:00Z');
      expect(relativeDate(new Date(late.getTime() - DAY), late)).toBe('hace 24 horas');
    });
  });

  it('is the full date after thirty days, and now for a moment to come', () => {
    expect(ago(30 * DAY + 1)).toBe('18 de febrero de 2026');
    expect(ago(-HOUR)).toBe('ahora');
  });

  it('says that a date is missing or unusable', () => {
    expect(relativeDate(null, NOW)).toBe('Fecha desconocida');
    expect(relativeDate(new Date('x'), NOW)).toBe('Fecha no disponible');
  });
});
