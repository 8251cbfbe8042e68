import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { decodeCard } from '@/model/articles/catalogue/catalogue';
import type { Permission } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { applyRename, createCategory, deleteCategory, updateCategory } from '@/services/categories/writes';
import { deleteComments, listAllComments } from '@/services/comments/moderation';
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  setMessageState,
} from '@/services/contact/messages';
import { itOnOurs, openSite } from './backend';
import { addComment, save, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-escritorio-roles');
const values = { nombre: 'Arqueología', descripcion: '', color: '#3498db' };
const denied = { code: 'permission-denied' };

async function staff(rol: Role, without?: Permission) {
  const permisos = { ...defaultPermissions(rol), ...(without ? { [without]: false } : {}) };
  // What the staff goes by is no name.
  const uid = `${rol.slice(0, 5)}-${without ?? 'entero'}`;
  const { db } = await join(site, uid, { rol, permisos });
  return { db, editor: { uid, nombre: `Persona ${uid}` }, uid };
}

/** A category with articles of an account of its own, all published but the last. */
async function withArticles(count: number) {
  await join(site, 'u1');
  await createCategory(site.admin, 'x', values);
  for (let n = 1; n <= count; n += 1) {
    const estado = n === count && count > 1 ? 'borrador' : 'publicado';
    await save(site.admin, `a${n}`, { titulo: `Título ${n}`, estado });
  }
}

describe('categories under the rules', () => {
  it.each(['administrador', 'editor'] as const)(
    '%s creates, edits and renames with the articles',
    async (rol) => {
      await withArticles(3);
      const { db, editor, uid } = await staff(rol);
      await createCategory(db, uid, { ...values, nombre: 'Historia' });
      expect(await stored(site.admin, 'categorias/historia')).toMatchObject({ creadoPor: uid });
      await updateCategory(db, 'arqueologia', { ...values, nombre: 'Excavaciones', color: '#000000' });
      expect(await applyRename(db, editor, 'arqueologia')).toEqual({ changed: 3, failed: 0 });
      const article = await stored(site.admin, 'articulos/a1');
      expect(article).toMatchObject({ categorias: ['Excavaciones'], autorId: 'u1', estado: 'publicado' });
      const entries = (await stored(site.admin, 'catalogo/2024'))?.entradas as Record<string, string>;
      expect(decodeCard('a1', entries.a1 ?? '')?.categorias).toEqual(['Excavaciones']);
      const revision = await stored(site.admin, `articulos/a1/revisiones/${String(article?.revisiones)}`);
      expect(revision).toMatchObject({ categorias: ['Excavaciones'], autorId: uid });
    },
  );

  it('renaming costs a bounded number of reads for each article', async () => {
    await withArticles(2);
    const { db, editor } = await staff('editor');
    await updateCategory(db, 'arqueologia', { ...values, nombre: 'Excavaciones' });
    await site.resetMeter();
    await applyRename(db, editor, 'arqueologia');
    const two = await site.reads();
    for (let n = 3; n <= 7; n += 1) await save(site.admin, `a${n}`, { categorias: ['Excavaciones'] });
    await updateCategory(db, 'arqueologia', { ...values, nombre: 'Ruinas' });
    await site.resetMeter();
    await applyRename(db, editor, 'arqueologia');
    const seven = await site.reads();
    // For each: the page of the list, the save's own reads and those of the rules.
    expect((seven - two) / 5).toBeLessThanOrEqual(11);
    // Besides: the category twice, the count, the page after the last, and the account for each of them.
    expect(two).toBeLessThanOrEqual(2 * 11 + 4);
  });

  it('are deleted by an administrador, their articles moved first, and not by an editor', async () => {
    await withArticles(2);
    const editor = await staff('editor');
    const admin = await staff('administrador');
    await createCategory(admin.db, admin.uid, { ...values, nombre: 'Historia' });
    await expect(deleteCategory(editor.db, editor.editor, 'historia', null)).rejects.toMatchObject(denied);
    expect(await deleteCategory(admin.db, admin.editor, 'arqueologia', null)).toBe(2);
    expect(await deleteCategory(admin.db, admin.editor, 'arqueologia', 'historia')).toBe(0);
    expect(await stored(site.admin, 'categorias/arqueologia')).toBeUndefined();
    expect(await stored(site.admin, 'articulos/a2')).toMatchObject({ categorias: ['Historia'] });
  });

  it.each(['autor', 'moderador', 'usuario'] as const)('are nothing for %s to write', async (rol) => {
    await createCategory(site.admin, 'x', values);
    const { db, uid, editor } = await staff(rol);
    await expect(createCategory(db, uid, { ...values, nombre: 'Otra' })).rejects.toMatchObject(denied);
    await expect(updateCategory(db, 'arqueologia', { ...values, color: '#000000' })).rejects.toMatchObject(
      denied,
    );
    await expect(deleteCategory(db, editor, 'arqueologia', null)).rejects.toMatchObject(denied);
  });

  it('need the permission and not only the role', async () => {
    await createCategory(site.admin, 'x', values);
    const { db, uid } = await staff('editor', 'crearCategorias');
    await expect(createCategory(db, uid, { ...values, nombre: 'Otra' })).rejects.toMatchObject(denied);
    await updateCategory(db, 'arqueologia', { ...values, color: '#000000' });
  });
});

describe('messages under the rules', () => {
  const plant = () =>
    setDoc(doc(site.admin, 'mensajes/m1'), {
      nombre: 'Ana',
      email: 'ana@demo.test',
      mensaje: 'Hola',
      fecha: new Date(),
      estado: 'nuevo',
    });

  it('are read, reviewed, counted and deleted by an administrador', async () => {
    await plant();
    const { db, uid } = await staff('administrador');
    await site.resetMeter();
    expect((await listMessages(db)).items).toHaveLength(1);
    expect(await site.reads()).toBe(2);
    expect((await listMessages(db, { estado: 'nuevo' })).items).toHaveLength(1);
    await site.resetMeter();
    expect(await countUnreadMessages(db)).toBe(1);
    expect(await site.reads()).toBe(2);
    for (const estado of ['leido', 'respondido', 'nuevo'] as const) {
      await setMessageState(db, uid, 'm1', estado);
      expect(await stored(site.admin, 'mensajes/m1')).toMatchObject({ estado, revisadoPor: uid });
    }
    await deleteMessage(db, 'm1');
    expect(await stored(site.admin, 'mensajes/m1')).toBeUndefined();
  });

  it.each(['editor', 'moderador', 'autor'] as const)('are closed to %s', async (rol) => {
    await plant();
    const { db, uid } = await staff(rol);
    await expect(listMessages(db)).rejects.toMatchObject(denied);
    await expect(countUnreadMessages(db)).rejects.toMatchObject(denied);
    await expect(setMessageState(db, uid, 'm1', 'leido')).rejects.toMatchObject(denied);
    await expect(deleteMessage(db, 'm1')).rejects.toMatchObject(denied);
  });
});

describe('moderation under the rules', () => {
  async function comments() {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', { estado: 'borrador', titulo: 'Otro' });
    await addComment(site.admin, 'a1', 'c1', { autorId: 'ana', fechaActualizacion: new Date() });
    await addComment(site.admin, 'a2', 'c2', { autorId: 'eliminado', articuloPublicado: false });
    await join(site, 'ana', { comentariosCount: 1 });
    for (const id of ['a1', 'a2']) await updateDoc(doc(site.admin, 'articulos', id), { comentariosCount: 1 });
  }

  it.each(['moderador', 'editor', 'administrador'] as const)(
    '%s finds and deletes all comments',
    async (rol) => {
      await comments();
      const { db, uid } = await staff(rol);
      const { items: all } = await listAllComments(db);
      expect(all.map(({ id }) => id).sort()).toEqual(['c1', 'c2']);
      expect(await deleteComments(db, uid, all)).toMatchObject({ failed: [], cut: null });
      for (const id of ['a1', 'a2'])
        expect(await stored(site.admin, `articulos/${id}`)).toMatchObject({ comentariosCount: 0 });
      expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ comentariosCount: 0 });
    },
  );

  it('of an author whose account was deleted just before goes too', async () => {
    await comments();
    await deleteDoc(doc(site.admin, 'usuarios/ana'));
    const { db, uid } = await staff('moderador');
    const { items: all } = await listAllComments(db);
    expect(await deleteComments(db, uid, all)).toMatchObject({ failed: [], cut: null });
  });

  itOnOurs('costs a read for each comment listed, and those of the rules for each deleted', async () => {
    await comments();
    const { db, uid } = await staff('moderador');
    await site.resetMeter();
    const { items: all } = await listAllComments(db);
    const listed = await site.reads();
    const costs: number[] = [];
    for (const one of all) {
      await deleteComments(db, uid, [one]);
      costs.push(await site.reads());
    }
    expect({ listed, costs }).toEqual({ listed: 3, costs: [4, 4] });
  });

  it('is closed to an autor', async () => {
    await comments();
    const { db, uid } = await staff('autor');
    await expect(listAllComments(db)).rejects.toMatchObject(denied);
    const { items: all } = await listAllComments(site.admin);
    const { done: deleted, failed } = await deleteComments(db, uid, all);
    expect([deleted.length, failed.length]).toEqual([0, 2]);
  });
});
