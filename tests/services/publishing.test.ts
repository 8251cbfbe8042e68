import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, deleteDoc, doc, getDocs, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishContent } from '../../scripts/publish/content';
import { NoCatalogue } from '../../scripts/publish/read';
import { openSite } from './backend';
import { save } from './fixtures';

const site = openSite('demo-services-publishing');
const ABOUT = { name: 'Evidencias', description: 'Artículos', url: 'https://sitio.org' };

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publicar-'));
  await setDoc(doc(site.admin, 'usuarios/u1'), { articulosCount: 0 });
  await setDoc(doc(site.admin, 'categorias/c1'), { nombre: 'Arqueología', slug: 'arqueologia' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (options = {}) =>
  publishContent({ db: site.visitor, site: ABOUT, dist: join(folder, 'dist'), folder, ...options });
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const addresses = () => [...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url);

/** As a wipe of the database does. */
async function clearCatalogue() {
  for (const { ref } of (await getDocs(collection(site.admin, 'catalogo'))).docs) await deleteDoc(ref);
}

async function addTopic(id: string, minute: number, over: Record<string, unknown> = {}) {
  const fechaActualizacion = Timestamp.fromDate(new Date(Date.UTC(2026, 0, 1, 12, minute)));
  await setDoc(doc(site.admin, 'foro_temas', id), {
    ...{ titulo: `Tema ${id}`, categoriaId: 'general', borrando: false, fechaActualizacion },
    ...over,
  });
}

async function countTopics(temaCount: number) {
  await setDoc(doc(site.admin, 'foro_categorias/general'), { nombre: 'General', orden: 1, temaCount });
}

describe('what is published of the library', () => {
  it('is what is public, and nothing else', async () => {
    await save(site.admin, 'a1', { imagenPrincipal: 'https://img.org/altar.jpg' });
    await save(site.admin, 'borrador', { estado: 'borrador', titulo: 'En borrador' });
    await save(site.admin, 'archivado', { titulo: 'En el archivo' });
    await save(site.admin, 'archivado', { estado: 'archivado', titulo: 'En el archivo' });
    expect(await publish()).toMatchObject({ articles: 1, read: 1 });
    expect(addresses()).toEqual([
      'https://sitio.org/',
      'https://sitio.org/biblioteca',
      'https://sitio.org/foro',
      'https://sitio.org/contacto',
      'https://sitio.org/pasajes',
      'https://sitio.org/fuentes',
      'https://sitio.org/biblioteca/categoria/arqueologia',
      'https://sitio.org/articulo/a1',
    ]);
    expect(read('sitemap.xml')).toContain('<image:loc>https://img.org/altar.jpg</image:loc>');
    for (const file of ['feed.xml', 'feed.json', 'feed/arqueologia.xml', 'feed/arqueologia.json']) {
      expect(read(file)).toContain('Un texto sobre');
      expect(read(file)).toContain('calzadas');
      expect(read(file)).not.toMatch(/En borrador|En el archivo/);
    }
    expect(JSON.parse(read('indice/indice.json'))).toMatchObject({ textos: 1 });
    expect(read('robots.txt')).toMatch(
      /^Disallow: \/admin$[\s\S]*^Sitemap: https:\/\/sitio\.org\/sitemap\.xml$/m,
    );
  });

  it('leaves out what is withdrawn, with the files of a category that is left without articles', async () => {
    await save(site.admin, 'a1');
    await publish();
    const files = () => readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
    const edition = files().filter((file) => /^indice.[0-9a-f]{10}.t0\.json$/.test(file));
    expect(edition).toHaveLength(1);
    await save(site.admin, 'a1', { estado: 'borrador' });
    expect(await publish()).toMatchObject({ articles: 0 });
    expect(files()).not.toEqual(expect.arrayContaining(['feed/arqueologia.xml']));
    expect(files().filter((file) => edition.includes(file))).toEqual([]);
    expect(addresses()).not.toContain('https://sitio.org/articulo/a1');
    expect(read('feed.json')).not.toContain('calzadas');
  });

  it('reads little and writes nothing where nothing changed', async () => {
    for (let index = 0; index < 12; index++)
      await save(site.admin, `a${index}`, { titulo: `Texto ${index}` });
    await publish();
    await site.resetMeter();
    expect(await publish()).toMatchObject({ articles: 12, written: 0, removed: 0 });
    // Changed shards and how many there are, changed articles with the latest one, categories twice, topics.
    expect(await site.reads()).toBeLessThanOrEqual(6);
  });

  it('stays as it was where the catalogue is gone, unless it is to go by name', async () => {
    const files = () => readdirSync(join(folder, 'dist'), { recursive: true }).toSorted();
    await save(site.admin, 'a1');
    await publish();
    const before = files();
    await clearCatalogue();
    await expect(publish()).rejects.toThrow(NoCatalogue);
    expect(files()).toEqual(before);
    await expect(publish()).rejects.toThrow('--without-content');
    expect(await publish({ withoutContent: true })).toMatchObject({ articles: 0 });
    expect(addresses()).not.toContain('https://sitio.org/articulo/a1');
  });

  it('is what another catalogue says that took the place of one', async () => {
    await save(site.admin, 'a1', { fechaPublicacion: new Date('2020-03-12T12:00:00Z') });
    await save(site.admin, 'a2', { titulo: 'Otro' });
    await publish();
    const [oldest] = (await getDocs(collection(site.admin, 'catalogo'))).docs.toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    if (oldest) await deleteDoc(oldest.ref);
    expect(await publish()).toMatchObject({ articles: 1 });
    expect(addresses()).not.toContain('https://sitio.org/articulo/a1');
  });

  it('is nothing on a new site, which is no reason to stop', async () => {
    expect(await publish()).toMatchObject({ articles: 0 });
  });

  it('reads what changed, also what keeps an old date as the articles of an import do', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', { titulo: 'Otro' });
    await publish();
    await save(site.admin, 'a1', { contenido: 'Ahora habla de **murallas**.' });
    await save(site.admin, 'a2', { titulo: 'Traído' });
    await updateDoc(doc(site.admin, 'articulos/a2'), { fechaActualizacion: Timestamp.fromMillis(0) });
    await publish();
    expect(read('feed.xml')).toContain('murallas');
    expect(read('feed.xml')).toContain('<title>Traído</title>');
  });
});

describe('what is published of the forum', () => {
  it('is its categories and topics, without those that are being taken away', async () => {
    await countTopics(2);
    await addTopic('t1', 1);
    await addTopic('t2', 2);
    await addTopic('ido', 3, { borrando: true, categoriaId: '' });
    await publish();
    expect(addresses().filter((url) => url.includes('/foro/'))).toEqual([
      'https://sitio.org/foro/categoria/general',
      'https://sitio.org/foro/tema/t2',
      'https://sitio.org/foro/tema/t1',
    ]);
  });

  it('reads only the first page again, unless topics went', async () => {
    await countTopics(60);
    for (let index = 0; index < 60; index++) await addTopic(`t${index}`, index);
    await publish();
    await site.resetMeter();
    await publish();
    expect(await site.reads()).toBeLessThan(60);
    await countTopics(59);
    await updateDoc(doc(site.admin, 'foro_temas/t0'), { borrando: true, categoriaId: '' });
    await publish();
    expect(addresses()).not.toContain('https://sitio.org/foro/tema/t0');
    expect(addresses().filter((url) => url.includes('/foro/tema/'))).toHaveLength(59);
  });
});
