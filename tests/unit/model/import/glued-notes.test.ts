import { expect, it } from 'vitest';
import { gluedNotes } from '@/model/import/glued-notes';

it.each([
  ['two that count up', 'Es inquietante1. Y lo vio Nefi antes2, según dicen.', ['inquietante1', 'antes2']],
  ['one, with its note', 'Es inquietante1.\n\n\\[1] Lehi, p. 3', ['inquietante1']],
  ['one without a note', 'La nave Apolo11 y el mp3 de la clase1 y nada más.', []],
  ['numbers that do not count up', 'Los vuelos Apolo11 y Apolo12.', []],
  ['addresses and code', '[a](https://a.org/parte1) y https://a.org/parte2 `parte1 parte2`', []],
])('words with the numbers of lost notes: %s', (_what, markdown, expected) => {
  expect(gluedNotes(markdown)).toEqual(expected);
});
