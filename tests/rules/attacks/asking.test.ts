/** A second reader's attempts: questions and calls that only the REST API has words for. Each is refused, and nothing is written. */
import { doc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { IS_OFFICIAL, type RawCall } from '../backend';
import { besiege } from './support';

const site = besiege('demo-ataques-preguntas');

const text = (stringValue: string) => ({ stringValue });
const yes = (booleanValue: boolean) => ({ booleanValue });
const list = (...values: object[]) => ({ arrayValue: { values } });
const named = (path: string) => `projects/${site.backend.projectId}/databases/(default)/documents/${path}`;
const at = (path: string) => ({ referenceValue: named(path) });

const asks = (structuredQuery: object): RawCall => ({ address: ':runQuery', body: { structuredQuery } });
const from = (collectionId: string, more: object = {}) =>
  asks({ from: [{ collectionId }], limit: 10, ...more });
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const counts = (collectionId: string, query: object, how: object = { count: {} }): RawCall => ({
  address: ':runAggregationQuery',
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId }], ...query },
      aggregations: [{ alias: 'n', ...how }],
    },
  },
});
const commits = (...writes: object[]): RawCall => ({ address: ':commit', body: { writes } });

type Row = readonly [persona: string, what: string, call: () => RawCall];
/** 403; or 400 where the API takes no such request from anybody. */
const refuses = (rows: readonly Row[], status = 403) =>
  it.each(rows)('%s: %s', (persona, _what, call) =>
    site.expectNoChange(async () => {
      const answer = await site.backend.callAs(persona, call());
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    }),
  );

const HIDDEN = 'foro_respuestas/oculta';
const REPORT = 'foro_reportes/respuesta_denunciada_uid-editor';
const NO_REPORT = 'foro_reportes/respuesta_denunciada_uid-otro';

describe('hidden replies', () => {
  refuses([
    [
      'visitante',
      'what is not hidden, by !=',
      () => from('foro_respuestas', where('oculta', 'NOT_EQUAL', yes(true))),
    ],
    [
      'visitante',
      'what is not hidden, by not-in',
      () => from('foro_respuestas', where('oculta', 'NOT_IN', list(yes(true)))),
    ],
    [
      'visitante',
      'both, by in',
      () => from('foro_respuestas', where('oculta', 'IN', list(yes(false), yes(true)))),
    ],
    ['visitante', 'those below true', () => from('foro_respuestas', where('oculta', 'LESS_THAN', yes(true)))],
    [
      'visitante',
      'those not hidden, or of a topic',
      () =>
        from('foro_respuestas', {
          where: {
            compositeFilter: {
              op: 'OR',
              filters: [
                where('oculta', 'EQUAL', yes(false)).where,
                where('temaId', 'EQUAL', text('abierto')).where,
              ],
            },
          },
        }),
    ],
    ['visitante', 'one by its name', () => from('foro_respuestas', where('__name__', 'EQUAL', at(HIDDEN)))],
    [
      'visitante',
      'one by its name, among others',
      () => from('foro_respuestas', where('__name__', 'IN', list(at(HIDDEN)))),
    ],
    [
      'otro',
      'one among those that may be read',
      () => ({
        address: ':batchGet',
        body: { documents: [named('foro_respuestas/primera'), named(HIDDEN)] },
      }),
    ],
    [
      'otro',
      'one without its fields',
      () => ({
        address: ':batchGet',
        body: { documents: [named(HIDDEN)], mask: { fieldPaths: ['__name__'] } },
      }),
    ],
    [
      'otro',
      'how many likes they have',
      () => counts('foro_respuestas', { limit: 50 }, { sum: { field: { fieldPath: 'likes' } } }),
    ],
    [
      'visitante',
      'their entries in the search',
      () => from('foro_indice', where('palabras', 'ARRAY_CONTAINS', text('oas'))),
    ],
  ]);
});

