import { describe, expect, it } from 'vitest';
import type { ArticleState } from '@/model/article';
import { nextArticle } from '@/model/article-changes';
import { anArticle } from './fixtures';

const now = new Date(2026, 0, 1);
const stored = (estado: ArticleState, fechaPublicacion: Date | null) =>
  anArticle({ estado, fechaPublicacion });
const draftOf = (over: Partial<ReturnType<typeof anArticle>> = {}) => {
  const { fechaPublicacion: _, ...draft } = anArticle(over);
  return draft;
};

describe('saving an article', () => {
  it('that is new and published publishes it now', () => {
    expect(nextArticle('n', null, draftOf(), now)).toMatchObject({
      id: 'n',
      fechaPublicacion: now,
      fechaCreacion: now,
    });
  });

  it('that is new and a draft does not publish it', () => {
    expect(nextArticle('n', null, draftOf({ estado: 'borrador' }), now).fechaPublicacion).toBeNull();
  });

  it('that becomes published again publishes it now', () => {
    const was = stored('archivado', new Date(2020, 0, 1));
    expect(nextArticle('a1', was, draftOf(), now).fechaPublicacion).toEqual(now);
  });

  it('that stays published keeps its date', () => {
    const date = new Date(2020, 0, 1);
    expect(nextArticle('a1', stored('publicado', date), draftOf(), now).fechaPublicacion).toEqual(date);
  });

  it('with a new title makes a new slug, and keeps an old one otherwise', () => {
    const was = anArticle({ slug: 'a-mano' });
    expect(nextArticle('a1', was, draftOf(), now).slug).toBe('a-mano');
    expect(nextArticle('a1', was, draftOf({ titulo: 'Otro título' }), now).slug).toBe('otro-titulo');
  });

  it('keeps the visits and comments counted', () => {
    const was = anArticle({ visitas: 7, comentariosCount: 3 });
    expect(nextArticle('a1', was, draftOf({ visitas: 0 }), now)).toMatchObject({
      visitas: 7,
      comentariosCount: 3,
    });
  });
});
