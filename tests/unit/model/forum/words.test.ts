import { describe, expect, it } from 'vitest';
import { FORUM_EXCERPT } from '@/model/forum/excerpt';
import { tagQuery } from '@/model/forum/list-filters';
import { forumQuery, indexKeys, indexText, parseEntry, relevance, snippet } from '@/model/forum/words';
import { textMatches } from '@/model/shared/text/search-text';

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
    expect(indexKeys('El Ñandú y el **oasis**')).toEqual(['nan', 'nand', 'nandu', 'oas', 'oasi', 'oasis']);
  });

  it('tells those of a title and of tags from the others, and each tag as a whole', () => {
    expect(indexKeys('sol', { titulo: 'El mar', tags: ['1 Nefi'] })).toEqual([
      '#1 nefi',
      '^mar',
      '^nef',
      '^nefi',
      'mar',
      'nef',
      'nefi',
      'sol',
    ]);
  });

  it('fits what the rules take, the title first', () => {
    const many = Array.from({ length: 3_000 }, (_, n) => `palabra${n}`).join(' ');
    const keys = indexKeys(many, { titulo: 'Título', tags: [] });
    expect(keys.slice(4, 8)).toEqual(['tit', 'titu', 'titul', 'titulo']);
    expect(keys.length).toBeLessThanOrEqual(1_000);
    expect(keys.join('').length).toBeLessThanOrEqual(12_000);
    expect(indexText('x'.repeat(6_000))).toHaveLength(5_000);
  });

  it('ends with the tags of a topic, however long its content', () => {
    expect(indexText('**Hola**', ['nahom', 'libro de mormón'])).toBe('**Hola** #nahom #libro de mormón');
    expect(parseEntry({ texto: '**Hola** #nahom' }).texto).toBe('Hola #nahom');
    expect(indexText(`${'x'.repeat(4_999)}👍`)).toBe('x'.repeat(4_999));
    const long = indexText('x'.repeat(6_000), ['nahom']);
    expect(long).toHaveLength(5_000);
    expect(long.endsWith('x #nahom')).toBe(true);
  });
});

describe('what is found', () => {
  it('has every word, accents and case aside, and ñ only where it was typed', () => {
    expect(textMatches('La inscripción de Nahom', ['nahom', 'inscripcion'])).toBe(true);
    expect(textMatches('La inscripción', ['nahom', 'inscripcion'])).toBe(false);
    expect(textMatches('cabaña', ['cabana'])).toBe(true);
    expect(textMatches('cabana', ['cabaña'])).toBe(false);
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
    const topic = (titulo: string, contenido: string, tags: string[] = []) => {
      const palabras = indexKeys(contenido, { titulo, tags });
      return relevance({ kind: 'tema', titulo, texto: indexText(contenido, tags), palabras }, ['nahom']);
    };
    const inText = topic('Otro', 'nahom '.repeat(9));
    expect(inText).toBe(5);
    expect(topic('Nahom', '')).toBeGreaterThan(topic('Otro', '', ['nahom']));
    expect(topic('Otro', '', ['nahom'])).toBeGreaterThan(inText);
  });

  it('does not take a topic for more because of keys that its title and tags do not have', () => {
    const palabras = indexKeys('', { titulo: 'Nahom', tags: ['nahom'] });
    expect(relevance({ kind: 'tema', titulo: 'Otro', texto: 'nahom', palabras }, ['nahom'])).toBe(1);
  });

  it('does not take a reply for more because of the title of its topic', () => {
    const reply = {
      kind: 'respuesta',
      titulo: 'Nahom',
      texto: 'nahom',
      palabras: indexKeys('nahom'),
    } as const;
    expect(relevance(reply, ['nahom'])).toBe(1);
  });

  it('can be asked by a tag of two characters and more, as a whole', () => {
    expect(['nahom', '1 nefi', 'ai'].map(tagQuery)).toEqual(['#nahom', '#1 nefi', '#ai']);
    expect(['1', '::'].map(tagQuery)).toEqual([null, null]);
    expect(forumQuery('#Epigrafía del sur')).toMatchObject({ key: '#epigrafia del sur', headKey: null });
  });
});
