import { describe, expect, it } from 'vitest';
import { doneSteps, isBeginning } from '@/model/articles/first-steps';

const draft = { estado: 'borrador', autorId: 'ana' } as const;
const published = { estado: 'publicado', autorId: 'ana' } as const;

describe('the first steps of a site', () => {
  it.each([
    ['nothing', [], 0, []],
    ['a category', [], 1, ['category']],
    ['a draft', [draft], 0, ['article']],
    ['an article that readers see', [published], 2, ['category', 'article', 'publish']],
    ['drafts of the old blog', [{ ...draft, autorId: 'blogger' }], 1, ['category', 'article', 'import']],
  ])('are told done by what there is: %s', (_what, articles, categories, done) => {
    expect([...doneSteps(articles, categories)]).toEqual(done);
  });

  it('are for a site without published articles, all of which are known', () => {
    expect(isBeginning([], false)).toBe(true);
    expect(isBeginning([draft], false)).toBe(true);
    expect(isBeginning([draft, published], false)).toBe(false);
    expect(isBeginning([draft], true)).toBe(false);
  });
});
