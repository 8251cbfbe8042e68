import { describe, expect, it } from 'vitest';
import { EXCERPT } from '@/model/articles/library/excerpt-lengths';
import { excerpt, stripMarkup } from '@/model/shared/text/strip-markup';
import { timed } from '../../fixtures';

describe('text without markup', () => {
  it.each([
    ['emphasis', 'un **texto** con _énfasis_ y ~~tachado~~', 'un texto con énfasis y tachado'],
    ['a name with underscores', 'el campo fecha_de_alta sigue', 'el campo fecha_de_alta sigue'],
    ['a product', '2 * 3 = 6', '2 * 3 = 6'],
    ['headings', '# Uno\n\n## Dos ##\n\ntexto', 'Uno Dos texto'],
    ['an underlined heading', 'Uno\n===\n\ntexto', 'Uno texto'],
    ['lists and tasks', '- uno\n* dos\n1. tres\n- [x] cuatro', 'uno dos tres cuatro'],
    ['quotes', '> una cita\n> > dentro', 'una cita dentro'],
    ['links', 'ver [el mapa](https://a.b/c "título") aquí', 'ver el mapa aquí'],
    ['links with parentheses', '[libro](https://a.b/M_(libro)) fin', 'libro fin'],
    ['reference links', 'ver [el mapa][1]\n\n[1]: https://a.b', 'ver el mapa'],
    ['pictures', 'antes ![un mapa](/a.png) después', 'antes después'],
    ['pictures in links', '[![alt](/a.png)](https://a.b) fin', 'fin'],
    ['brackets that are no link', 'un [sic] y otro', 'un [sic] y otro'],
    ['code', 'usa `npm start` y\n\n```js\nlet a = 1;\n```\nfin', 'usa npm start y let a = 1; fin'],
    ['tables', '| A | B |\n|---|:-:|\n| 1 | 2 |', 'A B 1 2'],
    ['rules', 'uno\n\n---\n\ndos', 'uno dos'],
    ['footnotes', 'un dato[^1] más', 'un dato más'],
    ['the texts of footnotes', 'un dato[^1]\n\n[^1]: La fuente', 'un dato La fuente'],
    ['escapes', 'un \\*asterisco\\*', 'un *asterisco*'],
    [
      'HTML',
      '<p>Hola <b>mun</b>do</p><p>Otro&nbsp;p&aacute;rrafo &#8212; fin</p>',
      'Hola mundo Otro párrafo — fin',
    ],
    ['HTML attributes', '<img alt="a > b" src="x">texto<a href=\'u\'>enlace</a>', 'textoenlace'],
    ['comments and scripts', 'a<!-- <b>no</b> -->b<script>alert(1)</script><style>p{}</style>c', 'ab c'],
    ['tags over several lines', '<p\nclass="a"\n>uno</p>\ndos', 'uno dos'],
    ['an angle that is no tag', 'a < b y 3 <4', 'a < b y 3 <4'],
    ['words between angles that are no element', 'escribe <nombre> o </x>', 'escribe <nombre> o </x>'],
    ['addresses between angles', 'ver <https://a.b/c> hoy', 'ver hoy'],
    ['entities once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['impossible entities', '&#0;&#xD800;&#1114112;&nada; y &', '&nada; y &'],
  ])('drops %s', (_, markup, plain) => {
    expect(stripMarkup(markup)).toBe(plain);
  });

  it('keeps the tags of what people write to each other, and no other mark', () => {
    const typed = '**Usa** `<b>` y <x>, <!-- así --> o <script>; ver <https://a.b/c>';
    expect(stripMarkup(typed, 'kept')).toBe('Usa <b> y <x>, <!-- así --> o <script>; ver');
  });

  // What is not linear takes minutes: the limit leaves room for a busy machine.
  it.each([
    ['opening brackets', '['],
    ['picture openings', '!['],
    ['link halves', ']('],
    ['links that never close', '[a](b '],
    ['nested parentheses', '[a](('],
    ['tags that never close', '<a '],
    ['quoted attributes that never close', '<a b="'],
    ['mixed quotes', '<a b="><\'c=">'],
    ['comment openings', '<!--'],
    ['script openings', '<script>'],
    ['entities', '&#x1F60'],
    ['emphasis marks', '*_'],
    ['spaces', ' '],
    ['rules that are none', '- - '],
    ['table rows', '|-'],
    ['fences', '```\n'],
    ['quotes', '> '],
    ['backslashes', '\\'],
  ])('takes linear time on a megabyte of %s', (_, piece) => {
    const whole = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(timed(() => stripMarkup(whole))).toBeLessThan(5000);
  });
});

describe('an excerpt', () => {
  it('leaves a short text alone', () => {
    expect(excerpt('Un **texto** corto', 150)).toBe('Un texto corto');
  });

  it('has no ellipsis at exactly the limit and has one past it', () => {
    expect(excerpt('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(excerpt('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  });

  it('ends on a whole word, without the comma', () => {
    expect(excerpt('Los caminos antiguos, según dicen', 24)).toBe('Los caminos antiguos…');
  });

  it.each(Object.entries(EXCERPT))('for %s has at most %i characters and the ellipsis', (_, max) => {
    const text = excerpt('palabra '.repeat(200), max);
    expect(text.length).toBeLessThanOrEqual(max + 1);
    expect(text.endsWith('…')).toBe(true);
  });

  it('never cuts what a reader sees as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    for (let max = 1; max < 40; max++) {
      const cut = excerpt(family.repeat(5), max).replace('…', '');
      expect(cut.replaceAll(family, '').length === 0 || max < family.length, `cut at ${max}`).toBe(true);
      expect(() => encodeURIComponent(cut), `cut at ${max}`).not.toThrow();
    }
    expect(excerpt('e\u0301'.repeat(20), 5)).toBe(`${'e\u0301'.repeat(2)}…`);
  });
});
