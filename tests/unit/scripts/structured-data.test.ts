import { describe, expect, it } from 'vitest';
import { articleData } from '../../../scripts/prerender/structured-data';
import { anArticle } from '../model/fixtures';

const SITE = { url: 'https://sitio.example', name: 'Sitio', description: 'De prueba' };
const dataOf = (tags: string[]) =>
  JSON.stringify(articleData(SITE, anArticle({ tags }), 'https://sitio.example/p.png'));

describe('what search engines are told of an article', () => {
  it('names its tags', () => {
    expect(dataOf(['Nahom', 'Yemen'])).toContain('"keywords":"Nahom, Yemen"');
  });

  it('says nothing of tags where it has none', () => {
    expect(dataOf([])).not.toContain('keywords');
  });
});
