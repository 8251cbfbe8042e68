import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A constant of a file, on a line of its own. */
const SAID = /^(?:export )?const (\w+)[^\n]*$/gm;
/** What holds no use: comments, imports, strings, members, keys, JSX attributes. */
const NO_USE = /\/\*[\s\S]*?\*\/|\/\/.*|^import[^;]*;|'[^'\n]*'|\.\w+|\b\w+\??:|\b\w+=(?=["{])/gm;

/** The constants that a file names above the line where they are said; functions and what is made by a call may stand below. */
function usedAbove(text: string): string[] {
  return [...text.matchAll(SAID)]
    .filter(([line]) => !/=>|= (?:async )?(?:function|\(|<|[\w.]+[(<])/.test(line))
    .filter(([, name = ''], index, all) => {
      const above = text.slice(0, all[index]?.index).replace(NO_USE, '');
      return new RegExp(`\\b${name}\\b`).test(above);
    })
    .map(([, name = '']) => name);
}

it('constants stand above their use', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));
  const found = files.flatMap((file) =>
    usedAbove(readFileSync(`src/${file}`, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('a constant below its use is found', () => {
  expect(usedAbove('function f() {\n  return LIMIT;\n}\nconst LIMIT = 3;')).toEqual(['LIMIT']);
  expect(usedAbove('const LIMIT = 3;\nfunction f(o) {\n  return o.LIMIT + LIMIT;\n}')).toEqual([]);
});
