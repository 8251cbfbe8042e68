import { describe, expect, it } from 'vitest';
import { FORUM_EXCERPT } from '@/model/forum/limits';
import { isSearchable } from '@/model/forum/tag-search';
import { forumQuery, indexKeys, indexText, matchesAll, relevance, snippet } from '@/model/forum/words';

describe('what the index is asked for', () => {
  it('is the longest word of a query of three characters and more', () => {
    expect(forumQuery('ab')).toBeNull();
    expect(forumQuery('  ab  ')).toBeNull();
    expect(forumQuery('de la')).toBeNull();
    expect(forumQuery('altares de Marib')).toMatchObject({ key: 'altares' });
    expect(forumQuery('Inscripción')).toMatchObject({ words: ['inscripcion'], key: 'inscripcion' });
    expect(forumQuery('ñandú')).toMatchObject({ words: ['ñandu'], key: 'nandu' });
    expect(forumQuery('antidisestablecimientarianismo')).toMatchObject({ key: 'antidisestab' });
  });
});

describe('what the index keeps', () => {
  it('is the words and their beginnings of three letters and more, without markup', () => {
    expect(indexKeys('El Ñandú', '**oasis** de _Nahom_')).toEqual([
      'nan',
      'nand',
      'nandu',
      'oas',
      'oasi',
      'oasis',
      'nah',
      'naho',
      'nahom',
    ]);
  });

  it('fits what the rules take, the title first', () => {
    const many = Array.from({ length: 3_000 }, (_, n) => `palabra${n}`).join(' ');
    const keys = indexKeys('Título', many);
    expect(keys.slice(0, 4)).toEqual(['tit', 'titu', 'titul', 'titulo']);
    expect(keys.length).toBeLessThanOrEqual(1_000);
    expect(keys.join('').length).toBeLessThanOrEqual(12_000);
    expect(indexText('x'.repeat(6_000))).toHaveLength(5_000);
  });

  it('ends with the tags of a topic, however long its content', () => {
    expect(indexText('**Hola**', ['nahom', 'libro de mormón'])).toBe('Hola #nahom #libro de mormón');
    expect(indexText('', ['nahom'])).toBe('#nahom');
    const long = indexText('x'.repeat(6_000), ['nahom']);
    expect(long).toHaveLength(5_000);
    expect(long.endsWith('… #nahom')).toBe(true);
  });
});

describe('what is found', () => {
  it('has every word, accents and case aside, and ñ only where it was typed', () => {
    expect(matchesAll('La inscripción de Nahom', ['nahom', 'inscripcion'])).toBe(true);
    expect(matchesAll('La inscripción', ['nahom', 'inscripcion'])).toBe(false);
    expect(matchesAll('cabaña', ['cabana'])).toBe(true);
    expect(matchesAll('cabana', ['cabaña'])).toBe(false);
  });

  it('is shown by 200 characters around the first match', () => {
    const text = `${'antes '.repeat(60)}Nahom ${'después '.repeat(60)}`;
    const shown = snippet(text, ['nahom']);
    expect(shown).toContain('Nahom');
    expect(shown.startsWith('…')).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(FORUM_EXCERPT.snippet + 2);
    expect(snippet('Corto', ['nahom'])).toBe('Corto');
  });

  it('counts a match in the title most', () => {
    const inTitle = relevance({ titulo: 'Nahom', texto: '' }, ['nahom']);
    const inText = relevance({ titulo: 'Otro', texto: 'nahom '.repeat(9) }, ['nahom']);
    expect(inTitle).toBeGreaterThan(inText);
    expect(inText).toBe(5);
  });

  it('can be asked by a tag with a word of three letters', () => {
    expect(['nahom', '1 nefi', 'año'].map(isSearchable)).toEqual([true, true, true]);
    expect(['ai', 'de la', '1'].map(isSearchable)).toEqual([false, false, false]);
  });
});
