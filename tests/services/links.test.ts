import { deleteDoc, doc, type Firestore } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkMark } from '@/model/links/link-report';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { fetchLinkReport, replaceLink, setLinkAside } from '@/services/links/links';
import { publishedLinks } from '../../scripts/links/articles';
import { writeReport } from '../../scripts/links/report';
import { openSite } from './backend';
import { save, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-links');
const OLD = 'https://viejo.org/a';
const COPY = 'https://web.archive.org/web/20130101000000/https://viejo.org/a';
const REPORT = {
  revisados: 3,
  omitidos: 0,
  enlaces: [
    {
      direccion: OLD,
      problema: 'muerto' as const,
      motivo: '404',
      propuesta: COPY,
      usos: [{ articulo: 'a1', titulo: 'Caminos de piedra', lugar: 'texto' as const }],
    },
  ],
  apartados: [],
};
let editor: Firestore;
const who = { uid: 'editora', nombre: 'Persona editora' };

beforeEach(async () => {
  ({ db: editor } = await join(site, who.uid, { rol: 'editor', permisos: defaultPermissions('editor') }));
  await deleteDoc(doc(site.admin, 'sistema/enlaces'));
});

describe('the report on links', () => {
  it('is none before anybody has looked', async () => {
    expect(await fetchLinkReport(editor)).toBeNull();
  });

  it('comes to who may edit every article as the owner stored it, at one read', async () => {
    await writeReport(site.admin, REPORT);
    await site.resetMeter();
    expect(await fetchLinkReport(editor)).toEqual({ ...REPORT, fecha: expect.any(Date) });
    const { db: author } = await join(site, 'autora', {
      rol: 'autor',
      permisos: defaultPermissions('autor'),
    });
    await expect(fetchLinkReport(author)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('remembers what is set aside until it is taken back', async () => {
    await writeReport(site.admin, REPORT);
    await setLinkAside(editor, OLD, true);
    expect((await fetchLinkReport(editor))?.apartados).toEqual([linkMark(OLD)]);
    await setLinkAside(editor, OLD, false);
    expect((await fetchLinkReport(editor))?.apartados).toEqual([]);
  });
});

describe('taking an archived copy', () => {
  it('saves the article as any edit does, once', async () => {
    const before = await save(site.admin, 'a1', { contenido: `Véase [esto](${OLD}) y ${OLD}/b.` });
    const saved = await replaceLink(editor, 'a1', { from: OLD, to: COPY }, who);
    expect(saved).toMatchObject({ version: before.version + 1, revisiones: before.revisiones + 1 });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({
      contenido: `Véase [esto](${COPY}) y ${OLD}/b.`,
    });
    expect(await replaceLink(editor, 'a1', { from: OLD, to: COPY }, who)).toBeNull();
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ version: before.version + 1 });
  });

  it('changes nothing where the article is gone', async () => {
    expect(await replaceLink(editor, 'nadie', { from: OLD, to: COPY }, who)).toBeNull();
  });

  it('is refused to who may not edit the article', async () => {
    await save(site.admin, 'a1', { contenido: OLD });
    const { db: author } = await join(site, 'autora', {
      rol: 'autor',
      permisos: defaultPermissions('autor'),
    });
    await expect(
      replaceLink(author, 'a1', { from: OLD, to: COPY }, { uid: 'autora', nombre: 'Persona autora' }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ contenido: OLD });
  });
});

describe('the links of the published articles', () => {
  it('are collected at a read each, and none of drafts or of the site itself', async () => {
    await save(site.admin, 'a1', { contenido: `${OLD} [aquí](https://sitio.example/x)` });
    await save(site.admin, 'a2', { contenido: 'https://borrador.org', estado: 'borrador' });
    const { articles, uses } = await publishedLinks(site.admin, 'https://sitio.example');
    expect([articles, [...uses.keys()]]).toEqual([1, [OLD]]);
  });
});
