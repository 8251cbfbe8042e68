import { describe, expect, it, vi } from 'vitest';
import { EMPTY_ARTICLE, writingErrors } from '@/model/articles/editing/article-fields';
import { readPasted } from '@/model/articles/editing/pasted-page';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import { htmlToMarkdown } from '@/model/html/html-to-markdown';
import { isTooMuchHtml } from '@/model/html/html-work';
import { looksLikeHtml } from '@/model/html/looks-like-html';
import { measureConversion } from '@/model/import/measure';
import * as staff from '@/model/messages/staff';
import { stripMarkup } from '@/model/shared/text/strip-markup';
import { counted, fill } from '../../support/hostile-text';
import { processorTime, slowness } from '../../support/processor-time';

/** As long as an article may be, and what is read in a test's time. */
const WHOLE = ARTICLE_LIMITS.contenido;
const SHORT = 10_000;
const MOST_MS = 200;
/** html-work.ts lets so much pass for each character. */
const MOST_MS_SHORT = 500;

const PIECES = [
  ...[
    '<',
    '<a',
    '<a ',
    '<a href="',
    '<a href=',
    '</',
    '<!--',
    '<!-->',
    '<!',
    '<?',
    '<![CDATA[',
    '&',
    '&amp;',
    '&#',
  ],
  ...[
    'div',
    'b',
    'span',
    'font',
    'i',
    'a',
    'p',
    'blockquote',
    'table',
    'ul',
    'li',
    'dl',
    'dd',
    'q',
    'figure',
    'h2',
  ].map((tag) => `<${tag}>`),
  ...[
    'svg',
    'math',
    'template',
    'select',
    'button',
    'form',
    'nobr',
    'noscript',
    'frameset',
    'object',
    'pre',
    'plaintext',
  ].map((tag) => `<${tag}>`),
  ...[
    '<ul><li>',
    '<table><tr><td>',
    '<i><p>',
    '<b>a',
    '<dl><dt>a<dd>b',
    '<figure><img src="/a">',
    '<tr><td>a<td>b',
  ],
  ...[
    '<td>a',
    '<li>a',
    '<br>',
    'a<br>',
    '<p>a</p>',
    '<h2>a</h2>',
    '<b>a</b>b',
    '<b> a </b>',
    '<sup>1</sup>',
    '<pre>a</pre>',
  ],
  ...[
    '<a href="/x">a</a> ',
    '<p><a href="/x">a</a></p>',
    '<img src="/a.png">',
    '<iframe src="https://a.b"></iframe>',
  ],
  ...[
    '<ul><li>a</li></ul>',
    '<figure><img src="/a.png"><figcaption>b</figcaption></figure>',
    '<b><i></b></i>',
    '<a><div></a>',
  ],
  ...[
    '<table><tr><td>a<td>b<tr><td>c<td>d</table>',
    '<p id="a">',
    '<a name="a">',
    '<p style="mso-list:l0 level1">a',
    '</b><b>',
  ],
  ...[
    'a',
    'hola que tal ',
    '*a ',
    '[',
    'a.',
    'a@',
    'a@b.c ',
    'http://a.b ',
    '```\n',
    '\n',
    ' ',
    '&nbsp;',
    '|',
    '> ',
  ],
];
const MADE: Record<string, (size: number) => string> = {
  'attributes without end': (size) => `<p ${fill('a="b" ', size)}`,
  'attributes of all names': (size) => `<p ${counted((index) => `a${index}="b" `, size)}>`,
  'a long style': (size) => `<p style="${fill('a:', size)}">b`,
  'a table of many rows': (size) => `<table>${fill('<tr><td>a<td>b', size)}`,
  'a table of wide and high cells': (size) => `<table>${fill('<tr><td colspan=30>a<td rowspan=30>b', size)}`,
  'words within figures': (size) => `${'<figure>'.repeat(400)}<img src="/a.png">${fill('hola ', size)}`,
  'paragraphs within figures': (size) =>
    `${'<figure>'.repeat(400)}<img src="/a.png">${fill('<p>a</p>', size)}`,
  'paragraphs within tables': (size) => `${'<table><tr><td>'.repeat(400)}${fill('<p>a</p>', size)}`,
  'items within headings': (size) => `${'<h2><div>'.repeat(200)}${fill('<p>a</p>', size)}`,
  'notes and their texts': (size) =>
    counted((index) => `<a href="#n${index}">${index % 900}</a><p id="n${index}">${index % 900} a</p>`, size),
  'notes without a number': (size) =>
    counted((index) => `<a href="#n${index}">a</a><p id="n${index}">a b</p>`, size),
  'notes before one long text': (size) =>
    `${counted((index) => `<a href="#n${index}">1</a>`, size / 3)}${counted((index) => `<a name="n${index}"></a>`, size / 3)}<div>${fill('2 ', size / 3)}</div>`,
  'levels of Word': (size) =>
    counted((index) => `<p style="mso-list:l0 level${(index % 9) + 1}">a</p>`, size),
  'bullets of symbols': (size) => fill('<p><span style="font-family:Symbol">·</span>a</p>', size),
  'bullets of symbols in one paragraph': (size) => fill('<span style="font-family:Symbol">·</span>', size),
  'quotations of Word': (size) => fill('<p class="Cita">a</p>', size),
  'numbers of Word that do not go on': (size) =>
    fill('<p style="mso-list:l0 level1"><span style="mso-list:ignore">7.</span>a</p>', size),
  'pictures in a heading': (size) => `<h2>${fill('<img src="/a.png">', size)}`,
};
const CORPUS = [
  ...PIECES.map((piece) => [JSON.stringify(piece), (size: number) => `<p>${fill(piece, size)}`] as const),
  ...Object.entries(MADE),
];

