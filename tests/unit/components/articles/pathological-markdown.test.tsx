import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { articleReading } from '@/components/articles/prose/articleReading';
import { reading, readText } from '@/components/articles/prose/readText';
import { remarkGfmReading } from '@/components/articles/prose/remarkGfmReading';
import { remarkPassages } from '@/components/articles/prose/remarkPassages';
import { forumReading } from '@/components/forum/shared/forumReading';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import { type ReadingPart, readingParts } from '@/model/articles/reading/reading-parts';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { haveFewMarks } from '@/model/shared/markdown/few-marks';
import { isTooMuch, plainParts } from '@/model/shared/markdown/reading-work';
import { loadContent } from '../../../../scripts/seed/content';
import { counted, fill } from '../../support/hostile-text';
import { processorTime, slowness } from '../../support/processor-time';

/** 10^5 characters, more than any message may have; a message at its limit. */
const SIZES = [100_000, FORUM_LIMITS.contenidoRespuesta];
const MOST_MS = 200;

const cut = (piece: (index: number) => string, size: number) => counted(piece, size).slice(0, size);
/** Opened as often as closed. */
const nested = (open: string, close: string, size: number) => {
  const times = Math.floor(size / (open.length + close.length));
  return `${open.repeat(times)}a${close.repeat(times)}`;
};

