import { describe, expect, it } from 'vitest';
import { importedMarkdown } from '@/model/html/html-to-markdown';

const BASE = 'http://blog.example/2012/05/articulo.html';
const toMarkdown = (html: string) => importedMarkdown(html, BASE);

/** What an element of the old blog becomes: the title, the page, the markdown. */
const CASES: readonly (readonly [string, string, string])[] = [
  [
    'a table with paragraphs, breaks, lists and bars in its cells',
    '<table><tr><td><p>A</p><p>a</p></td><td>B|C</td></tr><tr><td>1<br>2</td><td><ul><li>x</li><li>| -</li></ul></td></tr></table>',
    '| A<br>a | B\\|C |\n| --- | --- |\n| 1<br>2 | • x<br>• \\| - |',
  ],
  [
    'a table whose cells reach over others, with a caption',
    '<table><caption>Pie</caption><tr><th rowspan=2>A</th><th colspan=2>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '*Pie*\n\n| A | B |  |\n| --- | --- | --- |\n|  | 1 | 2 |',
  ],
  [
    'a table that only laid out a page',
    '<table><tr><td><img src="http://a.example/x.jpg"></td><td><p>Texto</p><ul><li>uno</li></ul></td></tr></table>',
    '![](http://a.example/x.jpg)\n\nTexto\n\n-   uno',
  ],
  [
    'preformatted text without code',
    '<pre>  uno\n    dos\n<b>tres</b></pre>',
    '```\n  uno\n    dos\ntres\n```',
  ],
  ['preformatted text with breaks', '<pre class="brush: js">a<br>&nbsp;b</pre>', '```js\na\n b\n```'],
  [
    'signs that HTML wrote as entities',
    '<p>Usa &lt;nombre&gt; y &amp;copy; y 3 &lt; 4</p>',
    'Usa \\<nombre> y \\&copy; y 3 < 4',
  ],
  [
    'marks that touch letters and signs',
    '<p>foo<b>bar:</b>baz <b>«x»</b>y <i>a</i>b<b>(c)</b>d</p>',
    'foo**bar**:baz **«x**»y *a*b(**c**)d',
  ],
  [
    'marks in marks',
    '<p><em>a<strong>b.</strong></em>c <b>d</b><b>e</b><i>f</i></p>',
    '*a**b***.c **de***f*',
  ],
  [
    'marks that go on over spaces, and signs beside them',
    '<p><b>uno </b> <b>dos</b> <i>a_b</i>_c_ <b>d\\</b></p>',
    '**uno dos** *a_b*\\_c\\_ **d\\\\**',
  ],
  ['marks that cut each other', '<p><b>a <i>b</i></b><i> c</i></p>', '**a *b*** *c*'],
  ['marks around whole paragraphs', '<b><p>uno</p><p>dos</p></b>', '**uno**\n\n**dos**'],
  [
    'a picture with its caption in a table',
    '<table class="tr-caption-container"><tr><td><img src="http://b.example/y(1).jpg" alt="a\\"></td></tr><tr><td class="tr-caption">uno<br>dos\\</td></tr></table>',
    '![a\\\\](http://b.example/y%281%29.jpg "uno dos\\\\")',
  ],
  [
    'two pictures with one caption',
    '<table class="tr-caption-container"><tr><td><img src="http://b.example/1.jpg"><img src="http://b.example/2.jpg"></td></tr><tr><td class="tr-caption">los dos</td></tr></table>',
    '![](http://b.example/1.jpg)![](http://b.example/2.jpg)\n\nlos dos',
  ],
  [
    'signs at the beginning of a line',
    '<p>#</p><p>1) uno</p><p>2003. Año</p><p>+ a</p><p>uno<br>- dos</p>',
    '\\#\n\n1\\) uno\n\n2003\\. Año\n\n\\+ a\n\nuno  \n\\- dos',
  ],
  [
    'an address between the signs of a tag',
    '<p>Escribe a <juan@x.com> hoy</p>',
    'Escribe a \\<juan@x.com> hoy',
  ],
  [
    'footnotes of Word',
    '<p>Texto<a href="#_ftn1" name="_ftnref1">[1]</a>.</p><div><p><a href="#_ftnref1" name="_ftn1">[1]</a> 1 Nefi 3:7</p></div>',
    'Texto[^1].\n\n[^1]: 1 Nefi 3:7',
  ],
  [
    'footnotes by hand, on lines of their own',
    '<div>Uno<a href="#a1">(1)</a> y dos<a href="#a2">(2)</a><br><br><a name="a1"></a>(1) Primera<br><a name="a2"></a>(2) Segunda</div>',
    'Uno[^1] y dos[^2]\n\n[^1]: Primera\n\n[^2]: Segunda',
  ],
  [
    'footnotes in a list',
    '<p>Uno<sup><a href="#fn1" id="r1">1</a></sup>.</p><ol><li id="fn1"><p>Nota <a href="#r1">↩</a></p></li></ol>',
    'Uno[^1].\n\n[^1]: Nota',
  ],
  [
    'raised and lowered letters',
    '<p>10<sup>2</sup> H<sub>2</sub>O 1<sup>er</sup> 2<sup>a</sup></p>',
    '10² H₂O 1ᵉʳ 2ª',
  ],
  [
    'addresses without their beginning',
    '<img src="//host.example/i.jpg"><p><a href="/p/x.html">x</a> <a href="otro.html">y</a></p>',
    '![](https://host.example/i.jpg)\n\n[x](http://blog.example/p/x.html) [y](http://blog.example/2012/05/otro.html)',
  ],
  [
    'lists of Word',
    '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Uno</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>Uno uno</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Dos<o:p></o:p></p>',
    '-   Uno\n    1.  Uno uno\n-   Dos',
  ],
  [
    'a text of Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Negrita</span><span style="font-weight:400"> y </span><span style="font-style:italic">cursiva</span></p><ul><li dir="ltr"><p><span>uno</span></p></li></ul></b>',
    '**Negrita** y *cursiva*\n\n-   uno',
  ],
  [
    'lists right in lists, and one after another',
    '<ul><li>a</li><ul><li>b</li></ul></ul><ul><li>otra</li></ul>',
    '-   a\n    -   b\n\n*   otra',
  ],
  [
    'lines and empty lines',
    '<div>Uno<br /><br />Dos<br />Tres</div><div><br></div><div>&nbsp;&nbsp;&nbsp;Cuatro</div>',
    'Uno\n\nDos  \nTres\n\nCuatro',
  ],
  [
    'a link after an exclamation',
    '<p>¡Mira!<a href="http://x.example">aquí</a></p>',
    '¡Mira\\![aquí](http://x.example)',
  ],
  [
    'links around breaks, blocks and code',
    '<a href="http://x.example/?a=1&amp;amp;lt;">uno<br>dos</a><a href="http://x.example"><p><b>tres</b></p><pre>x</pre></a>',
    '[uno](http://x.example/?a=1\\&amp;lt;)  \n[dos](http://x.example/?a=1\\&amp;lt;)\n\n[**tres**](http://x.example)\n\n```\nx\n```',
  ],
  [
    'what an editor put right into a list, and a line in an item',
    '<ul>uno<b>dos</b><p>tres</p><li><hr></li><li><hr>x</li></ul>',
    '-   uno\n-   **dos**\n-   tres\n-   ___\n-   ___\n\n    x',
  ],
  [
    'characters that stand for something while it is written',
    '<p>a\ufdd0b &#xfde5;<b>c\ufde1</b></p>',
    'ab **c**',
  ],
  [
    'bare addresses and signs',
    '<p>Ver http://x.example/a_b_c y *esto* ~5 a_b</p>',
    'Ver http://x.example/a_b_c y \\*esto\\* \\~5 a_b',
  ],
  [
    'a heading of several lines, with a picture',
    '<h2><b>Tí<br>tulo</b> <img src="http://a.example/b.jpg"></h2><h3></h3>',
    '![](http://a.example/b.jpg)\n\n## Tí tulo',
  ],
  [
    'a map',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-71.9!3d-13.5!2m3"></iframe>',
    '[Ver el mapa](https://www.google.com/maps?q=-13.5,-71.9)',
  ],
  [
    'quotes one after another',
    '<blockquote class="tr_bq">uno<div>dos</div></blockquote><blockquote><p>x</p></blockquote>',
    '> uno\n>\n> dos\n\n> x',
  ],
  [
    'the size that Google gave a picture',
    '<img src="https://blogger.googleusercontent.com/img/b/R2/AVv/w400-h300/x.jpg">',
    '![](https://blogger.googleusercontent.com/img/b/R2/AVv/s1600/x.jpg)',
  ],
  [
    'what counted the readers',
    '<p>Fin</p><img width="1" height="1" src="https://blogger.googleusercontent.com/tracker/1">',
    'Fin',
  ],
];

describe('what a page holds, as markdown', () => {
  it.each(CASES)('%s', (_, html, markdown) => {
    expect(toMarkdown(html)).toBe(markdown);
  });

  it('refuses no page that is deep or broken', () => {
    expect(toMarkdown(`${'<div><b>'.repeat(100)}hondo`)).toContain('hondo');
    expect(toMarkdown('<p>a <"x" b=c d">mal</p <table><tr><td')).toContain('a');
  });
});
