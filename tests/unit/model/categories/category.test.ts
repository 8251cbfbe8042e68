import { describe, expect, it } from 'vitest';
import { badgeCategory } from '@/model/categories/category';

describe('the category on a card', () => {
  it('is the first of its article, or General', () => {
    expect(badgeCategory(['Historia', 'Método'])).toBe('Historia');
    expect(badgeCategory([])).toBe('General');
  });

  it('is the one whose list the card stands in, as its article writes it', () => {
    expect(badgeCategory(['Historia', 'Método'], ' metodo ')).toBe('Método');
    expect(badgeCategory(['Historia', 'Método'], 'Geografía')).toBe('Historia');
    expect(badgeCategory([], 'Historia')).toBe('General');
  });
});
