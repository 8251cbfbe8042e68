import { describe, expect, test } from 'vitest';
import { type Piece, passageId, splitAllPassages, splitPassages } from '@/model/passages';

const said = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.type === 'text' ? piece.text : `${piece.text} = ${passageId(piece.passage)}`));

describe('a text in pieces', () => {
  test('has its passages between the rest', () => {
    expect(said(splitPassages('En 1 Nefi 16:34; 17:1 está.'))).toEqual([
      'En ',
      '1 Nefi 16:34 = 1-ne/16/34',
      '; ',
      '17:1 = 1-ne/17/1',
      ' está.',
    ]);
  });

  test('is one piece where no passage is named, and none where it is empty', () => {
    expect(splitPassages('Alma vino.')).toEqual([{ type: 'text', text: 'Alma vino.' }]);
    expect(splitPassages('')).toEqual([]);
  });

  test('has no empty pieces', () => {
    expect(said(splitPassages('Alma 36'))).toEqual(['Alma 36 = alma/36']);
  });
});

describe('the texts of a document in pieces', () => {
  test('are read by what the texts before named', () => {
    expect(splitAllPassages(['Véase 1 Nefi 16.', 'Nada aquí.', 'El v. 34']).map(said)).toEqual([
      ['Véase ', '1 Nefi 16 = 1-ne/16', '.'],
      ['Nada aquí.'],
      ['El ', 'v. 34 = 1-ne/16/34'],
    ]);
  });

  test('are read by the book that a text before named', () => {
    expect(splitAllPassages(['En 3 Nefi hay más:', 'en el ', 'cap. 11', '.']).map(said)).toEqual([
      ['En 3 Nefi hay más:'],
      ['en el '],
      ['cap. 11 = 3-ne/11'],
      ['.'],
    ]);
  });

  test('keep their ticks and their ends apart', () => {
    expect(splitAllPassages(['un ` suelto', 'Alma 36', '', 'otro ` y Alma', '37']).map(said)).toEqual([
      ['un ` suelto'],
      ['Alma 36 = alma/36'],
      [],
      ['otro ` y Alma'],
      ['37'],
    ]);
  });
});
