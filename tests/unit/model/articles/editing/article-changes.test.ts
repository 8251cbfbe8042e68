import { describe, expect, it } from 'vitest';
import type { ArticleState } from '@/model/articles/article';
import {
  draftOf as draftOfArticle,
  hasSameContent,
  nextArticle,
  publishedStep,
} from '@/model/articles/editing/article-changes';
import { anArticle } from '../../fixtures';

const now = new Date(2026, 0, 1);
const stored = (estado: ArticleState, fechaPublicacion: Date | null) =>
  anArticle({ estado, fechaPublicacion });
const draftOf = (over: Partial<ReturnType<typeof anArticle>> = {}) => draftOfArticle(anArticle(over));

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
    expect(nextArticle('a1', was, draftOf(), now)).toMatchObject({
      visitas: 7,
      comentariosCount: 3,
    });
  });

  it('has the next version, and the next revision when it is published', () => {
    expect(nextArticle('n', null, draftOf({ estado: 'borrador' }), now)).toMatchObject({
      version: 1,
      revisiones: 0,
    });
    const was = anArticle({ version: 4, revisiones: 2 });
    expect(nextArticle('a1', was, draftOf(), now)).toMatchObject({ version: 5, revisiones: 3 });
    expect(nextArticle('a1', was, draftOf({ estado: 'archivado' }), now)).toMatchObject({
      version: 5,
      revisiones: 2,
    });
  });

  it('keeps its author and where it came from', () => {
    const origen = { tipo: 'blogger', id: '12', huella: 'x', direccion: null } as const;
    const was = anArticle({ autorId: 'u1', origen });
    expect(nextArticle('a1', was, draftOf({ autorId: 'u2' }), now)).toMatchObject({ autorId: 'u1', origen });
  });

  it('keeps the alternative texts of the pictures that it has', () => {
    const imagenesAlt = { '/img/a.svg': ' Un mapa ', '/img/b.svg': '', '/img/c.svg': 'Ya no está' };
    const draft = draftOf({ imagenPrincipal: '/img/a.svg', imagenes: ['/img/b.svg'], imagenesAlt });
    expect(nextArticle('n', null, draft, now).imagenesAlt).toEqual({ '/img/a.svg': 'Un mapa' });
  });

  it('has a slug that fits', () => {
    expect(nextArticle('n', null, draftOf({ titulo: 'palabra '.repeat(60) }), now).slug).toHaveLength(220);
  });
});

describe('two articles', () => {
  it('say the same whoever saved them, in whatever order their alternative texts stand', () => {
    const one = anArticle({ version: 3, imagenesAlt: { a: '1', b: '2' } });
    const other = anArticle({ version: 9, fechaActualizacion: now, imagenesAlt: { b: '2', a: '1' } });
    expect(hasSameContent(one, other)).toBe(true);
  });

  it.each([
    { titulo: 'Otro' },
    { contenido: 'Otro' },
    { estado: 'borrador' as const },
    { categorias: [] },
    { imagenesAlt: { a: 'b' } },
  ])('do not with %o', (over) => {
    expect(hasSameContent(anArticle(), anArticle(over))).toBe(false);
  });
});

describe("the author's count of published articles", () => {
  it.each<[ArticleState | null, ArticleState | null, number]>([
    [null, 'publicado', 1],
    ['borrador', 'publicado', 1],
    ['publicado', 'publicado', 0],
    ['publicado', 'archivado', -1],
    ['publicado', null, -1],
    ['archivado', null, 0],
    [null, 'borrador', 0],
  ])('from %s to %s moves by %i', (from, to, step) => {
    const of = (estado: ArticleState | null) => (estado === null ? null : anArticle({ estado }));
    expect(publishedStep(of(from), of(to))).toBe(step);
  });
});
