import { collection, deleteDoc, doc, getDocs, increment, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_EVIDENCE } from '@/model/articles/evidence/evidence';
import { EmptyArticle, listRevisions, restoreRevision, setArticleState } from '@/services/articles/managed';
import { ArticleConflict, saveArticle } from '@/services/articles/writes';
import { openSite } from './backend';
import { aDraft, addComment, save, stored } from './fixtures';

const site = openSite('demo-services-saving');
const editor = { uid: 'ed1', nombre: 'Eva Editora' };
const RECORD = { ...EMPTY_EVIDENCE, afirmacion: 'Nahom está atestiguado.' };
const count = async () => (await stored(site.admin, 'usuarios/u1'))?.articulosCount;

beforeEach(async () => {
  await setDoc(doc(site.admin, 'usuarios/u1'), { articulosCount: 0 });
  await site.resetMeter();
});

describe('two people saving one article', () => {
  it('the second is refused and gets what is stored', async () => {
    const first = await save(site.admin, 'a1');
    await saveArticle(site.admin, 'a1', () => aDraft({ titulo: 'De otra persona' }), {
      baseVersion: first.version,
    });
    const late = saveArticle(site.admin, 'a1', () => aDraft({ titulo: 'Mío' }), {
      baseVersion: first.version,
    });
    await expect(late).rejects.toBeInstanceOf(ArticleConflict);
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      stored: { titulo: 'De otra persona', version: 2 },
    });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ titulo: 'De otra persona' });
  });

  it('a save whose answer was lost is done once', async () => {
    await save(site.admin, 'a1');
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    const change = () => aDraft({ titulo: 'Con la respuesta perdida' });
    await expect(saveArticle(site.admin, 'a1', change, { baseVersion: 1 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    const again = await saveArticle(site.admin, 'a1', change, { baseVersion: 1 });
    expect(again).toMatchObject({ version: 2, revisiones: 2 });
    expect(await listRevisions(site.admin, 'a1')).toHaveLength(2);
  });

  it('a new article does not overwrite one that is there', async () => {
    await save(site.admin, 'a1');
    const again = saveArticle(site.admin, 'a1', () => aDraft({ titulo: 'Otro' }), { baseVersion: 0 });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('an article deleted meanwhile is not found', async () => {
    const gone = saveArticle(site.admin, 'a1', () => aDraft(), { baseVersion: 3 });
    await expect(gone).rejects.toMatchObject({ code: 'not-found', message: 'El artículo no existe' });
  });
});

describe('an article that cannot be saved', () => {
  it('is refused with the sentence of the form, and nothing is written', async () => {
    await expect(save(site.admin, 'a1', { titulo: ' ' })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'El título es obligatorio',
    });
    expect(await stored(site.admin, 'articulos/a1')).toBeUndefined();
  });

  it('says who may not', async () => {
    await expect(save(site.visitor, 'a1')).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para crear artículos',
    });
    await save(site.admin, 'a1');
    await expect(save(site.visitor, 'a1', { titulo: 'Otro' })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para editar este artículo',
    });
  });
});

