import { describe, expect, it } from 'vitest';
import { cleanSource } from '@/model/sources/clean-source';
import { EMPTY_SOURCE, SOURCE_LIMITS } from '@/model/sources/source';
import { encodeSources, parseSources } from '@/model/sources/stored-sources';
import { aSource } from '../fixtures';

describe('sources as one text', () => {
  it('come back as they went', () => {
    const sources = [
      aSource(),
      aSource({ clave: 'nibley-1952', doi: '10.2307/3260186', enlace: 'https://a.org/x' }),
    ];
    expect(parseSources(encodeSources(sources))).toEqual(sources);
  });

  it('are nothing where there are none', () => {
    expect(encodeSources([])).toBe('');
    expect(parseSources('')).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no JSON', '[{"clave":'],
    ['an object', '{"clave":"a"}'],
    ['a number', 7],
    ['nothing', undefined],
    ['records that are texts', '["a", null, 3]'],
  ])('are none of %s', (_, stored) => {
    expect(parseSources(stored)).toEqual([]);
  });

  it('lose half a character, of which no address can be made', () => {
    const stored = '[{"clave":"a","titulo":"A\\ud800B","doi":"10.1234/\\ud800"}]';
    const [source] = parseSources(stored);
    expect(source).toMatchObject({ titulo: 'A B', doi: '' });
    expect(() => encodeURIComponent(JSON.stringify(source))).not.toThrow();
  });

  it('keep three marks on a letter, and not what would cover other lines', () => {
    const [source] = parseSources(JSON.stringify([{ clave: 'a', titulo: `Z${'\u0301\u0322'.repeat(9)}x` }]));
    expect(source?.titulo).toBe('Z\u0301\u0322\u0301x');
  });

  it('lose what makes no sense, field by field', () => {
    const stored = [
      {
        clave: 'a',
        tipo: 'revista',
        autores: 'Welch',
        anio: 1969,
        titulo: ['x'],
        enlace: 'javascript:alert(1)',
      },
      { clave: 'b', titulo: 'B', copia: 'ftp://a.org', consultado: '2026-02-30', doi: 'no', nota: 'x' },
      { clave: 'A b', titulo: 'sin clave' },
      { clave: 'a', titulo: 'repetida' },
    ];
    expect(parseSources(JSON.stringify(stored))).toEqual([
      { ...EMPTY_SOURCE, clave: 'a', tipo: 'otro' },
      { ...EMPTY_SOURCE, clave: 'b', tipo: 'otro', titulo: 'B' },
    ]);
  });

  it('are as many as an article may have, each text as long as it may be', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ clave: `f${n}`, titulo: 'x'.repeat(2000) }));
    const read = parseSources(JSON.stringify(many));
    expect(read).toHaveLength(SOURCE_LIMITS.fuentes);
    expect(read[0]?.titulo).toHaveLength(500);
  });

  it('lose what turns the direction of writing', () => {
    expect(parseSources('[{"clave":"a","titulo":"\u202Eoluc"}]')[0]?.titulo).toBe('oluc');
  });
});

describe('a source that is typed', () => {
  it('is one line in every field, with a bare DOI and no empty authors', () => {
    const typed = aSource({
      titulo: ' Uno\nDos ',
      autores: ['Welch, John W.', ' '],
      doi: 'https://doi.org/10.1/x',
    });
    expect(cleanSource(typed)).toMatchObject({
      titulo: 'Uno Dos',
      autores: ['Welch, John W.'],
      doi: '10.1/x',
    });
  });
});
