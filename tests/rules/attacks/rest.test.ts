/** What the SDK cannot say but the REST API takes: masks, transforms, calls that are not atomic, questions about others. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import type { RawCall } from '../backend';
import { besiege, ME, MINE, OTHER } from './support';

const site = besiege('demo-ataques-rest');

type Fields = Record<string, object>;

const text = (stringValue: string) => ({ stringValue });
const whole = (value: number) => ({ integerValue: String(value) });
const list = (...values: object[]) => ({ arrayValue: { values } });
const map = (fields: Fields) => ({ mapValue: { fields } });
const NOW = { setToServerValue: 'REQUEST_TIME' };

const named = (path: string) => `projects/${site.backend.projectId}/databases/(default)/documents/${path}`;

/** A write of only these fields, with what the server works out. */
const write = (path: string, fields: Fields, transforms: Record<string, object> = {}) => ({
  update: { name: named(path), fields },
  updateMask: { fieldPaths: Object.keys(fields) },
  updateTransforms: Object.entries(transforms).map(([fieldPath, how]) => ({ fieldPath, ...how })),
});

const event = (tipo: string, id: string) => ({ ultimoEvento: map({ tipo: text(tipo), id: text(id) }) });

/** A favourite for the first time, as the site saves it. */
/** The step of its pace. */
const step = (cost: number) => ({
  'ritmo.actos': { increment: whole(cost) },
  'ritmo.hoy': { increment: whole(cost) },
});

const favourite = (id: string, puntos = 5) => [
  write(
    MINE,
    { ...event('favorito', id), nivelActividad: text('Principiante') },
    {
      articulosFavoritos: { appendMissingElements: { values: [text(id)] } },
      puntos: { increment: whole(puntos) },
      ultimaActividad: NOW,
      ...step(1),
    },
  ),
  write(
    `${MINE}/premios/favorito-${id}`,
    { tipo: text('favorito'), referencia: text(id), puntos: whole(puntos) },
    { fechaObtencion: NOW },
  ),
];

const comment = (id: string) => [
  write(
    `articulos/publicado/comentarios/${id}`,
    {
      autor: text('Lucía'),
      autorId: text(ME),
      contenido: text('Muy claro.'),
      articuloId: text('publicado'),
      articuloTitulo: text('Altares de Marib'),
      articuloPublicado: { booleanValue: true },
    },
    { fechaPublicacion: NOW, fechaActualizacion: NOW },
  ),
  write('articulos/publicado', { ultimoComentario: text(id) }, { comentariosCount: { increment: whole(1) } }),
  write(
    MINE,
    { ultimoEvento: map({ tipo: text('comentario'), id: text(id), articulo: text('publicado') }) },
    { comentariosCount: { increment: whole(1) }, ultimaActividad: NOW, ...step(3) },
  ),
];

const commit = (...writes: object[]): RawCall => ({ address: ':commit', body: { writes } });

const call = (what: RawCall) => site.backend.callAs('usuario', what);

/** Whether an answer refuses: as a whole, or, where writes are judged one by one, each of them. */
function refused({ status, body }: { status: number; body: unknown }): boolean {
  if (status !== 200) return status === 403;
  const results: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'status') : null;
  return Array.isArray(results) && results.every(({ code }) => code === 7);
}

const expectRefused = (what: () => RawCall): Promise<void> =>
  site.expectNoChange(async () => {
    const answer = await call(what());
    expect(refused(answer), JSON.stringify(answer)).toBe(true);
  });

type Attack = readonly [what: string, attack: () => RawCall];
const refuses = (attacks: readonly Attack[]) =>
  it.each(attacks)('%s', (_what, attack) => expectRefused(attack));

describe('what the server works out', () => {
  const transformed = (field: string, how: object) => () =>
    commit(write(MINE, {}, { [field]: how, fechaActualizacion: NOW }));
  refuses([
    ['points, by a maximum', transformed('puntos', { maximum: whole(1000) })],
    ['points, by an increment', transformed('puntos', { increment: whole(5) })],
    ['points as a double', transformed('puntos', { increment: { doubleValue: 0 } })],
    ['a count, by a minimum', transformed('comentariosCount', { minimum: whole(-5) })],
    ['a badge, appended', transformed('insignias', { appendMissingElements: { values: [text('erudito')] } })],
    ['a date in place of the role', transformed('rol', NOW)],
    ['a later date of birth', transformed('fechaRegistro', NOW)],
  ]);
});

describe('writes by their mask', () => {
  const patch = (path: string, query: string, fields: Fields): RawCall => ({
    method: 'PATCH',
    address: `/${path}?${query}`,
    body: { fields },
  });
  refuses([
    ['the role', () => patch(MINE, 'updateMask.fieldPaths=rol', { rol: text('administrador') })],
    [
      'the role, quoted',
      () => patch(MINE, 'updateMask.fieldPaths=%60rol%60', { rol: text('administrador') }),
    ],
    [
      'one permission inside the map',
      () =>
        patch(MINE, 'updateMask.fieldPaths=permisos.asignarRoles', {
          permisos: map({ asignarRoles: { booleanValue: true } }),
        }),
    ],
    ['everything but the role, taken away', () => patch(MINE, '', { rol: text('usuario') })],
    ['a required field, taken away', () => patch(MINE, 'updateMask.fieldPaths=ultimoEvento', {})],
    [
      'another’s picture',
      () => patch(OTHER, 'updateMask.fieldPaths=avatar', { avatar: text('/img/avatares/rey.svg') }),
    ],
    [
      'a second account, under a uid of one’s choice',
      () => ({ address: '/usuarios?documentId=uid-inventado', body: { fields: { uid: text(ME) } } }),
    ],
    [
      'an award for another',
      () => ({ address: `/${OTHER}/premios?documentId=favorito-x`, body: { fields: { puntos: whole(5) } } }),
    ],
    [
      'another’s comment, deleted',
      () => ({ method: 'DELETE', address: '/articulos/publicado/comentarios/suyo' }),
    ],
    ['one’s own award, deleted', () => ({ method: 'DELETE', address: `/${MINE}/premios/favorito-antes` })],
    [
      'one’s own award, raised',
      () => patch(`${MINE}/premios/favorito-antes`, 'updateMask.fieldPaths=puntos', { puntos: whole(500) }),
    ],
  ]);
});

