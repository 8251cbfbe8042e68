import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf } from '../support/imports';

/** The folders of `src/components`, from the ground up: each may use those before it, and none after it (docs/architecture.md). */
const ORDER = [
  'ui',
  'account',
  'passages',
  'articles',
  'forum',
  'library',
  'home',
  'profile',
  'search',
  'layout',
  'admin',
  'editor',
];

const folderOf = (path: string) => /^src\/components\/([\w-]+)\//.exec(path)?.[1];

const arrows = importsOf('src/components').flatMap(({ file, from }) => {
  const [user = '', used] = [folderOf(file), folderOf(from)];
  return used && used !== user ? [{ user, used, said: `${file} imports ${from}` }] : [];
});

it('every folder of components has its place in the order', () => {
  expect(readdirSync('src/components').sort()).toEqual([...ORDER].sort());
});

it.each(ORDER)('%s uses only what stands below it', (folder) => {
  const below = ORDER.slice(0, ORDER.indexOf(folder));
  const wrong = arrows.filter(({ user, used }) => user === folder && !below.includes(used));
  expect(wrong.map(({ said }) => said)).toEqual([]);
});

it('the panel and the forum share what both need by ui/ and account/', () => {
  const between = arrows.filter(({ user, used }) => user === 'admin' && used === 'forum');
  expect(between.map(({ said }) => said)).toEqual([]);
});

it('no page stands on another', () => {
  const wrong = importsOf('src/pages').filter(({ from }) => from.startsWith('src/pages/'));
  expect(wrong).toEqual([]);
});

it('the arrows are found', () => {
  const found = arrows.map(({ user, used }) => `${user} → ${used}`);
  expect(found).toContain('articles → account');
  expect(importsOf('src/pages').map(({ from }) => from)).toContain('src/components/ui');
});
