import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { type RebuildProgress, rebuildCatalogue } from '@/services/articles/catalogue';
import {
  countCatalogue,
  fetchShardsBackwards,
  fetchShardsChangedSince,
  type Shard,
  startSnapshot,
  withChanges,
  withOlder,
} from '@/services/articles/shards';
import { openSite } from './backend';
import { entriesOf, save, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-shards');
const inYear = (year: number) => ({ fechaPublicacion: new Date(Date.UTC(year, 5, 1)) });
const ids = (shards: readonly Shard[]) => shards.map((shard) => shard.id);

async function putShard(id: string, entradas: Record<string, string> = {}): Promise<void> {
  await setDoc(doc(site.admin, 'catalogo', id), {
    anio: Number(id.slice(0, 4)),
    entradas,
    ultimoArticulo: '',
    fechaActualizacion: new Date(),
  });
}

describe('reading shards', () => {
  it('goes from the newest part of the newest year back, one read each', async () => {
    for (const id of ['2022', '2024-02', '2023', '2024']) await putShard(id);
    await site.resetMeter();
    const first = await fetchShardsBackwards(site.visitor, 'catalogo', { limit: 1 });
    expect(ids(first)).toEqual(['2024-02']);
    const [after] = first;
    const rest = await fetchShardsBackwards(site.visitor, 'catalogo', {
      ...(after ? { after } : {}),
      limit: 20,
    });
    expect(ids(rest)).toEqual(['2024', '2023', '2022']);
    expect(await site.reads()).toBe(4);
  });

  it('since a version brings only what changed, and costs one read when nothing did', async () => {
    await save(site.admin, 'a1', inYear(2023));
    await save(site.admin, 'a2', inYear(2024));
    const known = startSnapshot(await fetchShardsBackwards(site.visitor, 'catalogo', { limit: 9 }), 9, 0);
    await site.resetMeter();
    expect(await fetchShardsChangedSince(site.visitor, 'catalogo', known.seen)).toEqual([]);
    expect(await site.reads()).toBe(1);
    await save(site.admin, 'a1', { ...inYear(2023), titulo: 'Otro' });
    expect(ids(await fetchShardsChangedSince(site.visitor, 'catalogo', known.seen))).toEqual(['2023']);
  });

  it('since a version brings all that changed, however many', async () => {
    for (let year = 1990; year < 2030; year++) await putShard(String(year));
    const changed = await fetchShardsChangedSince(site.visitor, 'catalogo', { seconds: 0, nanoseconds: 0 });
    expect(new Set(ids(changed)).size).toBe(40);
  });

  it('leaves out entries that are not text', async () => {
    await setDoc(doc(site.admin, 'catalogo/2024'), { anio: 'x', entradas: { a: 'sí', b: 7 } });
    await updateDoc(doc(site.admin, 'catalogo/2024'), { anio: 2024 });
    const [shard] = await fetchShardsBackwards(site.visitor, 'catalogo', { limit: 1 });
    expect(shard?.entradas).toEqual({ a: 'sí' });
  });
});

describe('the shards a device holds', () => {
  const shard = (id: string, seconds: number, entry = ''): Shard => ({
    id,
    anio: Number(id.slice(0, 4)),
    version: { seconds, nanoseconds: 0 },
    entradas: entry ? { a: entry } : {},
  });
  const held = startSnapshot([shard('2024', 5)], 1, 0);

  it('are all there when fewer came than were asked for', () => {
    expect(held.complete).toBe(false);
    expect(startSnapshot([], 1, 0).complete).toBe(true);
    expect(withOlder(held, [shard('2023', 1)], 5).complete).toBe(true);
  });

  it('stay complete when a smaller answer comes late', () => {
    const all = withOlder(held, [shard('2023', 1), shard('2022', 1)], 5);
    expect(withOlder(all, [shard('2023', 1)], 1)).toMatchObject({ complete: true, shards: all.shards });
  });

  it('take changes and new years, newest first', () => {
    const changed = withChanges(held, [shard('2025', 7), shard('2024', 6, 'nuevo')]);
    expect(ids(changed.shards)).toEqual(['2025', '2024']);
    expect(changed.shards[1]?.entradas).toEqual({ a: 'nuevo' });
    expect(changed.seen.seconds).toBe(7);
  });

  it('leave a change in years they do not hold for later, and remember having seen it', () => {
    const changed = withChanges(held, [shard('2020', 9)]);
    expect(ids(changed.shards)).toEqual(['2024']);
    expect(changed.seen.seconds).toBe(9);
  });

  it('are the same object when nothing changed', () => {
    expect(withChanges(held, [])).toBe(held);
  });
});

describe('how many articles the catalogue lists', () => {
  const total = () => countCatalogue(site.visitor);

  it('is told by the shards, exactly, for one read', async () => {
    await save(site.admin, 'a1', inYear(2022));
    await save(site.admin, 'a2', inYear(2023));
    await save(site.admin, 'a3', inYear(2023));
    await save(site.admin, 'a3', { ...inYear(2023), titulo: 'Otra vez' });
    expect(await total()).toBe(3);
    await save(site.admin, 'a3', { ...inYear(2022), titulo: 'De otro año' });
    await save(site.admin, 'a2', { ...inYear(2023), estado: 'archivado' });
    await save(site.admin, 'a4', { estado: 'borrador' });
    await site.resetMeter();
    expect(await total()).toBe(2);
    expect(await site.reads()).toBe(1);
  });

  it('is put right where shards do not tell: by the next save of their year, or by building them anew', async () => {
    for (const year of [2021, 2022]) await save(site.admin, `a${year}`, inYear(year));
    for (const id of ['2021', '2022'])
      await updateDoc(doc(site.admin, 'catalogo', id), { total: deleteField() });
    expect(await total()).toBe(0);
    await save(site.admin, 'b2021', inYear(2021));
    expect(await total()).toBe(2);
    await rebuildCatalogue(site.admin);
    expect(await total()).toBe(3);
  });
});

describe('rebuilding the catalogue', () => {
  it('is allowed to an administrador by the rules, whatever there is to move', async () => {
    for (let n = 0; n < 24; n++) await save(site.admin, `n${n}`, inYear(1990 + n));
    await putShard('2050', { fantasma: '[1,"Fantasma"]' });
    const right = await entriesOf(site.admin, 'catalogo');
    for (let n = 0; n < 24; n++)
      await updateDoc(doc(site.admin, 'articulos', `n${n}`), {
        fragmentos: { catalogo: '1900', buscador: '1900' },
      });
    await putShard('1990');
    const { db } = await join(site, 'jefa', {
      rol: 'administrador',
      permisos: defaultPermissions('administrador'),
    });
    await rebuildCatalogue(db);
    expect(await entriesOf(site.admin, 'catalogo')).toEqual({ ...right, '2050': {} });
    expect(await stored(site.admin, 'articulos/n23')).toMatchObject({
      fragmentos: { catalogo: '2013', buscador: '2013', pasajes: '0000' },
    });
    expect(await countCatalogue(site.visitor)).toBe(24);
  });

  it('makes missing entries, corrects old ones and removes those of articles that are gone', async () => {
    await save(site.admin, 'a1', inYear(2023));
    await save(site.admin, 'a2', inYear(2024));
    await save(site.admin, 'borrador', { estado: 'borrador' });
    const right = {
      catalogo: await entriesOf(site.admin, 'catalogo'),
      buscador: await entriesOf(site.admin, 'buscador'),
      pasajes: await entriesOf(site.admin, 'pasajes'),
    };
    await putShard('2023', { a1: '[1,"Viejo"]', fantasma: '[1,"Fantasma"]' });
    await putShard('2019', { otro: '[1,"Otro"]' });
    await setDoc(doc(site.admin, 'buscador/2024'), {
      anio: 2024,
      entradas: {},
      fechaActualizacion: new Date(),
    });
    await deleteDoc(doc(site.admin, 'pasajes/0000'));
    await updateDoc(doc(site.admin, 'articulos/a2'), { fragmentos: null });
    await rebuildCatalogue(site.admin);
    expect(await entriesOf(site.admin, 'catalogo')).toEqual({ ...right.catalogo, '2019': {} });
    expect(await entriesOf(site.admin, 'buscador')).toEqual(right.buscador);
    expect(await entriesOf(site.admin, 'pasajes')).toEqual(right.pasajes);
    expect(await stored(site.admin, 'articulos/a2')).toMatchObject({
      fragmentos: { catalogo: '2024', buscador: '2024', pasajes: '0000' },
    });
  });

  it('that finds all right writes nothing', async () => {
    await save(site.admin, 'a1');
    const before = await stored(site.admin, 'catalogo/2024');
    await rebuildCatalogue(site.admin);
    expect(await stored(site.admin, 'catalogo/2024')).toEqual(before);
  });

  it('tells how far it is', async () => {
    for (const year of [2022, 2023, 2024]) await save(site.admin, `a${year}`, inYear(year));
    const steps: RebuildProgress[] = [];
    await rebuildCatalogue(site.admin, { onProgress: (progress) => steps.push(progress) });
    expect(steps[0]).toEqual({ step: 'leyendo', done: 3, total: 3 });
    expect(steps.at(-1)).toEqual({ step: 'escribiendo', done: 7, total: 7 });
  });

  it('can be interrupted, and finishes when asked again', async () => {
    for (const year of [2022, 2023, 2024]) await save(site.admin, `a${year}`, inYear(year));
    const right = await entriesOf(site.admin, 'catalogo');
    for (const year of ['2022', '2023', '2024']) await putShard(year);
    const stop = new AbortController();
    const interrupted = rebuildCatalogue(site.admin, {
      signal: stop.signal,
      onProgress: ({ step }) => {
        if (step === 'escribiendo') stop.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
    await rebuildCatalogue(site.admin);
    expect(await entriesOf(site.admin, 'catalogo')).toEqual(right);
  });

  it('does not undo what is saved meanwhile', async () => {
    await save(site.admin, 'a1');
    await putShard('2024');
    let saved: Promise<unknown> | undefined;
    let release = () => {};
    const meanwhile = new Promise<void>((resolve) => {
      release = resolve;
    });
    const rebuilt = rebuildCatalogue(site.admin, {
      onProgress: ({ step }) => {
        if (step !== 'leyendo' || saved) return;
        saved = save(site.admin, 'a2', { titulo: 'Llegó a mitad' }).then(release);
      },
    });
    await Promise.all([meanwhile, rebuilt]);
    await rebuildCatalogue(site.admin);
    expect((await entriesOf(site.admin, 'catalogo'))['2024']).toEqual({
      a1: 'Caminos de piedra',
      a2: 'Llegó a mitad',
    });
  });

  it('reads long libraries page by page', async () => {
    const many = Array.from({ length: 450 }, (_, i) => `n${i}`);
    await Promise.all(
      many.map((id) =>
        setDoc(doc(site.admin, 'articulos', id), {
          titulo: id,
          estado: 'publicado',
          fechaPublicacion: new Date(0),
        }),
      ),
    );
    await rebuildCatalogue(site.admin);
    expect(Object.keys((await entriesOf(site.admin, 'catalogo'))['1970'] ?? {})).toHaveLength(450);
    expect(await stored(site.admin, 'articulos/n449')).toMatchObject({
      fragmentos: { catalogo: '1970', buscador: '1970', pasajes: '0000' },
    });
  });
});
