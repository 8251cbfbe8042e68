import { describe, expect, it } from 'vitest';
import { listNames, referencePieces, referenceText, shortName } from '@/model/sources/reference';
import { EMPTY_SOURCE } from '@/model/sources/source';
import { aSource } from '../fixtures';

describe('a reference', () => {
  it('of an article in a journal names the journal in italics', () => {
    expect(referenceText(aSource())).toBe(
      'Welch, J. W. (1969). Chiasmus in the Book of Mormon. BYU Studies 10 (1), 69–84.',
    );
    expect(referencePieces(aSource()).filter(({ italic }) => italic)).toEqual([
      { text: 'BYU Studies 10 (1)', italic: true },
    ]);
  });

  it('of a book has its title in italics, and its publisher', () => {
    const book = aSource({
      tipo: 'libro',
      titulo: 'Lehi in the Desert',
      publicadoEn: 'Bookcraft',
      paginas: '',
    });
    expect(referenceText(book)).toBe('Welch, J. W. (1969). Lehi in the Desert. Bookcraft.');
    expect(referencePieces(book)[1]).toEqual({ text: 'Lehi in the Desert.', italic: true });
  });

  it('of a chapter says in what book', () => {
    const chapter = aSource({ tipo: 'capitulo', titulo: '¿Dónde?', publicadoEn: 'Antología' });
    expect(referenceText(chapter)).toBe('Welch, J. W. (1969). ¿Dónde? En Antología, pp. 69–84.');
  });

  it('begins with the title where nobody signs it, and says that it has no date', () => {
    const page = { ...EMPTY_SOURCE, clave: 'a', tipo: 'web' as const, titulo: 'Una página' };
    expect(referenceText(page)).toBe('Una página. (s. f.).');
  });
});

describe('names', () => {
  it.each([
    ['Welch, John W.', 'Welch, J. W.'],
    ['García Márquez, José-Luis', 'García Márquez, J. L.'],
    ['Ricks, Stephen D. (eds.)', 'Ricks, S. D. (eds.)'],
    ['FARMS', 'FARMS'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it.each([
    [['Ana'], 'Ana'],
    [['Ana', 'Luis'], 'Ana y Luis'],
    [['Ana', 'Luis', 'Inés'], 'Ana, Luis e Inés'],
    [[], ''],
  ])('are joined as Spanish does (%#)', (names, line) => {
    expect(listNames(names)).toBe(line);
  });
});
