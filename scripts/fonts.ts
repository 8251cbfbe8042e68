/**
 * Makes the site's fonts and their CSS: `npx tsx scripts/fonts.ts`. Run again only when a source font, the
 * characters or the weights change; its output (public/fonts/*.woff2, src/theme/_fonts.scss) is committed.
 *
 * Names carry a hash of the content, because /fonts/ is served as immutable. The fallback faces have the metrics of
 * ours, so that the swap moves nothing but where it breaks a line elsewhere; app.html preloads the two faces that every page shows.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = `${root}public/fonts/`;

/** Latin-1, the punctuation of Spanish typography, and a few arrows and signs. */
const CHARACTERS = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa0, 0xff),
  ...'ıŒœ‐‑–—‘’‚“”„†•…′″‹›€™−→\u2009\u202f',
].join('');

/**
 * Letters of other Latin scripts and of what scholars write Hebrew and Arabic names with: a file of its own for each face,
 * which only pages that hold one of them fetch.
 */
const FURTHER = [
  ...'ĀāĂăĀāĒēĔĕĪīŌōŪūĆćČčĎďĐđĘęĚěĞğĢģĠġĦħİĽľŁłŃńŇňŐőŔŕŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž',
  ...'ȘșȚțḌḍḎḏḠḡḤḥḪḫḲḳḶḷṢṣṬṭṮṯẒẓẖʾʿ',
].join('');
/** From and to: what the style sheet says of them. */
const FURTHER_RANGE = 'U+100-130, U+132-151, U+154-24F, U+1E00-1EFF, U+2BE-2BF';

/** Typography features a reader meets; the stylistic sets and small caps of the sources are left out. */
const FEATURES = ['kern', 'liga', 'mark', 'ccmp', 'locl', 'calt', 'onum', 'lnum', 'tnum', 'pnum', 'sups'];

interface Metrics {
  ascent: number;
  descent: number;
  /** Average advance of text, at the weights 400 and 600, which are those that the site sets. */
  width: number;
  boldWidth: number;
}

interface Fallback {
  family: string;
  regular: readonly string[];
  bold: readonly string[];
  width: number;
  boldWidth: number;
}

interface FontFile {
  style: 'normal' | 'italic';
  source: string;
  name: string;
  weights: number | { min: number; max: number };
}

interface Font extends Metrics {
  family: string;
  files: readonly FontFile[];
  /** Installed fonts that stand in until ours arrives, by system. */
  fallbacks: readonly Fallback[];
}

const WEIGHTS = { min: 400, max: 700 };

/**
 * All measures in ems, from @capsizecss/metrics 4; but for the widths of our own, which it has of one weight of a variable font. They are
 * Arial's and Times' (Liberation, 0.4458 and 0.4063) times what Chromium measured ours to take of theirs (bold beside bold): 55,000
 * letters of the site's own messages, canvas, no hinting: Figtree 0.9980 and 0.9392, Source Serif 4 1.1910 and 1.1263.
 */
const FONTS: readonly Font[] = [
  {
    family: 'Source Serif 4',
    ascent: 1.036,
    descent: 0.335,
    width: 0.4839,
    boldWidth: 0.4872,
    files: [
      {
        style: 'normal',
        source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
        name: 'serif',
        weights: WEIGHTS,
      },
      {
        style: 'italic',
        source: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
        name: 'serif-italic',
        // Bold italics are rare enough to be slanted from this one: half the bytes.
        weights: 400,
      },
    ],
    fallbacks: [
      {
        family: 'Serif Fallback',
        regular: ['Georgia'],
        bold: ['Georgia Bold'],
        width: 0.4458,
        boldWidth: 0.5186,
      },
      {
        family: 'Serif Fallback 2',
        regular: ['Noto Serif', 'NotoSerif'],
        bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
        width: 0.481,
        boldWidth: 0.512,
      },
      {
        family: 'Serif Fallback 3',
        regular: ['Times New Roman', 'Liberation Serif'],
        bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
        width: 0.4063,
        boldWidth: 0.4326,
      },
    ],
  },
  {
    family: 'Figtree',
    ascent: 0.95,
    descent: 0.25,
    width: 0.4449,
    boldWidth: 0.4508,
    files: [
      {
        style: 'normal',
        source: 'figtree/files/figtree-latin-wght-normal.woff2',
        name: 'sans',
        weights: WEIGHTS,
      },
    ],
    fallbacks: [
      {
        family: 'Sans Fallback',
        regular: ['Arial', 'Liberation Sans', 'Helvetica'],
        bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
        width: 0.4458,
        boldWidth: 0.48,
      },
      {
        family: 'Sans Fallback 2',
        regular: ['Roboto'],
        bold: ['Roboto Bold'],
        width: 0.4448,
        boldWidth: 0.4521,
      },
    ],
  },
];

/** From this weight on the system's bold stands in. */
const BOLD_FROM = 550;

function codePoints(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

async function writeSubset({ source, name, weights }: FontFile, characters: string): Promise<string> {
  const original = await readFile(`${root}node_modules/@fontsource-variable/${source}`);
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.woff2`;
  await writeFile(output + file, subset);
  console.log(`${file}  ${(subset.length / 1024).toFixed(1)} KB`);
  return file;
}

function ownFace(family: string, { style, weights }: FontFile, file: string, range = ''): string {
  const weight = typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`;
  const limits = range && `, (${range})`;
  return `@include own("${family}", ${style}, ${weight}, "${file}"${limits});`;
}

/** The same face for further letters, from the file of the source that has them. */
const furtherOf = (file: FontFile): FontFile => ({
  ...file,
  source: file.source.replace('-latin-', '-latin-ext-'),
  name: `${file.name}-ext`,
});

/** size-adjust brings the fallback's lines to our length; the overrides, divided by it, bring them to our height. */
function fallbackFace(font: Font, fallback: Fallback, bold: boolean): string {
  const scale = bold ? font.boldWidth / fallback.boldWidth : font.width / fallback.width;
  const weight = bold ? `${BOLD_FROM} ${WEIGHTS.max}` : `${WEIGHTS.min} ${BOLD_FROM - 1}`;
  const names = bold ? fallback.bold : fallback.regular;
  const measures = [scale, font.ascent / scale, font.descent / scale].map(percent).join(', ');
  const systems = names.map((name) => `"${name}"`).join(', ');
  return `@include fallback("${fallback.family}", ${weight}, ${measures}, ${systems});`;
}

async function main(): Promise<void> {
  await mkdir(output, { recursive: true });
  const old = (await readdir(output)).filter((name) => name.endsWith('.woff2'));
  await Promise.all(old.map((name) => rm(output + name)));

  const css: string[] = ['// Written by scripts/fonts.ts: change it there.', '@use "font-faces" as *;', ''];
  for (const font of FONTS) {
    for (const file of font.files) {
      css.push(ownFace(font.family, file, await writeSubset(file, CHARACTERS)));
      const further = furtherOf(file);
      // A family of its own: in that of the file before, Chromium asks the system for a stand-in at every size of a page that needs none.
      css.push(ownFace(`${font.family} Ext`, further, await writeSubset(further, FURTHER), FURTHER_RANGE));
    }
    for (const fallback of font.fallbacks) {
      css.push(fallbackFace(font, fallback, false), fallbackFace(font, fallback, true));
    }
  }
  await writeFile(`${root}src/theme/_fonts.scss`, `${css.join('\n')}\n`);
}

await main();
