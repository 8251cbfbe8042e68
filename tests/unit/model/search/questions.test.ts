import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildIndex } from '@/model/search/build';
import { indexedArticle } from '@/model/search/indexed-article';
import { rank } from '@/model/search/rank';
import { sourceOf } from '@/model/search/source';
import { loadContent } from '../../../../scripts/seed/content';

const published = loadContent().articles.filter(({ estado }) => estado === 'publicado');
const source = sourceOf(buildIndex(published.map(indexedArticle)));

const questions = readFileSync(new URL('./questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#') && line.includes(' -> '))
  .map((line) => {
    const [asked = '', answers = ''] = line.split(' -> ');
    return { asked, answers: answers.split(' ') };
  });

/** From 1 the place of the first right article. */
async function placeOf({ asked, answers }: (typeof questions)[number]): Promise<number> {
  const { hits } = await rank(source, asked);
  const found = hits.findIndex(({ place }) => answers.includes(published[place]?.slug ?? ''));
  return found === -1 ? Number.POSITIVE_INFINITY : found + 1;
}

test('the right article is among the first three for 95 % of the questions, and the first for 80 %', async () => {
  const places = await Promise.all(questions.map(placeOf));
  const missed = questions.flatMap(({ asked }, at) =>
    (places[at] ?? 9) > 1 ? [`${places[at]} ${asked}`] : [],
  );
  const share = (most: number) => places.filter((place) => place <= most).length / places.length;
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(0.8);
});
