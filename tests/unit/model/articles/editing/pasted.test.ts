import { describe, expect, it } from 'vitest';
import { readPasted } from '@/model/articles/editing/pasted-page';
import { hasStructure, insertPasted, isInCode } from '@/model/shared/markdown/markdown-editing';

function ids() {
  const given: string[] = [];
  return () => `id-${given.push('')}`;
}

describe('what is pasted', () => {
  it.each([
    ['Word', '<html><body><!--StartFragment--><p class=MsoNormal>Uno <b>dos</b></p><!--EndFragment-->', true],
    ['Google Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><span>x</span></b>', true],
    ['a link of a page', '<meta charset="utf-8"><a href="https://a.example">x</a>', true],
    ['plain words of a page', '<meta charset="utf-8"><span style="color:red">solo palabras</span>', false],
    [
      'an editor of code',
      '<div style="color:#ccc;font-family: Consolas, monospace;white-space: pre;"><div><b>#</b> x</div></div>',
      false,
    ],
    ['nothing', '', false],
  ])('from %s has structure: %#', (_, html, expected) => {
    expect(hasStructure(html)).toBe(expected);
  });

  it('keeps its structure, and its pictures as markers', () => {
    const page = readPasted(
      '<h2>Título</h2><p>Uno <b>dos</b></p><ul><li>a</li></ul><img alt="Mapa [1]" src="https://a.example/x.png" title="El &quot;altar&quot;"><img src="data:image/png;base64,AAAA"><img src="file:///C:/x.png">',
      ids(),
    );
    expect(page?.markdown).toBe(
      '## Título\n\nUno **dos**\n\n-   a\n\n![Subiendo Mapa 1…](subiendo:id-1)![Subiendo ……](subiendo:id-2)![Subiendo ……](subiendo:id-3)',
    );
    expect(page?.pictures).toEqual([
      { id: 'id-1', source: 'https://a.example/x.png', alt: 'Mapa [1]', caption: 'El "altar"' },
      { id: 'id-2', source: 'data:image/png;base64,AAAA', alt: '', caption: '' },
      { id: 'id-3', source: 'file:///C:/x.png', alt: '', caption: '' },
    ]);
  });

  it.each([
    [
      'a figure',
      '<figure><img alt="Mapa" src="SRC"><figcaption>El <b>altar</b> de Marib</figcaption></figure>',
    ],
    [
      'a table of Blogger',
      '<table class="tr-caption-container"><tbody><tr><td><a href="https://a.example/s1600/x.png"><img alt="Mapa" src="SRC"></a></td></tr>' +
        '<tr><td class="tr-caption">El altar de Marib</td></tr></tbody></table>',
    ],
  ])('keeps the words below a picture: %s', (_, html) => {
    for (const source of ['https://a.example/x.png', 'data:image/png;base64,AAAA', 'file:///C:/x.png']) {
      const page = readPasted(`<p>Uno</p>${html.replace('SRC', source)}<p>Dos</p>`, ids());
      expect(page?.markdown).toBe('Uno\n\n![Subiendo Mapa…](subiendo:id-1)\n\nDos');
      expect(page?.pictures).toEqual([{ id: 'id-1', source, alt: 'Mapa', caption: 'El altar de Marib' }]);
    }
  });

  it('goes into the line as a piece of one, and else between paragraphs', () => {
    const selected = { text: 'Antes después', start: 6, end: 6 };
    expect(insertPasted(selected, '**x** ')).toMatchObject({ insert: '**x** ', start: 12 });
    expect(insertPasted(selected, '## Título').insert).toBe('\n\n## Título\n\n');
  });

  it('in a block of code is itself', () => {
    expect(isInCode('Uno\n```\ncódigo', 9)).toBe(true);
    expect(isInCode('Uno\n```\ncódigo\n```\nfin', 20)).toBe(false);
  });
});
