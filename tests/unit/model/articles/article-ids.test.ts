import { describe, expect, it } from 'vitest';
import { normalizeArticleId } from '@/model/articles/article-ids';

describe('the id of an article', () => {
  it.each([
    ['tag:blogger.com,1999:blog-123.post-987654321', '987654321'],
    ['blog-123.post-987654321', '987654321'],
    ['tag:blogger.com,1999:blog-123.page-987654321', '987654321'],
    ['page-987654321', '987654321'],
    ['123-987654321', '987654321'],
    ['post-987654321', '987654321'],
    ['987654321', '987654321'],
    ['AbC_de-f9', 'AbC_de-f9'],
    ['2024-caminos-de-piedra', '2024-caminos-de-piedra'],
  ])('%s is stored as %s', (raw, id) => {
    expect(normalizeArticleId(raw)).toBe(id);
  });

  it('normalised twice is the same', () => {
    const once = normalizeArticleId('tag:blogger.com,1999:blog-1.post-99');
    expect(once).toBe('99');
    expect(normalizeArticleId(once ?? '')).toBe('99');
  });

  it.each([
    '',
    '   ',
    '..',
    'a/b',
    'a b',
    'ñ',
    '__nombre__',
    'tag:blogger.com,1999:blog-1.post-',
    `${'a'.repeat(129)}`,
  ])('%j is none', (raw) => {
    expect(normalizeArticleId(raw)).toBeNull();
  });

  it('may have 128 characters', () => {
    const id = 'a'.repeat(128);
    expect(normalizeArticleId(id)).toBe(id);
  });
});
