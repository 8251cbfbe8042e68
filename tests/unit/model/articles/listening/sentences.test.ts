import { describe, expect, it } from 'vitest';
import { LONGEST_SPOKEN, roughSentencesOf, sentencesOf } from '@/model/articles/listening/sentences';

const cut = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

describe('the sentences of a paragraph', () => {
  it.each<[string, string[]]>([
    ['Uno. Dos.', ['Uno.', 'Dos.']],
    ['¿Qué pasó? ¡Nada! Fin.', ['¿Qué pasó?', '¡Nada!', 'Fin.']],
    [
      'Salieron en 600 a. C. de Jerusalén. Luego cruzaron.',
      ['Salieron en 600 a. C. de Jerusalén.', 'Luego cruzaron.'],
    ],
    ['Lo dice 1 Ne. 16:34. Luego sigue.', ['Lo dice 1 Ne. 16:34.', 'Luego sigue.']],
    ['El Dr. Pérez habló. Nadie más.', ['El Dr. Pérez habló.', 'Nadie más.']],
    ['J. R. Smith lo halló. Es así.', ['J. R. Smith lo halló.', 'Es así.']],
    ['Véase la p. 12. Ahí está.', ['Véase la p. 12.', 'Ahí está.']],
    ['sin punto', ['sin punto']],
  ])('of «%s»', (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  it('are none where nothing can be said', () => {
    expect(sentencesOf(' — … ')).toEqual([]);
    expect(sentencesOf('')).toEqual([]);
  });

  it('are short enough to be said at once, parted at signs where there are some', () => {
    const long = `${'una frase que sigue y sigue, '.repeat(20)}y termina.`;
    const parts = cut(long);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(LONGEST_SPOKEN);
    for (const part of parts.slice(0, -1)) expect(part.endsWith(',')).toBe(true);
    expect(parts.join(' ')).toBe(long);
  });

  it('part one word that is longer than the limit', () => {
    const word = 'a'.repeat(3 * LONGEST_SPOKEN);
    expect(cut(word).join('')).toBe(word);
  });

  it('never cut what is to stay whole', () => {
    const text = 'Lo dice. Y. Nada más.';
    const whole = { start: 3, end: 11 };
    expect(sentencesOf(text, [whole]).some(({ start }) => start > whole.start && start < whole.end)).toBe(
      false,
    );
  });

  it('are found without the help of the browser too', () => {
    const text = 'Salieron en 600 a. C. de Jerusalén. «¿Y luego?» Nada.';
    expect(roughSentencesOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Salieron en 600 a. C. de Jerusalén.',
      '«¿Y luego?»',
      'Nada.',
    ]);
  });
});
