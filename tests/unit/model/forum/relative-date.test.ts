import { describe, expect, it } from 'vitest';
import { relativeDate } from '@/model/forum/relative-date';

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

  it('is the full date after thirty days, and now for a moment to come', () => {
    expect(ago(30 * DAY + 1)).toBe('18 de febrero de 2026');
    expect(ago(-HOUR)).toBe('ahora');
  });

  it('says that a date is missing or unusable', () => {
    expect(relativeDate(null, NOW)).toBe('Fecha desconocida');
    expect(relativeDate(new Date('x'), NOW)).toBe('Fecha no disponible');
  });
});