describe('places that nobody named', () => {
  const plant = (path: string) => () => commit(write(path, { uid: text(ME) }));
  refuses(
    ['cualquiera/x', `${MINE}/cosas/x`, 'sistema/otro', 'premios/x', `perfiles/${ME}/comentarios/x`].map(
      (path) => [path, plant(path)] as const,
    ),
  );
});

describe('writes that are not one commit', () => {
  const apart = (writes: object[]): RawCall => ({ address: ':batchWrite', body: { writes } });
  refuses([
    ['a favourite and its award', () => apart(favourite('publicado'))],
    ['the award first', () => apart(favourite('publicado').reverse())],
    ['a comment and its counts', () => apart(comment('nuevo'))],
  ]);
});

describe('more than one event in a commit', () => {
  refuses([
    ['two favourites', () => commit(...favourite('publicado'), ...favourite('antes'))],
    ['a favourite twice', () => commit(...favourite('publicado'), ...favourite('publicado'))],
    ['a favourite and a comment', () => commit(...favourite('publicado'), ...comment('nuevo'))],
    [
      'a favourite and the rest of a profile that is not one’s own',
      () => commit(...favourite('publicado'), write('perfiles/uid-otro', { nombre: text('Burlado') })),
    ],
    [
      'a favourite and the role, in a second write of the account',
      () => commit(...favourite('publicado'), write(MINE, { rol: text('administrador') })),
    ],
    [
      'a favourite listed twice',
      () =>
        commit(
          ...favourite('publicado'),
          write(
            MINE,
            { articulosFavoritos: list(text('guardado'), text('publicado'), text('publicado')) },
            { ultimaActividad: NOW },
          ),
        ),
    ],
  ]);
});

describe('the same bytes again', () => {
  it.each([
    ['a favourite', () => commit(...favourite('publicado'))],
    ['a comment', () => commit(...comment('nuevo'))],
  ])('%s', async (_what, attack) => {
    expect((await call(attack())).status).toBe(200);
    await expectRefused(attack);
  });

  it('of many at once, a favourite earns once and a comment counts once', async () => {
    const many = Array.from({ length: 10 }, () => call(commit(...favourite('publicado'))));
    expect((await Promise.all(many)).filter(({ status }) => status === 200)).toHaveLength(1);
    const words = Array.from({ length: 10 }, () => call(commit(...comment('nuevo'))));
    expect((await Promise.all(words)).filter(({ status }) => status === 200)).toHaveLength(1);
    const mine = (await getDoc(doc(site.backend.owner, MINE))).data();
    expect([mine?.puntos, mine?.comentariosCount]).toEqual([15, 2]);
  });
});

describe('questions about others', () => {
  const from = (collectionId: string, more: object = {}) => ({ from: [{ collectionId }], ...more });
  const withEmail = {
    where: {
      fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: text('administrador@demo.test') },
    },
  };
  const counted = (query: object): RawCall => ({
    address: ':runAggregationQuery',
    body: {
      structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: 'n', count: {} }] },
    },
  });
  const ids = { select: { fields: [{ fieldPath: '__name__' }] }, limit: 1 };
  refuses([
    ['who has this e-mail, by counting', () => counted(from('usuarios', withEmail))],
    ['how many there are', () => counted(from('usuarios'))],
    ['how many profiles there are', () => counted(from('perfiles'))],
    [
      'the sum of their points',
      () => ({
        address: ':runAggregationQuery',
        body: {
          structuredAggregationQuery: {
            structuredQuery: from('usuarios'),
            aggregations: [{ alias: 's', sum: { field: { fieldPath: 'puntos' } } }],
          },
        },
      }),
    ],
    ['their ids alone', () => ({ address: ':runQuery', body: { structuredQuery: from('usuarios', ids) } })],
    [
      'the drafts, by their words',
      () => ({ address: ':runQuery', body: { structuredQuery: from('articulos', { limit: 50 }) } }),
    ],
    ['the list of accounts', () => ({ method: 'GET', address: '/usuarios?pageSize=1' })],
    ['one field of an account', () => ({ method: 'GET', address: `/${OTHER}?mask.fieldPaths=uid` })],
    [
      'one field of an account, among others',
      () => ({ address: ':batchGet', body: { documents: [named(OTHER)], mask: { fieldPaths: ['uid'] } } }),
    ],
    ['an award of another', () => ({ method: 'GET', address: `/${OTHER}/premios/favorito-guardado` })],
    ['what is kept below an account', () => ({ address: `/${OTHER}:listCollectionIds`, body: {} })],
  ]);
});