describe('drafts, accounts and reports', () => {
  refuses([
    [
      'visitante',
      'articles of thirty states',
      () =>
        from(
          'articulos',
          where(
            'estado',
            'IN',
            list(text('publicado'), ...Array.from({ length: 29 }, (_, n) => text(`x${n}`))),
          ),
        ),
    ],
    [
      'visitante',
      'articles from a cursor on',
      () =>
        from('articulos', {
          orderBy: [{ field: { fieldPath: '__name__' } }],
          startAt: { values: [at('articulos/a')], before: true },
        }),
    ],
    [
      'visitante',
      'articles of a state or none',
      () => from('articulos', where('estado', 'GREATER_THAN_OR_EQUAL', text('publicado'))),
    ],
    [
      'usuario',
      'accounts in the order of their e-mails',
      () => from('usuarios', { orderBy: [{ field: { fieldPath: 'email' } }] }),
    ],
    [
      'usuario',
      'accounts of one name',
      () => from('usuarios', where('__name__', 'EQUAL', at('usuarios/uid-otro'))),
    ],
    [
      'usuario',
      'its own account, as a list',
      () => from('usuarios', where('uid', 'EQUAL', text('uid-usuario'))),
    ],
    [
      'usuario',
      'notices of all',
      () => asks({ from: [{ collectionId: 'notificaciones', allDescendants: true }], limit: 10 }),
    ],
    [
      'usuario',
      'revisions of all',
      () => asks({ from: [{ collectionId: 'revisiones', allDescendants: true }], limit: 10 }),
    ],
    ['usuario', 'all collections at once', () => asks({ from: [{ allDescendants: true }], limit: 10 })],
    [
      'usuario',
      'reports of itself',
      () => from('foro_reportes', where('autorId', 'EQUAL', text('uid-usuario'))),
    ],
    ['usuario', 'how many reports there are', () => counts('foro_reportes', { limit: 50 })],
    [
      'usuario',
      'messages of its own address',
      () => from('mensajes', where('email', 'EQUAL', text('usuario@demo.test'))),
    ],
    ['usuario', 'whose name is reserved, as a list', () => from('nombres_reservados')],
    ['usuario', 'who went', () => from('bajas')],
    ['usuario', 'which topics were buried', () => from('foro_borrados')],
    ['usuario', 'whether another went', () => ({ method: 'GET', address: '/bajas/uid-otro' })],
    ['usuario', 'the log of the staff', () => from('foro_moderacion')],
    ['usuario', 'eleven profiles', () => from('perfiles', { limit: 11 })],
    ['sin-verificar', 'profiles without a proven e-mail', () => from('perfiles')],
    [
      'visitante',
      'who visited what lately',
      () => from('visitas', { orderBy: [{ field: { fieldPath: 'fecha' } }] }),
    ],
    [
      'visitante',
      'what is missing below the topics',
      () => ({ method: 'GET', address: '/foro_temas?pageSize=10&showMissing=true' }),
    ],
    ['visitante', 'which collections there are', () => ({ address: ':listCollectionIds', body: {} })],
  ]);
});

describe('more than a page', () => {
  refuses([
    ['visitante', 'fifty-one topics', () => from('foro_temas', { limit: 51 })],
    ['visitante', 'topics without a limit', () => asks({ from: [{ collectionId: 'foro_temas' }] })],
    ['visitante', 'topics that are passed over', () => from('foro_temas', { offset: 1000 })],
    ['visitante', 'a count of all topics', () => counts('foro_temas', {})],
    ['visitante', 'a count of some of all topics', () => counts('foro_temas', {}, { count: { upTo: '10' } })],
    ['visitante', 'a hundred and one shards', () => from('catalogo', { limit: 101 })],
    [
      'visitante',
      'fifty-one comments of the site',
      () =>
        asks({
          from: [{ collectionId: 'comentarios', allDescendants: true }],
          limit: 51,
          ...where('articuloPublicado', 'EQUAL', yes(true)),
        }),
    ],
  ]);
});