const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t \n'];
const PIECES = [
  ...SIGNS,
  ...SIGNS.filter((sign) => sign.trim() !== '').flatMap((sign) => [`${sign} `, `a${sign}`, `${sign}\n`]),
  ...[
    '> a\n\n',
    '> a\n',
    '- a\n',
    '- a\n\n',
    '1. a\n',
    '- a\n1) a\n',
    '* a\n- a\n',
    '- > ',
    '* - + ',
    '1. ',
    '- [ ] a\n',
  ],
  ...['- a\n  - b\n', '- > a\n\n', `${'> '.repeat(20)}a\n\n`, `${'> '.repeat(100)}a\n`, '- a\n\nx\n\n'],
  ...['*a ', '*a_ ', 'a**', '*a **b ', '**a** ', '~~a~~ ', '`a` ', '``a ', '_a *b '],
  ...[
    '[a',
    '[a]',
    '[a](',
    '[a](b',
    '[a](<b',
    '[a](b "',
    '[a](b (',
    '](',
    '[a](b) ',
    '![a](b) ',
    '![[]()',
    '[][',
    '![',
  ],
  ...[
    '<a b="',
    '<!-- ',
    'a <? ',
    'a <!A ',
    'a <![CDATA[',
    '<a>',
    'a<br>',
    '<div>\n',
    '<http://a.b> ',
    '<script>\n',
  ],
  ...['|a|\n|-|\n\n', '|a|b\n', '[a]: b\n\n', '[a]: <b\n', '[a]: b "c\n', '[^a]: ', '[^a]', '[^1 '],
  ...[
    '```\n',
    '~~~\n',
    '    a\n',
    '# a\n',
    '## a\n\n',
    'a\n=\n',
    '***\n',
    '&amp;',
    '&#',
    '\\*',
    'a  \n',
    'a\\\n',
  ],
  ...['www.a ', 'http://a.b ', 'a@b.c ', 'a.', 'a@', 'a_'],
];
const MADE: Record<string, (size: number) => string> = {
  'emphasis in emphasis': (size) => nested('*a ', ' a*', size),
  'strong in strong': (size) => nested('**a ', ' a**', size),
  'strikes in strikes': (size) => nested('~~a ', ' a~~', size),
  'a run of asterisks on each side': (size) => nested('*', '*', size),
  'pictures in pictures': (size) => nested('![', '](b)', size),
  'links in links': (size) => nested('[', '](b)', size),
  'a deep list': (size) => cut((index) => `${'  '.repeat(index)}- a\n`, size),
  'quotes that grow': (size) => cut((index) => `${'> '.repeat(index)}a\n`, size),
  'lines behind a deep quote': (size) => `${'> '.repeat(100)}a\n${fill('a\n', size)}`,
  'empty lines behind a deep list': (size) => `${'- '.repeat(100)}a\n${fill('\n', size)}b`,
  'code that never closes': (size) => cut((index) => `${'`'.repeat(index + 1)} `, size),
  'a table of many rows': (size) => `|a|b|\n|-|-|\n${fill('|a|b|\n', size)}`,
  'a table of many columns': (size) => `${fill('|a', size)}|\n${fill('|-', size)}|\n|a|`,
  'a table of columns that rows do not have': (size) =>
    `${fill('|a', size / 4)}|\n${fill('|-', size / 4)}|\n${fill('a\n', size / 2)}`,
  definitions: (size) => cut((index) => `[r${index}]: /x\n`, size),
  'references by the thousand': (size) =>
    `${cut((index) => `[r${index}]: /x\n`, size / 2)}\n\n${cut((index) => `[r${index}] `, size / 2)}`,
  'references to one long address': (size) => `[a]: /${fill('b', size / 2)}\n\n${fill('[a] ', size / 2)}`,
  footnotes: (size) => cut((index) => `a[^r${index}]\n\n[^r${index}]: x\n\n`, size),
  'a footnote of itself': (size) => `a[^a]\n\n[^a]: ${fill('[^a] ', size)}`,
  'an address that ends and ends': (size) => `www.a${fill('&a;', size)}`,
  'an address of exclamation marks': (size) => `http://a.b${fill('!', size)}`,
};
const CORPUS = [
  ...PIECES.map((piece) => [JSON.stringify(piece), (size: number) => fill(piece, size)] as const),
  ...Object.entries(MADE),
];

/** With the very options of the site: an article's part, or what somebody wrote in the forum. */
const show = (markdown: string, isPlain: boolean | undefined, taken?: ReadingPart['taken']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      {readText(
        markdown,
        taken === undefined
          ? forumReading({ syntax: remarkGfmReading, passages: [remarkPassages] }, 'm')
          : articleReading({ syntax: remarkGfmReading, passages: [remarkPassages] }, taken, 'a:0'),
        isPlain,
      )}
    </MemoryRouter>,
  );

const ORDINARY =
  'Los caminos **antiguos** de Arabia, según [un estudio](https://ejemplo.org/a), pasaban por _Marib_.\n\n'.repeat(
    60,
  );
/** Why texts were not read that were let through to the parser. */
const failed: unknown[] = [];
const mostMs = MOST_MS * slowness(() => void show(ORDINARY, false), 16);

function longestPart(text: string): number {
  const parts: (Pick<ReadingPart, 'markdown'> & Partial<ReadingPart>)[] =
    text.length > FORUM_LIMITS.contenidoTema ? readingParts(text) : [{ markdown: text }];
  let longest = 0;
  const plain = haveFewMarks(parts) ? [] : plainParts(parts);
  for (const [index, { markdown, taken }] of parts.entries()) {
    const isPlain = plain[index];
    reading.onUnread = (reason) => void (isPlain || failed.push(reason));
    const work = () => void show(markdown, isPlain, taken);
    longest = Math.max(longest, processorTime(work, mostMs));
  }
  reading.onUnread = () => {};
  return longest;
}

const { onUnread } = reading;
beforeAll(() => {
  reading.onUnread = () => {};
});
// What is not told to be too much is read to its end: a parser that throws is none that was quick.
afterEach(() => expect(failed.splice(0)).toEqual([]));
afterAll(() => {
  reading.onUnread = onUnread;
});

describe('markdown that is an attack', () => {
  it.each(CORPUS)('takes no longer than a blink: %s', (_name, make) => {
    for (const size of SIZES) expect(longestPart(make(size)), `${size}`).toBeLessThan(mostMs);
  });

  it.each(CORPUS)(
    'takes no longer either while its marks are few enough not to be weighed: %s',
    (_name, make) => {
      let size = 20_000;
      while (size > 1 && !haveFewMarks([{ markdown: make(size) }])) size = Math.floor(size / 2);
      expect(longestPart(make(size)), `${size}`).toBeLessThan(mostMs);
    },
  );

  it.each(['>', '> ', '[', '*a ', '|a'])('takes no longer in the longest article: %s', (piece) => {
    expect(longestPart(fill(piece, ARTICLE_LIMITS.contenido))).toBeLessThan(mostMs);
  });

  it('is shown as it was written where it would take long', () => {
    const text = fill('> ', 10_000);
    expect(show(text, isTooMuch(text))).toBe(
      `<div style="white-space:pre-wrap">${text.replaceAll('>', '&gt;')}</div>`,
    );
  });

  it('is shown as it was written where the parser fails, and nothing else fails with it', () => {
    const failing = () => () => {
      throw new Error('no');
    };
    expect(renderToStaticMarkup(readText('*a*', { remarkPlugins: [failing] }, false))).toContain('*a*');
  });

  it('leaves an article its other parts', () => {
    const long = 'palabra '.repeat(150);
    const parts = readingParts(`${long}\n\n## Uno\n\n${fill('> ', 5000)}\n\n## Dos\n\n${long}`);
    expect(plainParts(parts)).toEqual([false, true, false]);
  });
});

describe('markdown of people', () => {
  const { articles } = loadContent();
  const line =
    'Los caminos **antiguos** de Arabia, según [un estudio](https://ejemplo.org/a), pasaban por _Marib_.';
  it.each<[string, string]>([
    ...articles.map(({ titulo, contenido }): [string, string] => [titulo, contenido]),
    ['a long article with footnotes', `${`${line}[^1]\n\n`.repeat(3000)}[^1]: Nota`],
    ['a list of a thousand links', '- [Estudio de los caminos](https://ejemplo.org/estudio)\n'.repeat(1000)],
    ['a glossary', '- **Marib**: ciudad de los _sabeos_, en el desierto\n'.repeat(400)],
    [
      'a table',
      `| Año | **Lugar** | Nota |\n|---|:-:|---|\n${'| 1990 | **Marib** | [ver](/a) |\n'.repeat(150)}`,
    ],
    ['a poem', 'Por los caminos de piedra  \nse va la tarde dormida\n'.repeat(400)],
    ['an e-mail quoted and quoted', Array.from({ length: 12 }, (_, i) => `${'> '.repeat(i)}Hola\n`).join('')],
    ['code', `\`\`\`js\n${'const [a, b] = list[0] ?? [*c]; // **\n'.repeat(100)}\`\`\``],
    ['lines of dashes and a gap to fill in', `${'- '.repeat(40)}\n\n${'_'.repeat(60)}\n\n${'*'.repeat(70)}`],
  ])('is read as such: %s', (_name, text) => {
    expect(isTooMuch(text)).toBe(false);
    expect(plainParts(readingParts(text))).not.toContain(true);
  });
});
