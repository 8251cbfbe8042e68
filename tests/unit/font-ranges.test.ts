import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/paths';

const sheet = readFileSync(inProject('src/theme/_fonts.scss'), 'utf8');

interface Face {
  family: string;
  style: string;
  file: string;
  /** First and last code point of each range. */
  ranges: [number, number][];
}

/** The faces whose files hold letters beyond Latin-1: those that the sheet gives ranges. */
const FURTHER: Face[] = [
  ...sheet.matchAll(/own\(\s*"([^"]+)",\s*(\w+),\s*[\d ]+,\s*"([^"]+)",\s*\(([^)]+)\)/g),
].map(([, family = '', style = '', file = '', ranges = '']) => ({
  family,
  style,
  file,
  ranges: [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]),
}));

const OWN = [...sheet.matchAll(/own\(\s*"([^"]+)"/g)].map(([, family]) => family);
const lists = readFileSync(inProject('src/theme/_tokens.scss'), 'utf8');

/** How many shapes a font file has, the one for what it lacks included (OpenType, table 'maxp'). */
function shapesIn(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + place * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'maxp');
  if (entry === undefined) throw new Error('no font');
  return font.readUInt16BE(font.readUInt32BE(entry + 8) + 4);
}

const ROMANIAN = 'ășțȘȚ';
const SCHOLARS = 'āūḥʿ';

/** Figtree has no dotted consonants: there the system's letters stand in. */
describe.each([
  ['Source Serif 4 Ext normal', ROMANIAN + SCHOLARS],
  ['Source Serif 4 Ext italic', ROMANIAN + SCHOLARS],
  ['Figtree Ext normal', `${ROMANIAN}āū`],
])('%s', (name, letters) => {
  const face = FURTHER.find(({ family, style }) => `${family} ${style}` === name);
  const file = readFileSync(inProject('public/fonts', face?.file ?? ''));

  it.each([...letters])('has %s, and says so to the browser', async (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    expect(face?.ranges.some(([first, last]) => point >= first && point <= last)).toBe(true);
    // What is left of the file for this letter alone: its shape, beside that of what is lacking.
    const [left, nothing] = await Promise.all(
      [letter, '\u4e00'].map((kept) => subsetFont(file, kept, { targetFormat: 'truetype' })),
    );
    expect(shapesIn(left ?? file)).toBeGreaterThan(shapesIn(nothing ?? file));
  });
});

/**
 * In the family of the letters that every page has, Chromium asks the system for a stand-in of this face at every size of text, also
 * where no letter needs it (docs/decisions/0043).
 */
it.each(FURTHER)(
  '$file is of a family of its own, which follows that of the common letters',
  ({ family, style }) => {
    const common = family.replace(/ Ext$/, '');
    expect(OWN).toContain(common);
    expect(FURTHER.filter((face) => face.family === common)).toEqual([]);
    expect(FURTHER.filter((face) => face.family === family && face.style === style)).toHaveLength(1);
    expect(lists).toContain(`"${common}", "${family}",`);
  },
);
