import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const EXPORTED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** A component bears the name of what it shows. */
const SHOWN_BY_NAME = ['ArticleCard'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

/** Where each name is defined to be taken by others. */
function definitions(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      if (!found.get(name)?.includes(file)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

/** Whether one of two files only brings the other by import(): then both names mean the same. */
function isBrought(places: readonly string[]): boolean {
  const brings = (bringer: string, brought: string) => {
    const name = brought.replace(/^.*\/|\.tsx?$/g, '');
    return files.some(({ file, text }) => file === bringer && text.includes(`import('./${name}')`));
  };
  const [one = '', other = ''] = places;
  return places.length === 2 && (brings(one, other) || brings(other, one));
}

it('no two things have one name', () => {
  const equal = [...definitions()].filter(([, places]) => places.length > 1 && !isBrought(places));
  expect(equal.filter(([name]) => !SHOWN_BY_NAME.includes(name))).toEqual([]);
});

it('the names are found', () => {
  expect(definitions().get('ArticleCard')).toHaveLength(2);
});
