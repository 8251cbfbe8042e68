import { describe, expect, it } from 'vitest';
import type { Comment } from '@/model/comments/comment';
import { commentThreads } from '@/model/comments/comment-threads';

function aComment(id: string, day: number, respuestaA: string | null = null): Comment {
  const fecha = new Date(Date.UTC(2024, 0, day));
  return {
    ...{ id, autor: 'Ana', autorId: null, autorAvatar: null, autorRol: null, contenido: id, respuestaA },
    ...{ fechaPublicacion: fecha, fechaActualizacion: fecha, articuloId: 'a1', articuloTitulo: 'Caminos' },
  };
}

const drawn = (...comments: Comment[]) =>
  commentThreads(comments).map(({ comment, answers }) => [comment.id, ...answers.map(({ id }) => id)]);

describe('comments under an article', () => {
  it('stand oldest first, answers under their question', () => {
    expect(drawn(aComment('c', 3), aComment('r2', 9, 'a'), aComment('a', 1), aComment('r1', 5, 'a'))).toEqual(
      [['a', 'r1', 'r2'], ['c']],
    );
  });

  it('have one level: an answer to an answer stands under the question', () => {
    expect(drawn(aComment('a', 1), aComment('r1', 2, 'a'), aComment('r2', 3, 'r1'))).toEqual([
      ['a', 'r1', 'r2'],
    ]);
  });

  it('stand by themselves where their question is gone', () => {
    expect(drawn(aComment('r', 2, 'nada'), aComment('a', 1))).toEqual([['a'], ['r']]);
  });

  it('that were read twice stand once', () => {
    expect(drawn(aComment('a', 1), aComment('r', 2, 'a'), aComment('r', 2, 'a'))).toEqual([['a', 'r']]);
  });

  it('that answer each other or themselves are all there', () => {
    expect(
      drawn(aComment('a', 1, 'b'), aComment('b', 2, 'a'), aComment('c', 3, 'c'))
        .flat()
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });
});
