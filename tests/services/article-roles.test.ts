import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { type ArticleDeletionProgress, deleteArticle } from '@/services/articles/deletion';
import {
  getManagedArticle,
  listManagedArticles,
  listRevisions,
  restoreRevision,
  setArticleState,
} from '@/services/articles/managed';
import { saveArticle } from '@/services/articles/writes';
import { itOnOurs, openSite } from './backend';
import { aDraft, addComment, entriesOf, stored } from './fixtures';
import { join, publicSideOf } from './members';

const site = openSite('demo-services-roles');
const uids = { autor: 'ana', editor: 'eva', administrador: 'ada', moderador: 'mar', usuario: 'uma' } as const;

interface Person {
  uid: string;
  nombre: string;
  db: Firestore;
}

async function person(rol: Role): Promise<Person> {
  const uid = uids[rol];
  const { db } = await join(site, uid, { rol, permisos: defaultPermissions(rol) });
  return { uid, nombre: `Persona ${uid}`, db };
}

let ana: Person;
let eva: Person;

/** A draft of Ana's, published now. */
const draft = (over: Parameters<typeof aDraft>[0] = {}) => {
  const { fechaPublicacion: _, ...rest } = aDraft({ autorId: 'ana', autor: 'Ana', ...over });
  return rest;
};
const saveAs = (who: Person, id: string, over: Parameters<typeof aDraft>[0] = {}) =>
  saveArticle(who.db, id, () => draft(over), { editor: who });
const account = (uid: string) => stored(site.admin, `usuarios/${uid}`);
const size = async (path: string) => (await getDocs(collection(site.admin, path))).size;

beforeEach(async () => {
  ana = await person('autor');
  eva = await person('editor');
  await site.resetMeter();
});

describe('autosaves of a published article', () => {
  const autosave = (who: Person, titulo: string, again: number | null) =>
    saveArticle(who.db, 'a1', () => draft({ titulo }), { editor: who, autosave: { again } });
  const titles = async () => (await listRevisions(ana.db, 'a1')).map(({ titulo }) => titulo);

  it('of one account share a revision for some minutes, at no further read', async () => {
    await saveAs(ana, 'a1', { titulo: 'Publicado' });
    await autosave(ana, 'Uno', null);
    await site.resetMeter();
    await autosave(ana, 'Dos', 2);
    expect(await site.usage()).toMatchObject({ reads: 16, writes: 5 });
    expect(await titles()).toEqual(['Dos', 'Publicado']);
  });

  it('of another account, or when the minutes are over, begin a revision of their own', async () => {
    await saveAs(ana, 'a1', { titulo: 'Publicado' });
    await autosave(ana, 'Uno', null);
    expect(await autosave(eva, 'De Eva', 2)).toMatchObject({ revisiones: 3 });
    await updateDoc(doc(site.admin, 'articulos/a1/revisiones/3'), { desde: new Date(Date.now() - 660_000) });
    expect(await autosave(eva, 'Más tarde', 3)).toMatchObject({ revisiones: 4 });
    expect(await titles()).toEqual(['Más tarde', 'De Eva', 'Uno', 'Publicado']);
  });
});

