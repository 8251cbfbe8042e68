import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseArticle } from '@/services/articles/reading';
import {
  consumePrefetched,
  isEarly,
  plainFields,
  untilReadOrLate,
} from '@/services/firestore/early-document';

const FOUND = {
  name: 'projects/p/databases/(default)/documents/articulos/99',
  fields: {
    titulo: { stringValue: 'Altares de Marib' },
    estado: { stringValue: 'publicado' },
    visitas: { integerValue: '12' },
    tags: { arrayValue: { values: [{ stringValue: 'Arabia' }] } },
    imagenes: { arrayValue: {} },
    imagenPrincipal: { nullValue: null },
    fechaPublicacion: { timestampValue: '2024-03-12T10:00:00Z' },
    fragmentos: {
      mapValue: { fields: { catalogo: { stringValue: '2024' }, buscador: { stringValue: '2024' } } },
    },
  },
};

function answered(answer: Promise<unknown>, asked = Date.now()): void {
  vi.stubGlobal('window', { earlyDocument: { path: 'articulos/99', answer, asked } });
}

function fieldsOf(data: Awaited<ReturnType<typeof consumePrefetched>>) {
  if (data === null || data === 'missing') throw new Error('There are no fields.');
  return data;
}

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the document that the page asked for before the application', () => {
  it('is the same as the one the service would read', async () => {
    answered(Promise.resolve([{ found: FOUND }]));
    const data = await consumePrefetched('articulos/99');
    expect(parseArticle('99', fieldsOf(data))).toMatchObject({
      id: '99',
      titulo: 'Altares de Marib',
      estado: 'publicado',
      visitas: 12,
      tags: ['Arabia'],
      imagenes: [],
      imagenPrincipal: null,
      fechaPublicacion: new Date('2024-03-12T10:00:00Z'),
      fragmentos: { catalogo: '2024', buscador: '2024' },
    });
  });

  it('is taken once', async () => {
    answered(Promise.resolve([{ found: FOUND }]));
    expect(isEarly('articulos/99')).toBe(true);
    await consumePrefetched('articulos/99');
    expect(isEarly('articulos/99')).toBe(false);
    expect(await consumePrefetched('articulos/99')).toBeNull();
  });

  it('is none when another one is wanted', async () => {
    answered(Promise.resolve([{ found: FOUND }]));
    expect(await consumePrefetched('articulos/100')).toBeNull();
  });

  it('is none when it was asked for more than half a minute ago', async () => {
    answered(Promise.resolve([{ found: FOUND }]), Date.now() - 30_001);
    expect(await consumePrefetched('articulos/99')).toBeNull();
  });

  it.each([
    ['there is no such article', Promise.resolve([{ missing: 'articulos/99' }])],
    ['visitors may not read it', Promise.resolve([{ error: { code: 403 } }])],
    ['the whole request is denied', Promise.resolve({ error: { code: 403 } })],
  ])('is missing when %s', async (_why, answer) => {
    answered(answer);
    expect(await consumePrefetched('articulos/99')).toBe('missing');
  });

  it.each([
    ['the server is out of order', Promise.resolve([{ error: { code: 503 } }])],
    ['the answer makes no sense', Promise.resolve('nada')],
  ])('is none when %s', async (_why, answer) => {
    answered(answer);
    expect(await consumePrefetched('articulos/99')).toBeNull();
  });

  it('is none when the request failed', async () => {
    answered(Promise.reject(new TypeError('Failed to fetch')));
    expect(await consumePrefetched('articulos/99')).toBeNull();
  });
});

describe('a page that waits for what was asked for early', () => {
  it('waits for its reading, and three seconds at most', async () => {
    vi.useFakeTimers();
    try {
      const late = vi.fn();
      void untilReadOrLate(new Promise(() => {})).then(late);
      await vi.advanceTimersByTimeAsync(2999);
      expect(late).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(late).toHaveBeenCalledOnce();
      await expect(untilReadOrLate(Promise.resolve('aquí'))).resolves.toBe('aquí');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('fields of the REST API', () => {
  it('are read whatever their kind', () => {
    expect(
      plainFields({ a: { doubleValue: 1.5 }, b: { booleanValue: false }, c: { nullValue: null }, d: 'x' }),
    ).toEqual({ a: 1.5, b: false, c: null, d: null });
    expect(plainFields(undefined)).toEqual({});
  });
});
