import { gzipSync, inflateRawSync } from 'node:zlib';
import { doc, type Firestore, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportArticles, exportEverything } from '@/services/export/everything';
import { ZipWriter } from '@/services/export/zip';
import { openSite } from './backend';
import { save } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-export');
let admin: Firestore;

beforeEach(async () => {
  ({ db: admin } = await join(site, 'jefa', { rol: 'administrador' }));
});

const CENTRAL = 46;

/** What is in a ZIP, read by its table at the end; each file's sum is compared with the one that gzip makes. */
async function unzipped(zip: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [named, local] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.subarray(at + CENTRAL, at + CENTRAL + named).toString();
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(from, from + packed));
    const gzip = gzipSync(content);
    expect(content.length).toBe(size);
    expect(bytes.readUInt32LE(at + 16)).toBe(gzip.readUInt32LE(gzip.length - 8));
    // Sum and sizes follow the content, behind a mark of four bytes.
    const after = from + packed + 4;
    expect(bytes.subarray(after, after + 12)).toEqual(bytes.subarray(at + 16, at + 28));
    files[name] = content.toString();
    at += CENTRAL + named;
  }
  expect(at).toBe(end);
  return files;
}

/** Articles and comments past the rules and the services, many at once. */
async function fill(articles: number, comments: number): Promise<void> {
  const batch = writeBatch(site.admin);
  const fechaPublicacion = new Date('2024-03-12T12:00:00Z');
  for (let i = 0; i < articles; i++) {
    const place = doc(site.admin, 'articulos', `a${String(i).padStart(2, '0')}`);
    const comentariosCount = i === 0 ? comments : 0;
    batch.set(place, { titulo: `Nº ${i}`, estado: 'publicado', fechaPublicacion, comentariosCount });
  }
  for (let i = 0; i < comments; i++)
    batch.set(doc(site.admin, 'articulos/a00/comentarios', `c${i}`), { autor: 'Eva', contenido: `Nº ${i}` });
  batch.set(doc(site.admin, 'categorias/mapas'), { nombre: 'Mapas', slug: 'mapas' });
  await batch.commit();
}

describe('exporting everything', () => {
  it('gives every article with its comments, the categories and the public profiles, and no e-mail', async () => {
    await fill(61, 205);
    await site.resetMeter();
    const seen: number[] = [];
    const file = await exportEverything(admin, {
      onProgress: ({ step, done }) => step === 'articulos' && seen.push(done),
      now: new Date('2026-05-01T00:00:00Z'),
    });
    // One read each: 61 articles, 205 comments, the category and the profile; the rest are the count and the rules' own.
    expect(await site.reads()).toBeLessThanOrEqual(61 + 205 + 2 + 12);
    const text = await file.text();
    const content = JSON.parse(text);
    expect(content).toMatchObject({ formato: 'evidencias', exportado: '2026-05-01T00:00:00.000Z' });
    expect(content.articulos).toHaveLength(61);
    expect(content.articulos[0]).toMatchObject({ id: 'a00', titulo: 'Nº 0', estado: 'publicado' });
    expect(content.articulos[0].comentarios).toHaveLength(205);
    expect(content.articulos[0].fechaPublicacion).toBe('2024-03-12T12:00:00.000Z');
    expect(content.categorias).toMatchObject([{ id: 'mapas', nombre: 'Mapas' }]);
    expect(content.perfiles).toMatchObject([{ id: 'jefa', nombre: 'Persona jefa' }]);
    expect(text).not.toContain('@demo.test');
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(61);
  });

  it('of nothing is a file all the same', async () => {
    const content = JSON.parse(await (await exportEverything(admin)).text());
    expect(content).toMatchObject({ articulos: [], categorias: [] });
  });

  it('can be stopped, tells of a lost connection, and is not for an editor', async () => {
    await save(site.admin, 'a1');
    const controller = new AbortController();
    const stopped = exportEverything(admin, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    await site.fault({ match: { method: 'runQuery' }, error: 'UNAVAILABLE' });
    await expect(exportEverything(admin)).rejects.toMatchObject({ code: 'unavailable' });
    await site.fault();
    const editor = await join(site, 'editora', { rol: 'editor' });
    await expect(exportEverything(editor.db)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('exporting the articles as files', () => {
  it('gives one markdown file each, with its data above', async () => {
    await save(site.admin, 'a1', { titulo: 'El "año" de Ñ: 🌋', resumen: 'Dos\nlíneas', tags: ['uno'] });
    await save(site.admin, 'a2', { estado: 'borrador' });
    const files = await unzipped(await exportArticles(admin));
    expect(Object.keys(files).sort()).toEqual([
      '2024/2024-03-12-el-ano-de-n-a1.md',
      'borradores/caminos-de-piedra-a2.md',
    ]);
    const text = files['2024/2024-03-12-el-ano-de-n-a1.md'] ?? '';
    expect(text).toMatch(/^---\ntitulo: "El \\"año\\" de Ñ: 🌋"\nid: "a1"\n/);
    expect(text).toContain('resumen: "Dos\\nlíneas"\n');
    expect(text).toContain('categorias: ["Arqueología"]\n');
    expect(text).toContain('\n---\n\nUn texto sobre **calzadas**.\n');
  });
});

describe('a ZIP file', () => {
  it('holds what was put in it, whatever its size', async () => {
    const zip = new ZipWriter();
    const long = 'Una línea que se repite.\n'.repeat(20_000);
    zip.add('vacío.md', '', new Date('1970-01-01'));
    zip.add('lejos.md', 'x', new Date('9999-12-31'));
    zip.add('carpeta/ñandú 🌋.md', long, new Date('2026-05-01T10:20:30Z'));
    const file = zip.finish();
    expect(file.size).toBeLessThan(long.length / 10);
    expect(await unzipped(file)).toEqual({ 'vacío.md': '', 'lejos.md': 'x', 'carpeta/ñandú 🌋.md': long });
  });

  it('without files is one all the same', async () => {
    expect(await unzipped(new ZipWriter().finish())).toEqual({});
  });
});
