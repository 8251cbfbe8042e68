import { describe, expect, it } from 'vitest';
import { importedMarkdown } from '@/model/html/html-to-markdown';

/** A paragraph of a list as Word writes it. */
const item = (mark: string, text: string, { list = 'l0', level = 1, tag = 'p' } = {}) =>
  `<${tag} class="MsoListParagraph" style="margin-left:36pt;text-indent:-18pt;mso-list:${list} level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${mark}<span style="font:7pt 'Times New Roman'">&nbsp;&nbsp;&nbsp;</span></span><![endif]>${text}</${tag}>`;
/** The same after an old editor took Word's own style away. */
const bullet = (text: string) =>
  `<div class="MsoListParagraphCxSpMiddle" style="text-indent: -18pt;"><span lang="ES" style="font-family: Symbol; mso-bidi-font-family: Symbol;">·<span style="font: 7pt 'Times New Roman';">&nbsp;&nbsp; </span></span><span lang="ES">${text}</span></div>`;

const CASES: [string, string, string][] = [
  ['a list that begins with three', item('3.', 'tres') + item('4.', 'cuatro'), '3.  tres\n4.  cuatro'],
  [
    'a list that goes on after a paragraph',
    `${item('1.', 'uno')}<p class="MsoNormal">Medio</p>${item('2.', 'dos')}${item('3.', 'tres')}`,
    '1.  uno\n\nMedio\n\n2.  dos\n3.  tres',
  ],
  [
    'numbered headings',
    `${item('1.', 'Geografía', { tag: 'h2' })}<p>a</p>${item('2.', 'Textos', { tag: 'h2' })}`,
    '## 1. Geografía\n\na\n\n## 2. Textos',
  ],
  [
    'numbers after bullets',
    item('·', 'bala') + item('1.', 'uno', { list: 'l1' }) + item('2.', 'dos', { list: 'l1' }),
    '-   bala\n\n1.  uno\n2.  dos',
  ],
  [
    'letters and Roman numbers, a level below and by themselves',
    item('1.', 'uno') +
      item('a.', 'a', { level: 2 }) +
      item('b.', 'b', { level: 2 }) +
      item('2.', 'dos') +
      item('iv)', 'cuatro', { list: 'l1' }),
    '1.  uno\n    1.  a\n    2.  b\n2.  dos\n\n4)  cuatro',
  ],
  [
    'bullets in the font of symbols',
    `<div class="MsoNormal">Tres lugares:</div>${bullet('Marib')}${bullet('Nahom')}<div class="MsoNormal">Fin</div>`,
    'Tres lugares:\n\n-   Marib\n-   Nahom\n\nFin',
  ],
  [
    'a sign of that font in a sentence, which is no bullet',
    '<p>El ángulo <span style="font-family: Symbol">·</span> es agudo</p>',
    'El ángulo · es agudo',
  ],
  [
    'quotations in the style of Word',
    '<p class="MsoNormal">Dice:</p><p class="Cita">Y aconteció</p><p class="MsoQuote">que yo</p><p>Fin</p><p class="MsoIntenseQuote">Otra</p>',
    'Dice:\n\n> Y aconteció\n>\n> que yo\n\nFin\n\n> Otra',
  ],
  [
    'notes of Google Docs',
    '<p>Texto<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Nota.</span></p></div>',
    'Texto[^1].\n\n---\n\n[^1]: Nota.',
  ],
  [
    'notes of Google Docs whose addresses an editor lost',
    '<p>Texto<sup><a href="https://www.blogger.com/blog/post/edit/1/2#" id="ftnt_ref1">[1]</a></sup></p><p><a href="https://www.blogger.com/blog/post/edit/1/2#" id="ftnt1">[1]</a> Nota.</p>',
    'Texto[^1]\n\n[^1]: Nota.',
  ],
  [
    'links that Google put itself before',
    '<p><a href="https://www.google.com/url?q=https://ejemplo.org/a%3Fb%3Dc&amp;sa=D&amp;ust=1">a</a> <a href="https://www.google.com.mx/url?sa=t&amp;url=http%3A%2F%2Fejemplo.org%2F">b</a> <a href="https://www.google.com/url?q=javascript:x">c</a></p>',
    '[a](https://ejemplo.org/a?b=c) [b](http://ejemplo.org/) [c](https://www.google.com/url?q=javascript:x)',
  ],
  [
    "a picture that leads to a wiki's page about it",
    '<a href="https://es.wikipedia.org/wiki/Archivo:Marib.jpg"><img src="https://upload.wikimedia.org/220px-Marib.jpg"></a>',
    '[![](https://upload.wikimedia.org/220px-Marib.jpg)](https://es.wikipedia.org/wiki/Archivo:Marib.jpg)',
  ],
];

describe('what Word and Google Docs write', () => {
  it.each(CASES)('%s', (_name, html, markdown) => {
    expect(importedMarkdown(html)).toBe(markdown);
  });
});
