import { between, pick, seededRandom } from '../../../../scripts/seed/random';

/**
 * Pages as the editors of twenty years left them: typed into Blogger's old and new editor, written by hand, pasted from Word
 * and Google Docs. Always the same ones for a seed.
 */
const WORDS =
  'templo desierto camino nombre piedra antiguo registro plancha río pueblo ciudad texto hebreo olivo viaje altar incienso Nefi Nahom Lehi Omán año 600 1829 así según también «Sión» (Jerusalén) a.C. n.º Señor—dijo ¿quién? ¡Oíd!'.split(
    ' ',
  );
/** What means something in markdown, and must not. */
const RISKY = [
  ...[
    '*',
    '**',
    '_',
    '__init__',
    '#',
    '# no',
    '1)',
    '2.',
    '-',
    '+',
    '=',
    '---',
    '|',
    'a|b',
    '[x]',
    '[1]: nada',
  ],
  ...[
    '`',
    '```',
    '~',
    '~~',
    '~5 km',
    '&lt;nombre&gt;',
    '&lt;b&gt;',
    '&lt;/p&gt;',
    '&amp;copy;',
    '&amp;lt;',
    '5 &gt; 3',
    '3 &lt; 4',
  ],
  ...[
    'C:\\dir\\x',
    '\\',
    '!',
    '![no](x)',
    'a*b*c',
    'x_y_z',
    'http://sitio.example/a_b_c?x=1&amp;y=~2',
    'www.sitio.example/_x_',
  ],
  ...[
    'juan_p@sitio.example',
    '(*)',
    '“*”',
    '* * *',
    '&gt; cita',
    'a&nbsp;b',
    '^1',
    ':--|--:',
    '$5',
    '{x}',
    'soft&shy;hyphen',
  ],
];
const FILES = ['x.jpg', 'foto (1).JPG', 'mapa_final.png', 'a&amp;b.gif'];

