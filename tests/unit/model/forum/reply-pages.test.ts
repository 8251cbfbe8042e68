import { describe, expect, it } from 'vitest';
import { newReplies } from '@/model/forum/new-replies';
import {
  firstNumberOf,
  pageIn,
  pageOf,
  pagesIn,
  withinReach,
  withOwnHidden,
} from '@/model/forum/reply-pages';
import { targetIn } from '@/model/forum/reply-target';
import type { Reply } from '@/model/forum/topic';

const reply = (numero: number, over: Partial<Reply> = {}): Reply => ({
  id: `r${numero}`,
  temaId: 't',
  numero,
  contenido: '',
  autorId: 'ana',
  autorNombre: 'Ana',
  autorAvatar: '',
  autorRol: 'usuario',
  fechaCreacion: null,
  fechaActualizacion: null,
  fechaEdicion: null,
  editado: false,
  likes: 0,
  usuariosLike: [],
  reportes: 0,
  oculta: false,
  pendiente: false,
  ...over,
});

describe('pages of replies', () => {
  it('hold twenty numbers each, from the first', () => {
    expect([0, 1, 20, 21, 40, 41].map(pageOf)).toEqual([1, 1, 1, 2, 2, 3]);
    expect([1, 2, 250].map(firstNumberOf)).toEqual([1, 21, 4981]);
    expect(pagesIn({ first: 2, last: 4 })).toEqual([2, 3, 4]);
  });

  it('are led to no further than the one after the last that is known', () => {
    expect([1, 3, 4, 5, 500].map((page) => withinReach(page, 47))).toEqual([1, 3, 4, 4, 4]);
    expect(withinReach(9, 0)).toBe(2);
  });

  it('are named by the address; what names none is the first', () => {
    expect(['?pagina=3', '?pagina=0', '?pagina=-1', '?pagina=1.5', '?pagina=x', ''].map(pageIn)).toEqual([
      3, 1, 1, 1, 1, 1,
    ]);
  });
});

describe('the hash of an address', () => {
  it.each([
    ['#respuesta-abc123', { id: 'abc123' }],
    ['#12', { numero: 12 }],
    ['#0', null],
    ['#', null],
    ['', null],
    ['#respuesta-', null],
    ['#respuesta-a/b', null],
    ['#12345678', null],
    ['#contenido', null],
  ])('%s', (hash, target) => {
    expect(targetIn(hash)).toEqual(target);
  });
});

describe('one’s own hidden replies', () => {
  it('stand in their places on their page, once', () => {
    const hidden = [reply(2, { oculta: true }), reply(25, { oculta: true }), reply(3)];
    const shown = withOwnHidden([reply(1), reply(3)], hidden, 1);
    expect(shown.map(({ numero }) => numero)).toEqual([1, 2, 3]);
  });
});

describe('new replies', () => {
  const topic = (ultimoNumero: number, respuestas = ultimoNumero, last = ultimoNumero) => ({
    ultimoNumero,
    respuestas,
    ultimaRespuestaId: `r${last}`,
  });
  const seen = { seen: 20, respuestas: 20, shown: [reply(19), reply(20)] };

  it('are those after what was seen, but for one’s own', () => {
    expect(newReplies(topic(23), seen, new Set())).toEqual({ count: 3, first: 21 });
    expect(newReplies(topic(23), seen, new Set([0, 19, 22]))).toEqual({ count: 2, first: 21 });
    expect(newReplies(topic(23), seen, new Set([21, 22]))).toEqual({ count: 1, first: 23 });
    expect(newReplies(topic(19), seen, new Set()).count).toBe(0);
  });

  it('are none where the new one was deleted or hidden meanwhile', () => {
    expect(newReplies(topic(21, 20, 20), seen, new Set()).count).toBe(0);
    expect(newReplies(topic(21, 21, 20), seen, new Set()).count).toBe(0);
    expect(newReplies(topic(1, 0), { seen: 0, respuestas: 0, shown: [] }, new Set()).count).toBe(0);
  });

  it('are no more than the topic has, where one of them was deleted', () => {
    expect(newReplies(topic(23, 22), seen, new Set()).count).toBe(2);
    expect(newReplies(topic(21, 20), seen, new Set()).count).toBe(1);
  });
});
