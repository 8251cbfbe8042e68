import { describe, expect, it } from 'vitest';
import { readReferences } from '@/model/sources/pasted-references';
import { sourceProblems } from '@/model/sources/source-problems';
import { aSource } from '../fixtures';

const BIBTEX = String.raw`@article{welch1969,
  author = {Welch, John W. and N{\'u}{\~n}ez, Jos{\'e}},
  title = {Chiasmus in the {Book of Mormon}},
  journal = {BYU Studies}, volume = {10}, number = {1}, pages = {69--84}, year = 1969,
  url = {https://byustudies.byu.edu/x}, doi = {https://doi.org/10.2307/3260186}
}
@incollection{goff, author = {Alan Goff}, title = {Mourning at Nahom}, booktitle = {Rediscovering the Book of Mormon},
  editor = {Sorenson, John L. and Thorne, Melvin J.}, publisher = {FARMS}, address = {Provo}, year = {1991}, pages = {92-99} }
@book{farms, editor = {{FARMS}}, title = {A \& B}, year = {2001}}`;

const RIS = [
  'TY  - BOOK',
  'AU  - Nibley, Hugh',
  'TI  - Lehi in the Desert',
  'PB  - Bookcraft',
  'CY  - Salt Lake City',
  'PY  - 1952',
  'ER  - ',
].join('\r\n');

const CSL = JSON.stringify({
  type: 'article-journal',
  title: 'A title with <i>marks</i>',
  author: [{ family: 'Brown', given: 'S. Kent' }],
  'container-title': 'JBMS',
  volume: '8',
  issue: 1,
  issued: { 'date-parts': [[1999, 3]] },
  accessed: { 'date-parts': [[2026, 11, 6]] },
  URL: 'javascript:alert(1)',
  DOI: '10.5406/jbookmormstud.8.1.0066',
});

describe('references that are pasted', () => {
  it('are read from BibTeX, with its accents and names', () => {
    const { fuentes } = readReferences(BIBTEX, []);
    expect(fuentes).toMatchObject([
      {
        clave: 'welch-1969',
        tipo: 'articulo',
        autores: ['Welch, John W.', 'Núñez, José'],
        anio: '1969',
        titulo: 'Chiasmus in the Book of Mormon',
        publicadoEn: 'BYU Studies 10/1',
        paginas: '69–84',
        enlace: 'https://byustudies.byu.edu/x',
        doi: '10.2307/3260186',
      },
      {
        clave: 'goff-1991',
        tipo: 'capitulo',
        publicadoEn:
          'Sorenson, John L. y Thorne, Melvin J. (eds.), Rediscovering the Book of Mormon (Provo: FARMS)',
        paginas: '92–99',
      },
      { clave: 'farms-2001', tipo: 'libro', autores: ['FARMS (ed.)'], titulo: 'A & B' },
    ]);
    for (const source of fuentes) expect(sourceProblems(source)).toEqual({});
  });

  it('are read from RIS', () => {
    expect(readReferences(RIS, []).fuentes).toMatchObject([
      {
        clave: 'nibley-1952',
        tipo: 'libro',
        autores: ['Nibley, Hugh'],
        titulo: 'Lehi in the Desert',
        publicadoEn: 'Salt Lake City: Bookcraft',
      },
    ]);
  });

  it('are read from CSL-JSON, without marks and what leads nowhere', () => {
    const [source] = readReferences(CSL, []).fuentes;
    expect(source).toMatchObject({
      titulo: 'A title with marks',
      publicadoEn: 'JBMS 8/1',
      consultado: '2026-11-06',
      enlace: '',
      doi: '10.5406/jbookmormstud.8.1.0066',
    });
  });

  it.each(['constructor', '__proto__', 'patent', ''])(
    'are of no kind of ours where theirs is «%s»',
    (type) => {
      const pasted = JSON.stringify({ type, title: 'A title' });
      expect(readReferences(pasted, []).fuentes).toMatchObject([{ tipo: 'otro', titulo: 'A title' }]);
    },
  );

  it('are taken once, and get keys that are free', () => {
    const known = aSource({ clave: 'nibley-1952', titulo: 'Otra obra', anio: '1952' });
    const twice = readReferences(`${RIS}\r\n${RIS}`, [known, aSource({ titulo: 'Algo', clave: 'algo' })]);
    expect(twice.fuentes.map(({ clave }) => clave)).toEqual(['nibley-1952-2']);
    expect(twice.repeated).toBe(1);
  });

  it.each([
    ['a broken entry', '@article{x'],
    ['words', 'Nibley, Hugh. Lehi in the Desert.'],
    ['an address', 'https://doi.org/10.2307/3260186'],
    ['broken JSON', '{"title":'],
    ['nothing', ''],
  ])('are refused as a whole where they are %s', (_, text) => {
    expect(() => readReferences(text, [])).toThrow();
  });
});
