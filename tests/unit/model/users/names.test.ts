import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import { LOOKALIKES, NAME_LETTERS, nameProblem, STAFF_WORDS, skeletonOf } from '@/model/users/names';

/** The rules without the ends of lines between two parts of one text. */
const rules = readFileSync('firestore.rules', 'utf8').replace(/'\s*\+ '/g, '');

describe('a name', () => {
  it('is taken apart as firestore.rules take it', () => {
    const body = /function skeletonOf\(name\) \{([\s\S]*?)\}/.exec(rules)?.[1] ?? '';
    const steps = [...body.matchAll(/\.replace\('([^']*)', '([^']*)'\)/g)].map(([, seen, taken]) => [
      seen,
      taken,
    ]);
    expect(steps).toEqual(LOOKALIKES);
    expect(rules).toContain(`!skeleton.matches('${STAFF_WORDS}')`);
    expect(rules).toContain(`[ 0-9.,'’·_()&${NAME_LETTERS}-]`);
  });

  it('leaves of every letter that it may have one of a to z', () => {
    const allowed = new RegExp(`[${NAME_LETTERS}]`, 'u');
    const left = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code))
      .filter((letter) => allowed.test(letter))
      .filter((letter) => !/^[a-z]+$/.test(skeletonOf(letter)));
    expect(left).toEqual([]);
  });

  it.each([
    ['María José', 'mariajose'.replace('i', 'l')],
    ['Vivian  RNA', 'vlvlanma'],
    ['R0drig0 Pa1ma', 'rodrlgopalma'],
    ['Ł. Straße', 'lstrasse'],
  ])('%s is taken for %s', (name, skeleton) => expect(skeletonOf(name)).toBe(skeleton));

  it('says what is wrong with it', () => {
    expect(nameProblem(' \u200b ')).toBe('Por favor ingresa tu nombre');
    expect(nameProblem('x'.repeat(81))).toBe('El nombre no puede superar los 80 caracteres');
    expect(nameProblem('Мария')).toMatch(/letras latinas/);
    expect(nameProblem('2024')).toMatch(/letras latinas/);
    expect(nameProblem('Administrador')).toMatch(/alguien del equipo/);
    expect(nameProblem('Administrador', 'moderador')).toBeUndefined();
    expect(nameProblem('Jose\u0301 Mun\u0303oz')).toBeUndefined();
    // Names of people, which only begin or end as what the staff goes by does.
    for (const name of ['Modesta Vera', 'Ana Stafforini', 'Violeta Badminton', 'Oficialdegui Ruiz'])
      expect(nameProblem(name)).toBeUndefined();
  });
});

describe('what is written', () => {
  it.each([
    ['Jose\u0301', 'José'],
    [' Uno\r\ndos\ttres ', 'Uno dos tres'],
    ['a\u200bb\u202ec\u2066d\u00ade\ufeff', 'abcde'],
    ['a\u0000b', 'ab'],
    ['\u0301\u0302x', 'x'],
    ['Z\u0300\u0301\u0302\u0303\u0304a', 'Z\u0300\u0301\u0302a'],
    ['👨‍👩‍👧 a\u200db', '👨‍👩‍👧 ab'],
  ])('as one line: %j is stored as %j', (typed, stored) => expect(cleanLine(typed)).toBe(stored));

  it.each([
    ['Jose\u0301\r\nDos\rTres ', 'José\nDos\nTres'],
    ['a\u0000\u0007b\u202e\u2066c\td', 'abc\td'],
    ['👨‍👩‍👧 \u200fעברית', '👨‍👩‍👧 \u200fעברית'],
  ])('as a text: %j is stored as %j', (typed, stored) => expect(cleanText(typed)).toBe(stored));
});