describe('an autor', () => {
  it('writes, publishes, changes and archives an own article', async () => {
    await saveAs(ana, 'a1', { estado: 'borrador' });
    expect(await saveAs(ana, 'a1')).toMatchObject({ estado: 'publicado', version: 2, revisiones: 1 });
    expect(await account('ana')).toMatchObject({ articulosCount: 1 });
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
    await saveAs(ana, 'a1', {
      titulo: 'Otro título',
      imagenes: ['/img/a.svg'],
      imagenesAlt: { '/img/a.svg': 'Un mapa' },
    });
    expect((await listRevisions(ana.db, 'a1')).map(({ titulo }) => titulo)).toEqual([
      'Otro título',
      'Caminos de piedra',
    ]);
    await restoreRevision(ana.db, 'a1', 1, { editor: ana, baseVersion: 3 });
    expect(Object.values(await entriesOf(site.admin, 'catalogo'))).toEqual([{ a1: 'Caminos de piedra' }]);
    await setArticleState(ana.db, 'a1', 'archivado', { editor: ana });
    expect(await account('ana')).toMatchObject({ articulosCount: 0 });
    expect(Object.values(await entriesOf(site.admin, 'catalogo'))).toEqual([{}]);
  });

  it('does not touch articles of others', async () => {
    await saveAs(eva, 'e1', { autorId: 'eva' });
    await expect(saveAs(ana, 'e1', { titulo: 'Mío' })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para editar este artículo',
    });
    await setArticleState(eva.db, 'e1', 'borrador', { editor: eva });
    await expect(getManagedArticle(ana.db, 'e1')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(deleteArticle(ana.db, 'e1', { editor: ana })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(listRevisions(ana.db, 'e1')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('finds only the own articles, in every way that the list can be asked for', async () => {
    await saveAs(ana, 'a1', { estado: 'borrador' });
    await saveAs(eva, 'e1', { autorId: 'eva' });
    const actor = {
      uid: 'ana',
      rol: 'autor',
      estado: 'activo',
      permisos: defaultPermissions('autor'),
    } as const;
    for (const filters of [
      {},
      { estado: 'borrador' },
      { categoria: 'Arqueología' },
      { search: 'caminos' },
    ] as const) {
      const { items: articles } = await listManagedArticles(ana.db, { actor, order: 'reciente', ...filters });
      expect(articles.map(({ id }) => id)).toEqual(['a1']);
    }
  });
});

describe('who publishes many articles of its own', () => {
  it('is told until when to wait, goes on writing, and an editor publishes for them', async () => {
    const begun = serverTimestamp();
    const full = { minuto: begun, actos: 101, dia: begun, hoy: 101 };
    await updateDoc(doc(site.admin, 'usuarios/ana'), { ritmo: full });
    await saveAs(ana, 'a1', { estado: 'borrador' });
    await expect(setArticleState(ana.db, 'a1', 'publicado', { editor: ana })).rejects.toMatchObject({
      code: 'pace',
      message: expect.stringContaining('Podrás volver a hacerlo en '),
    });
    await expect(saveAs(ana, 'a2')).rejects.toMatchObject({ code: 'pace' });
    expect(await setArticleState(eva.db, 'a1', 'publicado', { editor: eva })).toMatchObject({
      estado: 'publicado',
    });
    expect(await account('ana')).toMatchObject({ ritmo: { actos: 101 }, articulosCount: 1 });
  });

  it('goes on in another window once the last is over', async () => {
    const over = Timestamp.fromMillis(Date.now() - 61_000);
    const ritmo = { minuto: over, actos: 120, dia: over, hoy: 120 };
    await updateDoc(doc(site.admin, 'usuarios/ana'), { ritmo });
    await saveAs(ana, 'a1');
    expect(await account('ana')).toMatchObject({ ritmo: { actos: 20, hoy: 140 }, articulosCount: 1 });
  });
});

describe('an editor', () => {
  it("publishes and withdraws another's article, and its author's account counts it", async () => {
    await saveAs(ana, 'a1', { estado: 'borrador' });
    await setArticleState(eva.db, 'a1', 'publicado', { editor: eva });
    expect(await account('ana')).toMatchObject({
      articulosCount: 1,
      ultimoEvento: { tipo: 'articulo-publicado', id: 'a1' },
    });
    expect((await listRevisions(eva.db, 'a1'))[0]).toMatchObject({ autorId: 'eva', autor: 'Persona eva' });
    await setArticleState(eva.db, 'a1', 'borrador', { editor: eva });
    expect(await account('ana')).toMatchObject({ articulosCount: 0 });
  });

  it('does so too when the author has no account any more', async () => {
    await saveAs(ana, 'a1', { estado: 'borrador' });
    await deleteDoc(doc(site.admin, 'usuarios/ana'));
    expect(await setArticleState(eva.db, 'a1', 'publicado', { editor: eva })).toMatchObject({
      estado: 'publicado',
      version: 2,
    });
  });

  it('keeps the comments of an article in step with it', async () => {
    await saveAs(ana, 'a1');
    await addComment(site.admin, 'a1', 'c1');
    await saveAs(eva, 'a1', { titulo: 'Con otro título', estado: 'archivado' });
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toMatchObject({
      articuloTitulo: 'Con otro título',
      articuloPublicado: false,
    });
  });
});

describe('who is not of the staff', () => {
  it.each(['usuario', 'moderador'] as const)('as %s changes nothing of others', async (rol) => {
    const other = await person(rol);
    await saveAs(ana, 'a1');
    await expect(saveAs(other, 'a1', { titulo: 'Otro' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(setArticleState(other.db, 'a1', 'archivado', { editor: other })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('what a save costs', () => {
  itOnOurs('is bounded, however much there is', { timeout: 60_000 }, async () => {
    for (let year = 2015; year < 2024; year++) {
      await saveArticle(site.admin, `a${year}`, () =>
        aDraft({ fechaPublicacion: new Date(Date.UTC(year, 5, 1)) }),
      );
    }
    for (let n = 1; n <= 21; n++) await saveAs(ana, 'a1', { titulo: `Título ${n}` });
    await site.resetMeter();
    await saveAs(ana, 'a1', { titulo: 'Una vez más' });
    const again = await site.usage();
    expect(again).toMatchObject({ deletes: 1 });
    expect(again.writes).toBeLessThanOrEqual(5);
    expect(again.reads).toBeLessThanOrEqual(17);
    await saveAs(ana, 'nuevo');
    const first = await site.usage();
    expect(first.writes).toBeLessThanOrEqual(7);
    expect(first.reads).toBeLessThanOrEqual(22);
    await saveAs(ana, 'nuevo', { estado: 'borrador' });
    expect((await site.usage()).reads).toBeLessThanOrEqual(20);
    await saveAs(ana, 'borrador', { estado: 'borrador' });
    const quiet = await site.usage();
    expect(quiet).toMatchObject({ writes: 1 });
    expect(quiet.reads).toBeLessThanOrEqual(4);
  });
});

describe('deleting an article', () => {
  const path = 'articulos/a1/comentarios';

  async function withComments(count: number): Promise<void> {
    await saveAs(ana, 'a1', { imagenPrincipal: '/img/a.svg', contenido: 'Texto ![b](https://x.test/b.png)' });
    const batch = writeBatch(site.admin);
    for (let i = 0; i < count; i++) {
      batch.set(doc(site.admin, path, `c${String(i).padStart(3, '0')}`), {
        contenido: 'Hola',
        autor: 'Luis',
        autorId: null,
        articuloId: 'a1',
        articuloTitulo: 'Caminos de piedra',
        articuloPublicado: true,
        fechaPublicacion: new Date(),
      });
    }
    batch.update(doc(site.admin, 'articulos/a1'), { comentariosCount: count });
    await batch.commit();
  }

  async function gone(): Promise<void> {
    expect(await stored(site.admin, 'articulos/a1')).toBeUndefined();
    expect(await size(path)).toBe(0);
    expect(await size('articulos/a1/revisiones')).toBe(0);
    expect(Object.values(await entriesOf(site.admin, 'catalogo'))).toEqual([{}]);
    expect(await account('ana')).toMatchObject({ articulosCount: 0 });
  }

  it('takes everything of it, and says how far it is', async () => {
    await withComments(230);
    const steps: ArticleDeletionProgress[] = [];
    const pictures: string[] = [];
    await deleteArticle(ana.db, 'a1', {
      editor: ana,
      onProgress: (progress) => steps.push(progress),
      deletePictures: async (addresses) => void pictures.push(...addresses),
    });
    await gone();
    expect(pictures.sort()).toEqual(['/img/a.svg', 'https://x.test/b.png']);
    expect(steps).toEqual([
      { step: 'retirar', done: 0, total: 230 },
      { step: 'comentarios', done: 0, total: 230 },
      { step: 'comentarios', done: 200, total: 230 },
      { step: 'comentarios', done: 230, total: 230 },
      { step: 'imagenes', done: 230, total: 230 },
      { step: 'articulo', done: 230, total: 230 },
    ]);
  });

  it('takes the pictures that only an older version shows, and none of another article', async () => {
    const file = (article: string, name: string) =>
      `https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/articulos%2F${article}%2F${name}?alt=media`;
    const [older, theirs] = [file('a1', 'antes.webp'), file('a2', 'suya.webp')];
    await saveAs(ana, 'a1', { contenido: `![Antes](${older})`, imagenPrincipal: theirs });
    await saveAs(ana, 'a1', { contenido: `![De otro](${theirs})`, imagenPrincipal: null });
    const pictures: string[] = [];
    await deleteArticle(ana.db, 'a1', {
      editor: ana,
      deletePictures: async (addresses) => void pictures.push(...addresses),
    });
    expect(pictures).toContain(older);
    expect(pictures).not.toContain(theirs);
    await gone();
  });

  it('interrupted, has left the library, and goes on when asked again by somebody else', async () => {
    await withComments(230);
    const stop = new AbortController();
    const onProgress = ({ step, done }: ArticleDeletionProgress) => {
      if (step === 'comentarios' && done === 200) stop.abort(new Error('basta'));
    };
    await expect(
      deleteArticle(ana.db, 'a1', { editor: ana, onProgress, signal: stop.signal }),
    ).rejects.toThrow('basta');
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ estado: 'archivado', borrando: true });
    expect(await size(path)).toBe(30);
    expect(Object.values(await entriesOf(site.admin, 'catalogo'))).toEqual([{}]);
    await expect(saveAs(eva, 'a1')).rejects.toMatchObject({ code: 'failed-precondition' });
    await deleteArticle(eva.db, 'a1', { editor: eva });
    await gone();
  });

  it.each([
    ['commit', 'comentarios/c'],
    ['runQuery', 'revisiones'],
    ['commit', 'articulos/a1'],
  ])('that fails (%s of %s) can be asked again', async (method, pathContains) => {
    await withComments(2);
    await site.fault({ match: { method, pathContains }, error: 'UNAVAILABLE', times: 1 });
    await expect(deleteArticle(ana.db, 'a1', { editor: ana })).rejects.toMatchObject({ code: 'unavailable' });
    await deleteArticle(ana.db, 'a1', { editor: ana });
    await gone();
  });

  it('goes on when pictures cannot be deleted', async () => {
    await withComments(0);
    const failed: unknown[] = [];
    const { warn } = console;
    console.warn = (...told: unknown[]) => void failed.push(told);
    try {
      await deleteArticle(ana.db, 'a1', {
        editor: ana,
        deletePictures: () => Promise.reject(new Error('sin servidor')),
      });
    } finally {
      console.warn = warn;
    }
    expect(failed).toHaveLength(1);
    await gone();
  });

  it('that is gone is not found', async () => {
    await expect(deleteArticle(ana.db, 'nada', { editor: ana })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Artículo no encontrado',
    });
  });

  it('of an account whose permission was taken away is refused', async () => {
    await saveAs(ana, 'a1');
    await updateDoc(doc(site.admin, 'usuarios/ana'), { 'permisos.eliminarPropiosArticulos': false });
    await expect(deleteArticle(ana.db, 'a1', { editor: ana })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para eliminar este artículo',
    });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ estado: 'publicado' });
  });
});
