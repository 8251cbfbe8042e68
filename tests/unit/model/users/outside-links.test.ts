import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { hostOf, pictureUrl, safeHref } from '@/model/shared/urls';
import { hasOutsideLinks } from '@/model/users/outside-links';
import { hasStanding, needsReview, STANDING_POSTS } from '@/model/users/standing';

/** What addresses are made of, and what hides them. */
const PIECES = [
  ...[
    'http',
    'https',
    'HTTP',
    'h',
    't',
    'ps',
    ':',
    '//',
    '/',
    'www',
    'WWW',
    'ww',
    'w',
    '.',
    'ejemplo.org',
    'a',
  ],
  ...[
    '[a](',
    '![a](',
    '](',
    ')',
    '[a]: ',
    '[a]',
    '[',
    ']',
    '<',
    '>',
    '(',
    '\\',
    '&',
    '#',
    ';',
    '@',
    '`',
    '*',
    '_',
    '~',
    '|',
  ],
  ...[
    '&#104;',
    '&#x68;',
    '&colon;',
    '&period;',
    '&sol;',
    '&Tab;',
    '&NewLine;',
    '&amp;',
    'mailto:',
    'ſ',
    '\u200b',
    ' ',
    '\n',
  ],
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));

/** The pattern of hasOutsideLinks() in firestore.rules, for a whole text as rules have it. */
function patternOfRules(): RegExp {
  const rules = readFileSync('firestore.rules', 'utf8');
  const literal = /function hasOutsideLinks\(text\) \{\s*return text\.matches\('([^']+)'\)/.exec(rules)?.[1];
  if (literal === undefined) throw new Error('The rules have no such function');
  return new RegExp(`^(?:${literal.replaceAll('\\\\', '\\')})$`);
}

/** Whether a reader of the forum is shown a link or a picture of another site. */
function drawsOutsideLink(text: string): boolean {
  const extensions = [gfm(), { disable: { null: ['htmlFlow', 'htmlText'] } }];
  const tree = fromMarkdown(text, { extensions, mdastExtensions: [gfmFromMarkdown()] });
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') found ||= safeHref(node.url)?.external === true;
    if (node.type !== 'image' && node.type !== 'definition') return;
    const address = pictureUrl(node.url);
    found ||= address !== null && hostOf(address) !== null;
  });
  return found;
}

describe('outside links', () => {
  it('are the same to the rules', () => {
    const pattern = patternOfRules();
    fc.assert(
      fc.property(texts, (text) => pattern.test(text) === hasOutsideLinks(text)),
      { numRuns: 3000 },
    );
  });

  it('are found in whatever is drawn with one', () => {
    fc.assert(
      fc.property(texts, (text) => !drawsOutsideLink(text) || hasOutsideLinks(text)),
      { numRuns: 300 },
    );
  });

  it.each([
    '[a](https://ejemplo.org)',
    'ver www.ejemplo.org',
    '<http://ejemplo.org>',
    '![a](&#104;ttps://ejemplo.org/a.png)',
    '[a]\n\n[a]: https&colon;//ejemplo.org',
    'https\\://ejemplo.org',
    'www&period;ejemplo.org',
  ])('are drawn of %j', (text) => {
    expect([drawsOutsideLink(text), hasOutsideLinks(text)]).toEqual([true, true]);
  });

  it.each([
    '[a](/articulo/nahom)',
    '![mapa](/img/mapa.svg)',
    'ana@ejemplo.org',
    '[a](#b)',
    'ejemplo.org',
    'AT&T',
  ])('are none of %j', (text) => {
    expect([drawsOutsideLink(text), hasOutsideLinks(text)]).toEqual([false, false]);
  });
});

describe('the staff looks first', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  const account = {
    rol: 'usuario',
    estado: 'activo',
    fechaRegistro: new Date('2026-01-01T00:00:00Z'),
    temasForoCount: STANDING_POSTS,
    respuestasForoCount: 0,
    comentariosCount: 0,
  } as const;
  const LINK = 'https://ejemplo.org';

  it('at outside links of who has no standing, and at nothing else', () => {
    expect(hasStanding(account, true, now)).toBe(true);
    expect(needsReview(LINK, account, true, now)).toBe(false);
    expect(needsReview(LINK, account, false, now)).toBe(true);
    expect(needsReview('Hola', account, false, now)).toBe(false);
    expect(needsReview(LINK, { ...account, fechaRegistro: now }, true, now)).toBe(true);
    expect(needsReview(LINK, { ...account, rol: 'autor', fechaRegistro: now }, false, now)).toBe(false);
  });
});
