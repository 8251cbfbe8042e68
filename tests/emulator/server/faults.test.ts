import { afterEach, describe, expect, it } from 'vitest';
import { serverForFile } from './harness';

const client = serverForFile();

const faults = (...list: object[]) => client().admin('PUT', '/faults', list);
const get = async (path = '/a/b') => (await client().api('GET', path)).status;
const commit = (path: string) =>
  client().api('POST', ':commit', { writes: [{ update: { name: client().name(path) } }] });

afterEach(async () => {
  await client().admin('DELETE', '/faults');
});

describe('troubles on order', () => {
  it('an error falls on every request until it is cleared', async () => {
    await faults({ error: 'UNAVAILABLE' });
    expect([await get(), await get()]).toEqual([503, 503]);
    await client().admin('DELETE', '/faults');
    expect(await get()).toBe(404);
  });

  it('an error with a number of times falls that often', async () => {
    await faults({ error: 'ABORTED', times: 1 });
    expect((await commit('a/x')).status).toBe(409);
    expect((await commit('a/x')).status).toBe(200);
  });

  it('an error falls only on the operation named', async () => {
    await faults({ match: { method: 'commit' }, error: 'RESOURCE_EXHAUSTED' });
    expect(await get()).toBe(404);
    expect((await commit('a/x')).status).toBe(429);
  });

  it('an error falls only where the address or the body has the text', async () => {
    await faults({ match: { pathContains: 'foro_temas/' }, error: 'PERMISSION_DENIED' });
    expect(await get('/articulos/a')).toBe(404);
    expect(await get('/foro_temas/a')).toBe(403);
    expect((await commit('foro_temas/a')).status).toBe(403);
  });

  it('a failed request has written nothing', async () => {
    await faults({ error: 'UNAVAILABLE', times: 1 });
    await commit('b/no');
    expect(await get('/b/no')).toBe(404);
  });

  it('an answer can be lost after the request took effect', async () => {
    await faults({ error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    expect((await commit('b/si')).status).toBe(503);
    expect(await get('/b/si')).toBe(200);
  });

  it('an answer can be late', async () => {
    await faults({ latencyMs: 120, times: 1 });
    const start = performance.now();
    await get();
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('a header orders one for its own request', async () => {
    const headers = { 'x-emulator-fault': JSON.stringify({ error: 'DEADLINE_EXCEEDED' }) };
    expect((await client().api('GET', '/a/b', undefined, { headers })).status).toBe(504);
    expect(await get()).toBe(404);
  });

  it('a share of the requests fails, the same ones with the same seed', async () => {
    const failing = async () => {
      await faults({ error: 'UNAVAILABLE', percent: 20, seed: 7 });
      const statuses = [];
      for (let n = 0; n < 200; n += 1) statuses.push(await get());
      return statuses;
    };
    const [first, second] = [await failing(), await failing()];
    const failed = first.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(20);
    expect(failed).toBeLessThan(60);
    expect(second).toEqual(first);
  });

  it('faults are of one project only', async () => {
    await faults({ error: 'UNAVAILABLE' });
    expect((await client().api('GET', '/a/b', undefined, { project: 'demo-otro' })).status).toBe(404);
  });

  it('a fault that is none is refused', async () => {
    expect((await faults({ error: 'CANSADO' })).status).toBe(400);
    expect((await faults({ retraso: 5 })).status).toBe(400);
    const headers = { 'x-emulator-fault': 'lento' };
    expect((await client().api('GET', '/a/b', undefined, { headers })).status).toBe(400);
  });
});