export class Pages {
  readonly random: () => number;
  #notes = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<T>(from: readonly T[]): T {
    return pick(from, this.random);
  }

  times(from: number, to: number, make: (at: number) => string, between_ = ''): string {
    return Array.from({ length: between(from, to, this.random) }, (_, at) => make(at)).join(between_);
  }

  words(from = 2, to = 9): string {
    return this.times(from, to, () => (this.chance(0.08) ? this.pick(RISKY) : this.pick(WORDS)), ' ');
  }

  /** Words with marks anywhere: within words, around signs, over spaces, badly nested. */
  inline(): string {
    const word = () => this.pick(WORDS);
    return this.pick<() => string>([
      () => this.words(),
      () => this.words(),
      () => `<b>${this.words(1, 3)}</b>`,
      () => `${word()}<b>${word()}</b>${word()}`,
      () => `<b>${word()}:</b>${word()}`,
      () => `<strong>“${word()}”</strong>${word()}`,
      () => `${word()}<i>(${word()})</i>${word()}`,
      () => `<i> ${this.words(1, 3)} </i>`,
      () => `<b><i>${word()}</b> ${word()}</i>`,
      () => `<b>${word()}</b><b>${word()}</b><i>${word()}</i>`,
      () => `<em>${word()}<strong>${word()}.</strong></em>${word()}`,
      () => `<b>${word()} <br />${word()}</b>`,
      () => `<span style="font-weight: bold;">${word()}</span>`,
      () => `<span style="mso-bidi-font-style: italic; font-style:italic">${word()}</span>,`,
      () => `<font color="#ff0000" face="verdana" size="2">${this.words(1, 4)}</font>`,
      () =>
        `<a href="https://otro.example/p/${between(1, 999, this.random)}?a=1&amp;b=(x)">${this.words(1, 3)}</a>`,
      () => `<b><a href="http://otro.example/${word()}" target="_blank">${word()}!</a></b>${word()}`,
      () => `¡${word()}!<a href="/2012/05/otro.html">${word()}</a>`,
      () => `<a href="//otro.example/_x_">${word()} <i>${word()}</i></a>`,
      () => `${word()}<sup>${between(1, 9, this.random)}</sup>`,
      () => `1<sup>er</sup> H<sub>2</sub>O`,
      () => `<s>${word()}</s> <strike>${word()}.</strike>${word()}`,
      () => `<code>${this.pick(['a*b', '&lt;p&gt;', 'x_y', '`'])}</code>`,
      () => `<u>${word()}</u><q>${word()}</q>`,
      () => `<o:p></o:p>&nbsp;&nbsp; ${word()}&nbsp;`,
      () => `<a name="${word()}${between(1, 99, this.random)}"></a>${word()}`,
      () => `<!--[if gte mso 9]><xml><w:WordDocument>no</w:WordDocument></xml><![endif]-->${word()}`,
      () => `<st1:personname w:st="on">${word()}</st1:personname>`,
      () => this.image(),
    ])();
  }

  text(from = 1, to = 6): string {
    return this.times(from, to, () => this.inline(), ' ');
  }

  image(): string {
    const file = this.pick(FILES);
    const small = this.pick([
      `http://1.bp.blogspot.com/-ab_C/TxY/AAA/s320/${file}`,
      `https://blogger.googleusercontent.com/img/b/R29vZ2xl/AVvXsE/w400-h300/${file}`,
      `https://blogger.googleusercontent.com/img/a/AVvXsE=s640`,
      `http://lh3.ggpht.com/_ab/s400/${file}?imgmax=800`,
      `//imagenes.example/${file}`,
      `https://imagenes.example/${file}`,
    ]);
    const more = this.pick([
      '',
      ' alt="Mapa [1] \\"',
      ' title="El «valle»" alt=""',
      ' border="0" width="320"',
      ' alt="a\nb"',
    ]);
    const image = `<img src="${small}"${more} />`;
    return this.pick([
      image,
      `<a href="${small.replace(/s\d+|w400-h300/, 's1600')}">${image}</a>`,
      `<a href="https://otro.example/pagina">${image}</a>`,
    ]);
  }

  caption(): string {
    const pictures = this.chance(0.2) ? this.image() + this.image() : this.image();
    const words = `${this.words(1, 4)}<br />${this.pick([this.words(1, 3), `<a href="http://foto.example/">${this.words(1, 2)}</a>`, 'fin\\'])}`;
    return this.chance(0.7)
      ? `<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container" style="margin-left: auto;"><tbody><tr><td style="text-align: center;">${pictures}</td></tr><tr><td class="tr-caption" style="text-align: center;">${words}</td></tr></tbody></table>`
      : `<figure>${pictures}<figcaption>${words}</figcaption></figure>`;
  }

  cell(): string {
    return this.pick<() => string>([
      () => this.words(1, 3),
      () => `<p>${this.text(1, 2)}</p>`,
      () =>
        `<p class="MsoNormal" style="mso-line-height-rule:exactly">${this.words(1, 2)}<o:p></o:p></p><p>${this.words(1, 2)}</p>`,
      () => `${this.words(1, 2)}<br />${this.words(1, 2)}`,
      () => `<ul><li>${this.words(1, 2)}</li><li>${this.words(1, 2)}</li></ul>`,
      () => `<div align="center"><b>${this.words(1, 2)}</b></div>`,
      () => '&nbsp;',
      () => `<span>a|b</span>`,
    ])();
  }

  table(): string {
    const columns = between(2, 5, this.random);
    const row = (tag: string) =>
      `<tr>${Array.from({ length: columns }, () => `<${tag} valign="top">${this.cell()}</${tag}>`).join('')}</tr>`;
    const first = `<tr>${Array.from({ length: columns }, (_, at) => `<td>${WORDS[at]}</td>`).join('')}</tr>`;
    const head = this.pick(['', `<thead>${row('th')}</thead>`, `<caption>${this.words(2, 3)}</caption>`]);
    const wide = this.chance(0.2)
      ? `<tr><td colspan="2" rowspan="2">${this.words(1, 2)}</td></tr><tr></tr>`
      : '';
    return `<table border="1" class="MsoTableGrid">${head}<tbody>${first}${this.times(1, 4, () => row('td'))}${wide}</tbody></table>`;
  }

  layout(): string {
    return this.pick([
      `<table width="100%"><tr><td>${this.image()}</td><td>${this.paragraphs(2)}</td></tr></table>`,
      `<table><tr><td><h3>${this.words(1, 3)}</h3>${this.list(0)}</td></tr><tr><td>${this.table()}</td></tr></table>`,
      `<table><tr><td>${this.image()}</td><td>${this.image()}</td></tr></table>`,
      `<center><table><tbody><tr><td><blockquote>${this.text()}</blockquote></td></tr></tbody></table></center>`,
    ]);
  }

  list(depth = 0): string {
    const tag = this.pick(['ul', 'ol', 'UL', 'ol start="3"']);
    const item = () => {
      const body = this.pick<() => string>([
        () => this.text(1, 2),
        () => `<p>${this.text(1, 2)}</p>`,
        () => `<p dir="ltr"><span>${this.words()}</span></p><p>${this.words()}</p>`,
        () => `<div style="text-align: justify;">${this.words()}<br /></div>`,
        () => `${this.words()}<br />${this.words()}`,
        () => `${this.words()}${depth < 2 ? this.list(depth + 1) : ''}`,
        () => `${this.words()}<pre>  uno\n    dos</pre>`,
      ])();
      return this.chance(0.1) ? `<li>${body}` : `<li>${body}</li>`;
    };
    const stray = depth < 2 && this.chance(0.1) ? `<ul><li>${this.words()}</li></ul>` : '';
    return `<${tag}>\n${this.times(1, 4, item, '\n')}${stray}</${tag.slice(0, 2)}>`;
  }

  wordList(): string {
    return this.times(2, 5, (at) => {
      const level = at > 0 && this.chance(0.3) ? 2 : 1;
      const mark = this.pick(['·', 'o', `${at + 1}.`]);
      return `<p class="MsoListParagraphCxSpMiddle" style="margin-left:36pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span></span><!--[endif]-->${this.text(1, 2)}<o:p></o:p></p>\n`;
    });
  }

  code(): string {
    return this.pick([
      `<pre>  uno &lt;b&gt;\n\n    dos * 3\n\ttres</pre>`,
      `<pre class="brush: java">if (a &lt; b) {<br />&nbsp;&nbsp;return;<br />}</pre>`,
      `<pre><code class="language-html">&lt;p&gt;\`\`\`&lt;/p&gt;</code></pre>`,
      `<pre><span style="color:red">rojo</span> ${this.words()}</pre>`,
      `<textarea rows="3">copia   esto</textarea>`,
    ]);
  }

  frame(): string {
    return this.pick([
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcDEF12345?rel=0" frameborder="0" allowfullscreen></iframe>',
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3888!2d-71.9!3d-13.5!2m3" width="400"></iframe>',
      '<object width="425" height="344"><param name="movie" value="http://www.youtube.com/v/abcDEF12345&hl=es"></param><embed src="http://www.youtube.com/v/abcDEF12345&hl=es"></embed></object>',
      '<iframe src="//player.vimeo.com/video/12345"></iframe>',
      '<iframe src="https://docs.google.com/presentation/d/e/x/embed"></iframe>',
    ]);
  }

  gallery(): string {
    return this.times(
      2,
      6,
      () => `<div class="separator" style="clear: both; text-align: center;">${this.image()}</div>`,
    );
  }

  quote(): string {
    return this.pick([
      `<blockquote class="tr_bq">${this.text()}<br /><br />${this.words()}</blockquote>`,
      `<blockquote><p>${this.text()}</p><ul><li>${this.words()}</li></ul></blockquote>`,
      `<blockquote style="margin: 0 0 0 40px"><div><i>${this.words()}</i></div><blockquote>${this.words()}</blockquote></blockquote>`,
    ]);
  }

  heading(): string {
    const level = this.pick(['1', '2', '3', '4']);
    return this.pick([
      `<h${level}>${this.words(2, 6)}</h${level}>`,
      `<h${level} style="text-align: center;"><b><span style="font-size: large;">${this.words(2, 5)}</span></b></h${level}>`,
      `<H${level}><a href="http://otro.example/x">${this.words(1, 3)}</a><br></H${level}>`,
      `<h${level}><div>${this.words(1, 3)}</div>${this.image()}</h${level}>`,
    ]);
  }

  notes(): string {
    this.#notes += 1;
    const id = `${this.#notes}`;
    return this.pick([
      `<p>${this.words()}<a href="#_ftn${id}" name="_ftnref${id}" title=""><span class="MsoFootnoteReference">[${id}]</span></a> ${this.words()}</p><div id="ftn${id}"><p class="MsoFootnoteText"><a href="#_ftnref${id}" name="_ftn${id}"><span>[${id}]</span></a> 3 ${this.words()}</p></div>`,
      `<p>${this.words()}<sup><a href="#n${id}">${id}</a></sup></p><p><a name="n${id}"></a>${id}. ${this.text(1, 2)}</p>`,
    ]);
  }

  paragraphs(max = 4): string {
    return this.pick<() => string>([
      () =>
        this.times(
          1,
          max,
          () =>
            `<p class="MsoNormal" style="text-align:justify;mso-layout-grid-align:none">${this.text()}<o:p></o:p></p>\n`,
        ),
      () =>
        this.times(1, max, () => `<div style="text-align: justify;">${this.text()}</div><div><br /></div>`),
      () => this.times(1, max, () => this.text(), '<br />\n<br />\n'),
      () => this.times(1, max, () => this.text(), '<br />'),
      () =>
        `<span style="font-family: Georgia;"><div>${this.text()}</div><div>&nbsp;&nbsp;&nbsp; ${this.text()}</div></span>`,
      () => `<b><p>${this.text()}</p><p>${this.text()}</p></b>`,
      () => `<p>${this.text()}<p>${this.text()}`,
      () => `<i>${this.words()}<br /><br />${this.words()}</i>`,
      () => `<CENTER><FONT SIZE=4>${this.text()}</FONT></CENTER>`,
      () =>
        `<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap">${this.words()}</span><span style="font-weight:700">${this.words(1, 2)}</span></p>`,
      () => `<div><div><div><span><div>${this.text()}</div></span></div></div></div>`,
      () => `<p>Escribe a <juan@sitio.example> ${this.words()}</p>`,
      () => `<dl><dt>${this.words(1, 2)}</dt><dd>${this.text(1, 2)}</dd></dl><hr>`,
    ])();
  }

  block(): string {
    return this.pick<() => string>([
      () => this.paragraphs(),
      () => this.paragraphs(),
      () => this.paragraphs(),
      () => this.heading(),
      () => this.list(),
      () => this.wordList(),
      () => this.table(),
      () => this.layout(),
      () => this.caption(),
      () => this.code(),
      () => this.frame(),
      () => this.gallery(),
      () => this.quote(),
      () => this.notes(),
    ])();
  }

  page(): string {
    this.#notes = 0;
    const blocks = this.times(3, 14, () => this.block(), '\n');
    return this.pick([
      blocks,
      `<div dir="ltr" style="text-align: left;" trbidi="on">${blocks}</div>`,
      `<b style="font-weight:normal;" id="docs-internal-guid-1a2b">${blocks}</b>`,
      `<meta charset="utf-8"><style>p.MsoNormal{margin:0}</style>${blocks}<div class="blogger-post-footer"><img width='1' height='1' src='https://blogger.googleusercontent.com/tracker/1' alt='' /></div>`,
    ]);
  }
}