describe('whether something is there', () => {
  const gone = (path: string, exists: boolean) =>
    commits({ delete: named(path), currentDocument: { exists } });
  const verified = (path: string, exists: boolean) =>
    commits({ verify: named(path), currentDocument: { exists } });
  const written = (path: string, exists: boolean) =>
    commits({ update: { name: named(path), fields: {} }, currentDocument: { exists } });
  refuses(
    [REPORT, NO_REPORT, 'usuarios/uid-otro', 'usuarios/uid-nadie'].flatMap((path): Row[] => [
      ['usuario', `${path}, by a deletion`, () => gone(path, true)],
      ['usuario', `${path}, by a check`, () => verified(path, true)],
      ['usuario', `${path}, by a write`, () => written(path, false)],
    ]),
  );
});

describe('one call for many writes', () => {
  const counted = (path: string, more: object[]) => ({
    update: { name: named(path), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'fecha', setToServerValue: 'REQUEST_TIME' }, ...more],
  });
  const one = { fieldPath: 'cuenta', increment: { integerValue: '1' } };
  refuses([
    [
      'visitante',
      'two views of one article',
      () => commits(counted('visitas/publicado', [one]), counted('visitas/publicado', [one])),
    ],
    ['visitante', 'one view that adds two', () => commits(counted('visitas/publicado', [one, one]))],
    [
      'visitante',
      'a view by the least of two numbers',
      () => commits(counted('visitas/publicado', [{ fieldPath: 'cuenta', minimum: { integerValue: '-5' } }])),
    ],
    ['visitante', 'the way in without a message', () => commits(counted('sistema/contacto', []))],
    [
      'usuario',
      'a notice marked by a time',
      () =>
        commits({
          transform: {
            document: named('usuarios/uid-usuario/notificaciones/nueva_respuesta_primera'),
            fieldTransforms: [{ fieldPath: 'leida', setToServerValue: 'REQUEST_TIME' }],
          },
        }),
    ],
    [
      'usuario',
      'its account emptied by a write without a mask',
      () => commits({ update: { name: named('usuarios/uid-usuario'), fields: {} } }),
    ],
    [
      'usuario',
      'a field of a map that is named with a dot',
      () =>
        commits({
          update: { name: named('usuarios/uid-usuario'), fields: {} },
          updateMask: { fieldPaths: ['`permisos.comentar`'] },
        }),
    ],
    [
      'usuario',
      'its own topic seen more, by the greatest of two numbers',
      () =>
        commits({
          update: { name: named('foro_temas/abierto'), fields: {} },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'vistas', maximum: { integerValue: '1000000' } }],
        }),
    ],
  ]);
});

describe('names that Firestore takes from nobody', () => {
  const put = (path: string) => commits({ update: { name: named(path), fields: {} } });
  refuses(
    [
      ['usuario', 'two dots', () => put('foro_temas/..')],
      ['usuario', 'a reserved one', () => put('foro_temas/__x__')],
      ['usuario', 'one of 1,501 bytes', () => put(`foro_temas/${'x'.repeat(1501)}`)],
      ['usuario', 'none', () => put('foro_temas/')],
    ],
    400,
  );
  refuses([
    ['usuario', 'one of 1,500 bytes', () => put(`foro_temas/${'x'.repeat(1500)}`)],
    ['usuario', 'one of letters that no id has', () => put('foro_temas/ñandú𝒳\u202Ex')],
    [
      'usuario',
      'a report by such a name',
      () => put(`foro_reportes/respuesta_${'ñ'.repeat(600)}_uid-usuario`),
    ],
  ]);
});

describe('the past', () => {
  // Rules are asked about what was stored then, and cannot tell: docs/security.md, known limits. If this fails, that is no limit any more.
  it.runIf(IS_OFFICIAL)('is told to who may not see the present', async () => {
    const path = 'articulos/publicado';
    const ask = (more: object): RawCall => ({
      address: ':batchGet',
      body: { documents: [named(path)], ...more },
    });
    const [before] = (await site.backend.callAs('visitante', ask({}))).body as { readTime: string }[];
    await updateDoc(doc(site.backend.owner, path), { estado: 'archivado' });
    expect((await site.backend.callAs('visitante', ask({}))).status).toBe(403);
    const past = await site.backend.callAs('visitante', ask({ readTime: before?.readTime }));
    expect(past.status).toBe(200);
  });
});
