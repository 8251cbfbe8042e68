import { describe, expect, it } from 'vitest';
import { type CitedArticle, citeArticle, invertedName } from '@/model/articles/citing/article-citation';
import { citationTags } from '@/model/articles/citing/citation-tags';
import { anArticle } from '../fixtures';

const ARTICLE: CitedArticle = {
  titulo: 'Los altares de Marib',
  autor: 'Elena Rojas',
  fechaPublicacion: new Date('2024-03-12T23:30:00Z'),
  sitio: 'Evidencias',
  url: 'https://a.org/articulo/1',
};

describe('how an article is cited', () => {
  it.each([
    ['apa', 'Rojas, E. (2024, 12 de marzo). Los altares de Marib. Evidencias. https://a.org/articulo/1'],
    [
      'chicago',
      'Rojas, Elena. «Los altares de Marib». Evidencias, 12 de marzo de 2024. https://a.org/articulo/1.',
    ],
    [
      'bibtex',
      [
        '@misc{rojas-2024-los,',
        '  author = {Rojas, Elena},',
        '  title = {{Los altares de Marib}},',
        '  howpublished = {Evidencias},',
        '  year = {2024},',
        '  month = {3},',
        '  day = {12},',
        '  url = {https://a.org/articulo/1},',
        '  language = {spanish},',
        '}\n',
      ].join('\n'),
    ],
    [
      'ris',
      [
        'TY  - ELEC',
        'AU  - Rojas, Elena',
        'TI  - Los altares de Marib',
        'T2  - Evidencias',
        'PY  - 2024',
        'DA  - 2024/03/12/',
        'UR  - https://a.org/articulo/1',
        'LA  - es',
        'ER  - \r\n',
      ].join('\r\n'),
    ],
  ] as const)('in %s', (style, text) => {
    expect(citeArticle(style, ARTICLE)).toBe(text);
  });

  it('says that it has no date where it has none', () => {
    const undated = { ...ARTICLE, fechaPublicacion: null };
    expect(citeArticle('apa', undated)).toContain('(s. f.)');
    expect(citeArticle('ris', undated)).not.toContain('PY');
  });

  it('does not let a title break out of BibTeX', () => {
    expect(citeArticle('bibtex', { ...ARTICLE, titulo: 'a}, x={\\b & 50 %' })).toContain(
      'title = {{a\\}, x=\\{\\textbackslash{}b \\& 50 \\%}},',
    );
  });

  it('ends a title that is a question with its own sign', () => {
    expect(citeArticle('apa', { ...ARTICLE, titulo: '¿Dónde está Nahom?' })).toContain('Nahom? Evidencias');
  });

  it.each([
    ['Elena Rojas', 'Rojas, Elena'],
    ['Elena Rojas Fuentes', 'Rojas Fuentes, Elena'],
    ['José Luis García Márquez', 'García Márquez, José Luis'],
    ['Redacción', 'Redacción'],
    ['Rojas, Elena', 'Rojas, Elena'],
  ])('inverts %s', (name, inverted) => {
    expect(invertedName(name)).toBe(inverted);
  });
});

describe('what programs of bibliographies are told', () => {
  it('is the title, the author, the day, the language and the address; nothing that is empty', () => {
    const article = anArticle({
      titulo: 'A',
      autor: 'B',
      resumen: '',
      tags: [],
      fechaPublicacion: ARTICLE.fechaPublicacion,
    });
    expect(citationTags(article, { name: 'Sitio', url: 'https://a.org/x' })).toEqual([
      ['citation_title', 'A'],
      ['citation_author', 'B'],
      ['citation_publication_date', '2024/03/12'],
      ['citation_online_date', '2024/03/12'],
      ['citation_publisher', 'Sitio'],
      ['citation_language', 'es'],
      ['citation_public_url', 'https://a.org/x'],
      ['citation_fulltext_html_url', 'https://a.org/x'],
    ]);
  });
});