const ORDINARY =
  '<p>Los caminos <strong>antiguos</strong> de Arabia, según <a href="https://ejemplo.org/a">un estudio</a>.</p>\n'.repeat(
    60,
  );
const SLOWNESS = slowness(() => void htmlToMarkdown(ORDINARY), 8);

/** Whether it takes no more of the processor's time. */
const isWithin = (work: () => void, most: number) => processorTime(work, most * SLOWNESS) < most * SLOWNESS;

describe('HTML that is an attack', () => {
  it.each(CORPUS)('is told from markdown, refused and stripped within a blink: %s', (_name, make) => {
    const html = make(WHOLE);
    expect(isWithin(() => void looksLikeHtml(html), MOST_MS)).toBe(true);
    expect(isWithin(() => void isTooMuchHtml(html), MOST_MS)).toBe(true);
    if (isTooMuchHtml(html)) expect(isWithin(() => void stripMarkup(html), MOST_MS)).toBe(true);
  });

  it.each(CORPUS)('is converted in the time that its length allows, or refused: %s', (_name, make) => {
    const html = make(SHORT);
    const most = isTooMuchHtml(html) ? MOST_MS : MOST_MS_SHORT;
    expect(isWithin(() => void htmlToMarkdown(html), most)).toBe(true);
  });
});

describe('HTML that is too much', () => {
  const DEEP = '<div>'.repeat(100_000);
  const LINKS = '<a href="/x">a</a> '.repeat(100_000);

  it.each([
    ['a hundred thousand tags in each other', DEEP],
    ['a hundred thousand links', LINKS],
    ['a table of a hundred thousand rows', `<table>${'<tr><td>a<td>b'.repeat(100_000)}</table>`],
    ['a tag of ten thousand attributes', `<p ${counted((index) => `a${index}="b" `, 80_000)}>`],
  ])('is refused: %s', (_name, html) => {
    expect(isTooMuchHtml(html)).toBe(true);
    expect(htmlToMarkdown(html)).toBeNull();
    expect(readPasted(html, () => 'id')).toBeNull();
    expect(measureConversion(html).original.palabras).toBe(0);
  });

  it('is refused to who writes it, with a sentence that says so', () => {
    const fields = { ...EMPTY_ARTICLE, titulo: 'Marib', contenido: `<p>${'<b>'.repeat(2000)}` };
    expect(writingErrors(fields)).toEqual({ contenido: staff.editor.errors.tooMuchHtml });
    expect(writingErrors({ ...fields, contenido: '<p>Hola</p>' })).toEqual({});
  });

  it('or that the converter fails with leaves the page as it was', () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    expect(
      htmlToMarkdown('<p>a</p>', {
        addressOf: () => {
          throw new Error('no');
        },
      }),
    ).toBe('a');
    expect(
      htmlToMarkdown('<img src="a.png">', {
        addressOf: () => {
          throw new Error('no');
        },
      }),
    ).toBeNull();
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('HTML of people', () => {
  const paragraph =
    '<p class="MsoNormal" style="text-align: justify;"><span style="font-family: Georgia;">Los caminos <b>antiguos</b> de Arabia, según <a href="https://ejemplo.org/a">un estudio</a>, pasaban por <i>Marib</i>.<o:p></o:p></span></p>\n';
  it.each([
    ['a long article', paragraph.repeat(1500)],
    [
      'a table',
      `<table>${'<tr><td>1990</td><td><b>Marib</b></td><td><a href="/a">ver el estudio</a></td></tr>'.repeat(500)}</table>`,
    ],
    [
      'a list of two thousand links',
      `<ul>${'<li><a href="https://ejemplo.org/estudio">Estudio de los caminos</a></li>'.repeat(2000)}</ul>`,
    ],
    [
      'paragraphs that nobody closed',
      '<p>Los caminos antiguos<p><font color="red">de Arabia</font>'.repeat(500),
    ],
    [
      'pictures written into the text',
      `<p>Mapa</p><img src="data:image/png;base64,${fill('iVBORw0KGgo', 5_000_000)}">`,
    ],
    [
      'one frame within another, as sites are built',
      `${'<div class="a">'.repeat(60)}${paragraph.repeat(200)}${'</div>'.repeat(60)}`,
    ],
  ])('is not too much: %s', (_name, html) => {
    expect(isTooMuchHtml(html)).toBe(false);
  });
});
