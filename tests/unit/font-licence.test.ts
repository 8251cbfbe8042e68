import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/paths';

const licence = readFileSync(inProject('public/OFL.txt'), 'utf8');
/** Its words: a package may break the lines another way. */
const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

it.each(['figtree', 'source-serif-4'])('the licence of %s goes with its letters', (name) => {
  const own = readFileSync(inProject(`node_modules/@fontsource-variable/${name}/LICENSE`), 'utf8');
  expect(words(licence)).toContain(words(own.slice(own.indexOf('This Font Software'))));
});

it('says of every file of letters whose it is', () => {
  const named = [...licence.matchAll(/\((\w+)\*\.woff2\)/g)].map(([, beginning = '']) => beginning);
  const files = readdirSync(inProject('public/fonts'));
  expect(files.filter((file) => !named.some((beginning) => file.startsWith(beginning)))).toEqual([]);
});
