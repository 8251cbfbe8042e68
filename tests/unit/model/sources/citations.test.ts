import { describe, expect, it } from 'vitest';
import { citationGaps, citedSources, namedIn, proposedKey } from '@/model/sources/citations';
import { sourceProblems } from '@/model/sources/source-problems';
import { aSource } from '../fixtures';

const A = aSource({ clave: 'a' });
const B = aSource({ clave: 'b' });
const C = aSource({ clave: 'c' });

describe('the notes of a text', () => {
  it('are found where it is read, not in code', () => {
    const text = 'Uno[^b] y `[^x]`.\n\n```\n[^y]\n```\n\nDos[^a][^b], y \\[^c\\].';
    expect(namedIn(text)).toEqual(['b', 'a', 'b', 'c']);
  });

  it('are found before a colon too, which makes a footnote only where it begins a line', () => {
    expect(namedIn('Uno[^b]: dos.\n\n[^x]: Tres[^a].')).toEqual(['b', 'a']);
  });

  it('are found between runs of backticks of other lengths, which end no code', () => {
    expect(namedIn('``[^x] ` [^x]`` [^a] ` [^b] ``')).toEqual(['a', 'b']);
  });

  it('number the sources by the first of each, then those that none names', () => {
    const cited = citedSources('Uno[^b]. Dos[^a][^b].', [A, B, C]);
    expect(cited.map(({ source, number, times }) => [source.clave, number, times])).toEqual([
      ['b', 1, 2],
      ['a', 2, 1],
      ['c', 3, 0],
    ]);
  });

  it('tell which sources are missing and which are unused, without footnotes of its own', () => {
    const text = 'Uno[^a], dos[^1], tres[^z].\n\n[^1]: Una nota.';
    expect(citationGaps(text, [A, B])).toEqual({ missing: ['z'], unused: ['b'] });
  });

  it('of very many brackets are found in a moment', () => {
    const started = performance.now();
    namedIn('[^'.repeat(200_000));
    namedIn('`'.repeat(2000).concat(' ').repeat(100));
    namedIn(`[^a]${'`'.repeat(200_000)}${'a'.repeat(199_000)}`);
    const runs = Array.from({ length: 800 }, (_, n) => `${'`'.repeat(n + 1)} x`).join(' ');
    namedIn(`[^a]${runs}`);
    citedSources('[^a]'.repeat(100_000), [A, B]);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a key that a source gets', () => {
  it.each([
    [aSource(), [], 'welch-1969'],
    [aSource(), ['welch-1969', 'welch-1969-2'], 'welch-1969-3'],
    [aSource({ autores: ['Núñez Pérez, Ana'], anio: 'ca. 1830' }), [], 'nunez-1830'],
    [aSource({ autores: [], anio: '' }), [], 'chiasmus-in'],
    [aSource({ autores: ['王'], anio: '', titulo: '王' }), [], 'fuente'],
  ] as const)('is readable and free (%#)', (source, taken, key) => {
    expect(proposedKey(source, taken)).toBe(key);
    expect(sourceProblems({ ...source, clave: key, titulo: 'x' }, taken)).toEqual({});
  });
});

describe('what is wrong with a source', () => {
  it('is nothing where it has a key and a title', () => {
    expect(sourceProblems(aSource())).toEqual({});
  });

  it.each([
    ['clave', { clave: 'Con espacio' }],
    ['clave', { clave: '' }],
    ['titulo', { titulo: '' }],
    ['titulo', { titulo: 'x'.repeat(501) }],
    ['autores', { autores: ['x'.repeat(121)] }],
    ['autores', { autores: Array.from({ length: 21 }, () => 'x') }],
    ['enlace', { enlace: 'javascript:alert(1)' }],
    ['copia', { copia: 'web.archive.org' }],
    ['consultado', { consultado: '2026-13-01' }],
    ['doi', { doi: 'doi' }],
  ] as const)('is told of its %s (%#)', (field, change) => {
    expect(Object.keys(sourceProblems(aSource(change as object)))).toEqual([field]);
  });

  it('is a key that another source has', () => {
    expect(sourceProblems(aSource(), ['welch-1969']).clave).toContain('welch-1969');
  });
});
