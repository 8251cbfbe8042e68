import { describe, expect, it } from 'vitest';
import { EMPTY_EVIDENCE } from '@/model/articles/evidence/evidence';
import { articleData } from '../../../scripts/prerender/structured-data';
import { anArticle } from '../model/fixtures';

const SITE = { url: 'https://sitio.example', name: 'Sitio', description: 'De prueba' };
const dataOf = (tags: string[]) =>
  JSON.stringify(articleData(SITE, anArticle({ tags }), 'https://sitio.example/p.png'));

describe('what search engines are told of an article', () => {
  it('names its tags', () => {
    expect(dataOf(['Nahom', 'Yemen'])).toContain('"keywords":"Nahom, Yemen"');
  });

  it('names the claim of its record, with no rating of it', () => {
    const ficha = { ...EMPTY_EVIDENCE, afirmacion: 'Nahom está atestiguado.', lugar: 'Marib, Yemen' };
    const data = JSON.stringify(articleData(SITE, anArticle({ ficha }), 'https://sitio.example/p.png'));
    expect(data).toContain('"about":{"@type":"Claim","text":"Nahom está atestiguado."');
    expect(data).toContain('"spatialCoverage":{"@type":"Place","name":"Marib, Yemen"}');
    expect(data).toContain('"name":"Discutido"');
    expect(data).not.toMatch(/ClaimReview|Rating|temporalCoverage/);
  });

  it('says nothing of a claim where it has no record', () => {
    expect(dataOf([])).not.toMatch(/Claim|Coverage/);
  });

  it('says nothing of tags where it has none', () => {
    expect(dataOf([])).not.toContain('keywords');
  });
});
