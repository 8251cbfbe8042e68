import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bytes, doc, GeoPoint, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../scripts/export/database';
import { exportDatabase } from '../../scripts/export/export';
import { restoreDatabase } from '../../scripts/export/restore';
import { openSite } from './backend';
import { addComment, save, stored } from './fixtures';

const site = openSite('demo-services-export-restore');
const database = (): Database => ({
  origin: `http://${site.address.host}:${site.address.port}`,
  projectId: site.projectId,
  token: async () => 'owner',
  hasPast: false,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exportar-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

async function wipe(): Promise<void> {
  const { host, port } = site.address;
  const path = `/emulator/v1/projects/${site.projectId}/databases/(default)/documents`;
  expect((await fetch(`http://${host}:${port}${path}`, { method: 'DELETE' })).ok).toBe(true);
}

/** Every file of an export but what tells when it was made. */
function filesOf(name: string): Record<string, string> {
  const names = readdirSync(at(name)).filter((file) => file.endsWith('.jsonl'));
  return Object.fromEntries(names.map((file) => [file, readFileSync(join(at(name), file), 'utf8')]));
}

async function fill(): Promise<void> {
  const { admin } = site;
  await setDoc(doc(admin, 'usuarios/u1'), { articulosCount: 0 });
  await save(admin, 'a1');
  await save(admin, 'borrador', { estado: 'borrador' });
  await addComment(admin, 'a1', 'c1');
  await addComment(admin, 'ido', 'huérfano');
  await setDoc(doc(admin, 'usuarios/u1/premios/insignia-x'), { puntos: 5 });
  await setDoc(doc(admin, 'sistema/todo'), {
    ...{ nada: null, no: false, entero: 7, doble: 7.5, texto: 'ñ\n"', moment: new Timestamp(1, 123456000) },
    ...{
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
      lugar: new GeoPoint(1, -2),
      lista: [1, {}],
    },
    ...{ mapa: { 'con.punto': { a: Number.NaN } }, quien: doc(admin, 'usuarios/u1') },
  });
}

describe('an export', () => {
  it('put back into an empty database gives equal documents, subcollections included', async () => {
    await fill();
    const { documents } = await exportDatabase(database(), at('uno'));
    expect(documents).toMatchObject({ articulos: 5, usuarios: 2, sistema: 1 });
    const before = await stored(site.admin, 'articulos/a1');
    await wipe();
    expect(await restoreDatabase(database(), at('uno'))).toBe(
      Object.values(documents).reduce((sum, count) => sum + count, 0),
    );
    expect(await stored(site.admin, 'articulos/a1')).toEqual(before);
    await exportDatabase(database(), at('dos'));
    expect(filesOf('dos')).toEqual(filesOf('uno'));
  });

  it('is read and put back in several parts', async () => {
    for (let part = 0; part < 2; part++) {
      const batch = writeBatch(site.admin);
      for (let index = 0; index < 350; index++)
        batch.set(doc(site.admin, 'perfiles', `p${part}-${index}`), { nombre: 'x'.repeat(100) });
      await batch.commit();
    }
    const seen: number[] = [];
    const { documents } = await exportDatabase(database(), at('uno'), (done) => seen.push(done));
    expect(documents).toEqual({ perfiles: 700 });
    expect(seen).toEqual([300, 600, 700]);
    await wipe();
    const written: number[] = [];
    await restoreDatabase(database(), at('uno'), { onProgress: (done) => written.push(done) });
    expect(written).toEqual([500, 700]);
    await exportDatabase(database(), at('dos'));
    expect(filesOf('dos')).toEqual(filesOf('uno'));
  });

  it('is not put over what is there, unless that is wanted', async () => {
    await setDoc(doc(site.admin, 'perfiles/p1'), { nombre: 'Ana' });
    await exportDatabase(database(), at('uno'));
    await setDoc(doc(site.admin, 'perfiles/p1'), { nombre: 'Otra' });
    await expect(restoreDatabase(database(), at('uno'))).rejects.toThrow('is not empty');
    await restoreDatabase(database(), at('uno'), { overwrite: true });
    expect(await stored(site.admin, 'perfiles/p1')).toEqual({ nombre: 'Ana' });
  });

  it('that is not whole is not put back, and none is written over another', async () => {
    await setDoc(doc(site.admin, 'perfiles/p1'), { nombre: 'Ana' });
    await exportDatabase(database(), at('uno'));
    await expect(exportDatabase(database(), at('uno'))).rejects.toThrow('is not empty');
    rmSync(join(at('uno'), 'export.json'));
    await expect(restoreDatabase(database(), at('uno'))).rejects.toThrow('no whole export');
    await exportDatabase(database(), at('dos'));
    appendFileSync(join(at('dos'), 'perfiles.jsonl'), '{"path":"perfiles/p2","fields":{}}\n');
    await wipe();
    await expect(restoreDatabase(database(), at('dos'))).rejects.toThrow('has 2 documents');
    expect(await stored(site.admin, 'perfiles/p1')).toBeUndefined();
  });

  it.each([
    { cut: 'in the middle of a line', keep: -9 },
    { cut: 'to nothing but a path', keep: 20 },
  ])('whose file was cut $cut names the line, and writes nothing', async ({ keep }) => {
    await setDoc(doc(site.admin, 'mensajes/m1'), { texto: 'antes' });
    await setDoc(doc(site.admin, 'perfiles/p1'), { nombre: 'Ana' });
    await setDoc(doc(site.admin, 'perfiles/p2'), { nombre: 'Luis' });
    await exportDatabase(database(), at('uno'));
    const file = join(at('uno'), 'perfiles.jsonl');
    const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${first}\n${second.slice(0, keep)}`);
    await wipe();
    await expect(restoreDatabase(database(), at('uno'))).rejects.toThrow(/perfiles\.jsonl, line 2/);
    expect(await stored(site.admin, 'mensajes/m1')).toBeUndefined();
  });
});