describe('revisions', () => {
  it('are kept of published saves only, with who saved', async () => {
    await save(site.admin, 'a1', { estado: 'borrador' });
    expect(await listRevisions(site.admin, 'a1')).toEqual([]);
    await saveArticle(site.admin, 'a1', () => aDraft({ titulo: 'Publicado' }), { editor });
    const [revision] = await listRevisions(site.admin, 'a1');
    expect(revision).toMatchObject({ numero: 1, titulo: 'Publicado', autorId: 'ed1', autor: 'Eva Editora' });
    expect(revision?.fecha).toBeInstanceOf(Date);
  });

  it('are the last 20', { timeout: 30_000 }, async () => {
    for (let n = 1; n <= 23; n++) await save(site.admin, 'a1', { titulo: `Título ${n}` });
    const revisions = await listRevisions(site.admin, 'a1');
    expect(revisions.map(({ numero }) => numero)).toEqual(Array.from({ length: 20 }, (_, i) => 23 - i));
    expect((await getDocs(collection(site.admin, 'articulos/a1/revisiones'))).size).toBe(20);
  });

  it('are shared by the autosaves of one account, until one is saved by hand', async () => {
    await save(site.admin, 'a1', { titulo: 'Publicado' });
    const autosave = (titulo: string, again: number | null) =>
      saveArticle(site.admin, 'a1', () => aDraft({ titulo }), { editor, autosave: { again } });
    expect(await autosave('Uno', null)).toMatchObject({ revisiones: 2, version: 2 });
    expect(await autosave('Dos', 2)).toMatchObject({ revisiones: 2, version: 3 });
    const titles = async () => (await listRevisions(site.admin, 'a1')).map(({ titulo }) => titulo);
    expect(await titles()).toEqual(['Dos', 'Publicado']);
    await save(site.admin, 'a1', { titulo: 'A mano' });
    expect(await autosave('Tres', 2)).toMatchObject({ revisiones: 4 });
    expect(await titles()).toEqual(['Tres', 'A mano', 'Dos', 'Publicado']);
  });

  it('can be restored, and what was there is kept too', async () => {
    await save(site.admin, 'a1', {
      titulo: 'Primero',
      imagenes: ['/img/a.svg'],
      imagenesAlt: { '/img/a.svg': 'A' },
      ficha: RECORD,
    });
    await save(site.admin, 'a1', { titulo: 'Segundo', ficha: null });
    const restored = await restoreRevision(site.admin, 'a1', 1, { editor, baseVersion: 2 });
    expect(restored).toMatchObject({
      titulo: 'Primero',
      slug: 'primero',
      estado: 'publicado',
      imagenesAlt: { '/img/a.svg': 'A' },
      ficha: RECORD,
    });
    expect((await listRevisions(site.admin, 'a1')).map(({ titulo }) => titulo)).toEqual([
      'Primero',
      'Segundo',
      'Primero',
    ]);
    await expect(restoreRevision(site.admin, 'a1', 9, { editor })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe("the author's count of published articles", () => {
  it('follows the estado', async () => {
    await save(site.admin, 'a1', { estado: 'borrador' });
    expect(await count()).toBe(0);
    await setArticleState(site.admin, 'a1', 'publicado', { editor });
    expect(await count()).toBe(1);
    expect(await stored(site.admin, 'usuarios/u1')).toMatchObject({
      ultimoEvento: { tipo: 'articulo-publicado', id: 'a1' },
    });
    await save(site.admin, 'a1', { titulo: 'Otro' });
    expect(await count()).toBe(1);
    await setArticleState(site.admin, 'a1', 'archivado', { editor });
    expect(await count()).toBe(0);
    expect(await stored(site.admin, 'usuarios/u1')).toMatchObject({
      ultimoEvento: { tipo: 'articulo-retirado', id: 'a1' },
    });
  });

  it('of an article without a word is published only where that is meant', async () => {
    await save(site.admin, 'a1', { estado: 'borrador', contenido: ' \n' });
    const publish = (evenEmpty?: boolean) =>
      setArticleState(site.admin, 'a1', 'publicado', { editor, ...(evenEmpty ? { evenEmpty } : {}) });
    await expect(publish()).rejects.toBeInstanceOf(EmptyArticle);
    expect(await count()).toBe(0);
    expect(await publish(true)).toMatchObject({ estado: 'publicado' });
  });

  it('is not asked of an author without an account', async () => {
    await deleteDoc(doc(site.admin, 'usuarios/u1'));
    await save(site.admin, 'a1');
    await save(site.admin, 'b1', { autorId: 'blogger', autor: 'Del blog' });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ estado: 'publicado', version: 1 });
    expect(await stored(site.admin, 'articulos/b1')).toMatchObject({ autorId: 'blogger' });
  });
});

describe('what a save leaves alone', () => {
  it('is the creation, the publication, the visits and the comments counted', async () => {
    await save(site.admin, 'a1');
    const before = await stored(site.admin, 'articulos/a1');
    await updateDoc(doc(site.admin, 'articulos/a1'), {
      comentariosCount: increment(2),
      ultimoComentario: 'c9',
    });
    await saveArticle(site.admin, 'a1', () => {
      const { fechaPublicacion: _, ...draft } = aDraft({ titulo: 'Otro', autorId: 'u2' });
      return draft;
    });
    const after = await stored(site.admin, 'articulos/a1');
    expect(after).toMatchObject({
      fechaCreacion: before?.fechaCreacion,
      fechaPublicacion: before?.fechaPublicacion,
      autorId: 'u1',
      comentariosCount: 2,
      ultimoComentario: 'c9',
      version: 2,
    });
  });

  it('keeps what the list needs of the title', async () => {
    await save(site.admin, 'a1', { titulo: '¿Qué año? Ñandú' });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({
      tituloOrden: 'que an~o n~andu',
      tituloClaves: expect.arrayContaining(['nandu', 'que', 'an', 'ano']),
    });
  });
});

describe('the comments of an article', () => {
  it('get its new title', async () => {
    await save(site.admin, 'a1');
    await addComment(site.admin, 'a1', 'c1');
    await save(site.admin, 'a1', { titulo: 'Con otro nombre' });
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toMatchObject({
      articuloTitulo: 'Con otro nombre',
    });
  });

  it('that were not reached are by the next save', async () => {
    await save(site.admin, 'a1');
    await addComment(site.admin, 'a1', 'c1');
    const archive = () => setArticleState(site.admin, 'a1', 'archivado', { editor, baseVersion: 1 });
    await site.fault({
      match: { method: 'runQuery', pathContains: 'comentarios' },
      error: 'UNAVAILABLE',
      times: 1,
    });
    await expect(archive()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await archive()).toMatchObject({ estado: 'archivado', version: 2 });
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toMatchObject({
      articuloPublicado: false,
    });
  });
});
