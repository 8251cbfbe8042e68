import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { published } from './support/demo';
import { injectFaults } from './support/faults';
import { type Member, newMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const inbox = staff.adminMessages;
const moderation = staff.adminComments;
const reader = staff.collectionReader;

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor();

/** Documents read by the requests of a kind whose address says so. */
async function readsOf(method: string, part: string): Promise<number[]> {
  const { requests } = await usage();
  return requests.filter((one) => one.method === method && one.path.includes(part)).map(({ reads }) => reads);
}

describe('the contact messages', () => {
  /** Newer than any other, so that it is the first of the list. */
  async function aMessage() {
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
    const nombre = `Persona ${id.slice(0, 6)}`;
    const place = doc(ownerDb(), `mensajes/${id}`);
    const mensaje = 'Una pregunta.\nDe dos líneas.';
    const fecha = new Date();
    await setDoc(place, { nombre, email: 'p@demo.test', mensaje, fecha, estado: 'nuevo' });
    onTestFinished(() => deleteDoc(place));
    return { nombre, stored: async () => (await getDoc(place)).data() };
  }

  it('are read, answered and deleted; the sidebar counts those unread', async () => {
    const message = await aMessage();
    const admin = await newStaff('administrador');
    const { page, visit } = await openAs(admin);
    await resetReads();
    await visit(paths.adminMessages.href());
    const row = mainOf(page).getByRole('listitem').filter({ hasText: message.nombre });
    await row.waitFor();
    const unread = page.getByRole('link', { name: /sin leer/ });
    const before = Number.parseInt(((await unread.textContent()) ?? '').replace(/\D/g, ''), 10);
    // Each with one more: the account, which the rules look at.
    expect((await readsOf('runQuery', 'mensajes')).every((reads) => reads <= 26)).toBe(true);
    expect(await readsOf('runAggregationQuery', 'mensajes')).toEqual([2]);

    await row.getByRole('button', { name: message.nombre }).click();
    await row.getByText('De dos líneas.').waitFor();
    await row.getByText(inbox.states.leido).waitFor();
    await expect.poll(message.stored).toMatchObject({ estado: 'leido', revisadoPor: admin.uid });
    if (before > 1) await page.getByRole('link', { name: `${before - 1} ` }).waitFor();
    const reply = await row.getByRole('link', { name: inbox.reply }).getAttribute('href');
    expect(reply).toMatch(/^mailto:p@demo\.test\?subject=/);
    await row.getByRole('button', { name: inbox.markAnswered }).click();
    await toast(page, inbox.marked.respondido);
    expect(await message.stored()).toMatchObject({ estado: 'respondido' });
    await row.getByRole('button', { name: inbox.markNew }).click();
    await toast(page, inbox.marked.nuevo);
    expect(await message.stored()).toMatchObject({ estado: 'nuevo' });

    await row.getByRole('button', { name: inbox.delete }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(inbox.deleteConfirm(message.nombre)).waitFor();
    await question.getByRole('button', { name: inbox.deleteYes }).click();
    await toast(page, inbox.deleted);
    await row.waitFor({ state: 'hidden' });
    expect(await message.stored()).toBeUndefined();
  });

  it('are filtered by their state, which the address keeps', async () => {
    const message = await aMessage();
    const { page, visit } = await openAs(await newStaff('administrador'));
    await visit(paths.adminMessages.href());
    await mainOf(page).getByText(message.nombre).waitFor();
    await mainOf(page).getByLabel(inbox.filter).selectOption('respondido');
    await mainOf(page).getByText(message.nombre).waitFor({ state: 'hidden' });
    await page.reload();
    await expect.poll(() => mainOf(page).getByLabel(inbox.filter).inputValue()).toBe('respondido');
  });

  it('that cannot be changed are as they were, with the reason', async () => {
    const message = await aMessage();
    const { page, visit, expectConsole } = await openAs(await newStaff('administrador'));
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.adminMessages.href());
    const row = mainOf(page).getByRole('listitem').filter({ hasText: message.nombre });
    await row.waitFor();
    await injectFaults({ match: { method: 'commit', pathContains: 'mensajes/' }, error: 'UNAVAILABLE' });
    await row.getByRole('button', { name: message.nombre }).click();
    await toast(page, inbox.markError('no hay conexión con el servidor'));
    await row.getByText(inbox.states.nuevo).waitFor();
  });
});

describe('the comments of every article', () => {
  const [article] = published;

  /** A comment counted on its article and its author, as a member leaves it; the newest of all. */
  async function aComment(member: Member, contenido: string) {
    if (!article) throw new Error('no article');
    const id = crypto.randomUUID();
    const place = doc(ownerDb(), `articulos/${article.id}/comentarios/${id}`);
    const fecha = new Date();
    await setDoc(place, {
      autor: member.nombre,
      autorId: member.uid,
      contenido,
      fechaPublicacion: fecha,
      fechaActualizacion: fecha,
      articuloId: article.id,
      articuloTitulo: article.titulo,
      articuloPublicado: true,
    });
    await setDoc(
      doc(ownerDb(), `articulos/${article.id}`),
      { comentariosCount: (await articleCount()) + 1 },
      { merge: true },
    );
    const account = doc(ownerDb(), `usuarios/${member.uid}`);
    const known = Number((await getDoc(account)).get('comentariosCount'));
    await setDoc(account, { comentariosCount: known + 1 }, { merge: true });
    onTestFinished(async () => {
      if (!(await getDoc(place)).exists()) return;
      await deleteDoc(place);
      const comentariosCount = (await articleCount()) - 1;
      await setDoc(doc(ownerDb(), `articulos/${article.id}`), { comentariosCount }, { merge: true });
    });
    return { exists: async () => (await getDoc(place)).exists(), path: place.path };
  }

  async function articleCount(): Promise<number> {
    return Number((await getDoc(doc(ownerDb(), `articulos/${article?.id}`))).get('comentariosCount'));
  }

  it('are deleted by a moderador, several at once; what fails stays selected and can be tried again', async () => {
    const author = await newMember();
    const before = await articleCount();
    const one = await aComment(author, 'El primero de la prueba');
    const two = await aComment(author, 'El segundo de la prueba');
    const { page, visit, expectConsole } = await openAs(await newStaff('moderador'));
    expectConsole(/403|PERMISSION_DENIED|denied/i);
    await resetReads();
    await visit(paths.adminComments.href());
    const rows = mainOf(page).getByRole('listitem').filter({ hasText: author.nombre });
    await rows.nth(1).waitFor();
    expect((await readsOf('runQuery', 'comentarios')).every((reads) => reads <= 26)).toBe(true);
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await mainOf(page).getByText(moderation.selected(2)).waitFor();

    await injectFaults({ match: { method: 'commit', pathContains: two.path }, error: 'PERMISSION_DENIED' });
    await mainOf(page).getByRole('button', { name: moderation.deleteSelected }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(moderation.confirm(2)).waitFor();
    await question.getByRole('button', { name: moderation.confirmYes(2) }).click();
    await question.getByText(moderation.failed(1, 'no hay permiso para hacerlo')).waitFor();
    await question.getByRole('button', { name: messages.common.cancel }).click();
    await mainOf(page).getByText(moderation.selected(1)).waitFor();
    await rows.nth(1).waitFor({ state: 'hidden' });
    expect(await rows.count()).toBe(1);
    expect([await one.exists(), await two.exists()]).toEqual([false, true]);
    await injectFaults();

    await mainOf(page).getByRole('button', { name: moderation.deleteSelected }).click();
    await question.getByRole('button', { name: moderation.confirmYes(1) }).click();
    await toast(page, moderation.deleted(1));
    await rows.first().waitFor({ state: 'hidden' });
    expect(await two.exists()).toBe(false);
    expect(await articleCount()).toBe(before);
    const account = await getDoc(doc(ownerDb(), `usuarios/${author.uid}`));
    expect(account.get('comentariosCount')).toBe(0);
  });

  it('of an author whose account is gone are deleted too', async () => {
    const author = await newMember();
    const before = await articleCount();
    const comment = await aComment(author, 'De quien ya no está');
    await deleteDoc(doc(ownerDb(), `usuarios/${author.uid}`));
    const { page, visit, expectConsole } = await openAs(await newStaff('editor'));
    expectConsole(/40[349]|NOT_FOUND|PERMISSION_DENIED|denied/i);
    await visit(paths.adminComments.href());
    const row = mainOf(page).getByRole('listitem').filter({ hasText: author.nombre });
    await row.getByRole('button', { name: moderation.deleteOf(author.nombre) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: moderation.confirmYes(1) })
      .click();
    await toast(page, moderation.deleted(1));
    expect(await comment.exists()).toBe(false);
    expect(await articleCount()).toBe(before);
  });
});

describe('/verificar-firestore', () => {
  const field = (page: Page) => mainOf(page).getByLabel(reader.field);
  const read = async (page: Page, name: string) => {
    await field(page).fill(name);
    await mainOf(page).getByRole('button', { name: reader.submit }).click();
  };

  it('shows the documents of a collection with the type of each value', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await visit(paths.verifyFirestore.href());
    await mainOf(page).getByText(reader.start).waitFor();
    await resetReads();
    await mainOf(page).getByRole('button', { name: 'insignias' }).click();
    await mainOf(page).getByText(reader.shown(9)).waitFor();
    expect(await readsOf('runQuery', '')).toContain(9);
    await mainOf(page).getByRole('button', { name: 'coleccionista-bronce' }).first().click();
    const document = mainOf(page).getByRole('listitem').filter({ hasText: 'coleccionista-bronce' });
    const threshold = document.locator('div').filter({ has: page.getByText('umbral', { exact: true }) });
    await threshold.getByText(reader.types.integer).first().waitFor();
    await checkAccessibility(page);
    await document.getByRole('button', { name: reader.copyOf('coleccionista-bronce') }).click();
    await toast(page, reader.copied);
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({ 'coleccionista-bronce': { umbral: 10 } });
  });

  it('says clearly what cannot be read, and recovers', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('administrador'));
    expectConsole(/403|503|denied|UNAVAILABLE|unavailable/i);
    await visit(paths.verifyFirestore.href());
    await read(page, '');
    await mainOf(page).getByText(reader.validation.required).waitFor();
    await read(page, 'articulos/a1');
    await mainOf(page).getByText(reader.validation.isDocument).waitFor();
    await read(page, 'articulos//x');
    await mainOf(page).getByText(reader.validation.invalid).waitFor();
    await read(page, 'secreta');
    await mainOf(page).getByText(reader.errors.unknown('secreta')).waitFor();
    await injectFaults({ match: { method: 'runQuery' }, error: 'UNAVAILABLE' });
    await read(page, 'categorias');
    await mainOf(page).getByText(reader.errors.network).waitFor();
    await injectFaults();
    await mainOf(page).getByRole('button', { name: 'Reintentar' }).click();
    await mainOf(page).getByRole('button', { name: 'arqueologia' }).first().waitFor();
    await page.goBack();
    await mainOf(page).getByText(reader.errors.unknown('secreta')).waitFor();
  });

  it('is for administrators: an editor is sent away and told so', async () => {
    const { page, visit } = await openAs(await newStaff('editor'));
    await visit(paths.verifyFirestore.href());
    await page.waitForURL((url) => url.pathname === paths.adminArticles.href());
    await toast(page, staff.admin.notAdmitted);
  });

  it('sends a member home, and says so', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.verifyFirestore.href());
    await page.waitForURL((url) => url.pathname === paths.home.href());
    await toast(page, staff.admin.notAdmitted);
  });
});

describe('both widths, both schemes', () => {
  it.each([
    [WIDTHS[0], 'dark'],
    [WIDTHS[1], 'light'],
  ] as const)(
    'messages, comments and collections are accessible and fit at %i px, %s',
    async (width, colorScheme) => {
      const { page, visit } = await openAs(await newStaff('administrador'), { width, colorScheme });
      await visit(paths.adminMessages.href());
      await mainOf(page)
        .getByRole('button', { name: /Tomás Rivas/ })
        .click();
      await mainOf(page).getByRole('link', { name: inbox.reply }).waitFor();
      await checkScreen(page);
      await visit(paths.adminComments.href());
      await mainOf(page).getByRole('checkbox').nth(1).check();
      await mainOf(page).getByText(moderation.selected(1)).waitFor();
      await checkScreen(page);
      await visit(`${paths.verifyFirestore.href()}?coleccion=usuarios`);
      await mainOf(page).getByRole('heading', { level: 2 }).getByRole('button').first().click();
      await mainOf(page).getByText('articulosCount').first().waitFor();
      // Under the bar, which stays, half of a button counts as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await checkScreen(page);
    },
  );
});
