import { describe, expect, it } from 'vitest';
import { plainComment } from '@/components/articles/plainComment';

describe('a comment as plain text', () => {
  it('keeps the line breaks of the old blog and loses its tags', () => {
    expect(plainComment('Hola<br />Ana<p>Gracias <b>mil</b></p>')).toBe('Hola\nAnaGracias mil');
  });

  it('leaves alone what only looks like a tag', () => {
    expect(plainComment('3 < 4 y 5 > 4')).toBe('3 < 4 y 5 > 4');
  });
});
