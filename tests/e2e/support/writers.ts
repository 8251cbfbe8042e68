import { doc, getDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Article } from '@/model/articles/article';
import type { ArticleDraft } from '@/model/articles/editing/article-changes';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { deleteArticle } from '@/services/articles/deletion';
import { saveArticle } from '@/services/articles/writes';
import { toServiceError } from '@/services/firestore/errors';
import type { OpenPage, PageOptions } from './browser';
import { changeAccount, type Member, newMember, openAs } from './fresh-member';
import { mainOf } from './members';
import { ownerDb } from './owner';

const texts = staff.editor;

/** Somebody of the staff whom nobody else in the tests is. */
export async function newWriter(rol: Role = 'autor'): Promise<Member> {
  const member: Member = await newMember();
  member.rol = rol;
  await changeAccount(member, { rol, permisos: defaultPermissions(rol) });
  return member;
}

/** Deletes an article when the test is over, whether or not it came to exist: other files count the seeded ones. */
export function removeAfterwards(id: string): void {
  onTestFinished(async () => {
    await deleteArticle(ownerDb(), id).catch((cause: unknown) => {
      if (toServiceError(cause).code !== 'not-found') throw cause;
    });
  });
}

/** An article of the writer's, as it is stored. */
export async function newArticle(writer: Member, over: Partial<ArticleDraft> = {}): Promise<Article> {
  const id = `prueba-${crypto.randomUUID().slice(0, 12)}`;
  removeAfterwards(id);
  return saveArticle(ownerDb(), id, () => ({
    titulo: `Artículo ${id}`,
    contenido: 'Un primer párrafo.\n\nUn segundo párrafo.',
    resumen: '',
    autorId: writer.uid,
    autor: writer.nombre,
    categorias: [],
    tags: [],
    imagenPrincipal: null,
    imagenes: [],
    imagenDestacada: null,
    estado: 'borrador',
    ...over,
  }));
}

/** Somebody else changes an article meanwhile. */
export function changeElsewhere(article: Article, over: Partial<ArticleDraft>): Promise<Article> {
  return saveArticle(
    ownerDb(),
    article.id,
    (before) => ({ ...(before ?? article), ...over }) as ArticleDraft,
    { editor: { uid: 'otra-persona', nombre: 'Otra persona' } },
  );
}

/** What is stored of an article. */
export async function storedArticle(id: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(ownerDb(), `articulos/${id}`))).data();
}

export const titleField = (page: Page) =>
  mainOf(page).getByRole('textbox', { name: texts.fields.titulo, exact: true });
export const contentField = (page: Page) =>
  mainOf(page).getByRole('textbox', { name: texts.fields.contenido });
export const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const alertDialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
/** The foot of the editor says so. */
export const status = (page: Page, text: string) => mainOf(page).getByRole('status').getByText(text);

/** Opens an article in the editor. */
export async function openEditor(writer: Member, id: string, options: PageOptions = {}): Promise<OpenPage> {
  const opened = await openAs(writer, options);
  await opened.visit(paths.adminEditArticle.href(id));
  await titleField(opened.page).waitFor();
  return opened;
}

/** Opens a new article, with its text ready. */
export async function openNew(writer: Member, options: PageOptions = {}): Promise<OpenPage> {
  const opened = await openAs(writer, options);
  await opened.visit(paths.adminNewArticle.href());
  await titleField(opened.page).waitFor();
  return opened;
}

/** Writes at the end of the text, key by key. */
export async function write(page: Page, words: string): Promise<void> {
  const field = contentField(page);
  await field.focus();
  await field.evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.length, area.value.length),
  );
  await page.keyboard.type(words);
}

/** The id in the address of an article that is edited; it is deleted when the test is over. */
export async function editedId(page: Page): Promise<string> {
  await page.waitForURL((url) => url.pathname.startsWith(paths.adminEditArticle.href('')));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  removeAfterwards(id);
  return id;
}
