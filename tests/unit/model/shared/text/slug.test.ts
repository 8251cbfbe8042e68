import { describe, expect, it } from 'vitest';
import { slugify } from '@/model/shared/text/slug';

describe('the slug of a title', () => {
  it.each([
    ['Ánfora, Ñandú y Güiro', 'anfora-nandu-y-guiro'],
    ['  ¿Qué dice   el registro? ', 'que-dice-el-registro'],
    ['Nefi - parte 2', 'nefi-parte-2'],
    ['--ya--con---guiones--', 'ya-con-guiones'],
    ['日本語', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('of a decomposed title is that of the composed one', () => {
    expect(slugify('an\u0303o'.normalize('NFD'))).toBe(slugify('año'));
  });
});
