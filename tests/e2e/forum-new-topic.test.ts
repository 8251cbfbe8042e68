import { addDoc, collection, Timestamp } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PEOPLE_AT_ONCE } from '@/model/forum/mentions';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { checkSchemes, checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { addTopics, newCategory, storedTopics, type TestCategory } from './support/forum-category';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { mainOf, type Person, signIn, signOut } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = foro.newTopic;
const { validation, errors } = messages.forumWriting;

const field = (page: Page, label: string) => mainOf(page).getByRole('textbox', { name: label });
const create = (page: Page) => mainOf(page).getByRole('button', { name: texts.submit });
const category = (page: Page) => mainOf(page).getByRole('combobox', { name: texts.category });

async function openForm(page: Page, { nombre }: TestCategory): Promise<void> {
  await expect.poll(() => category(page).locator('option:checked').textContent()).toBe(nombre);
}

async function write(page: Page, titulo: string, contenido: string): Promise<void> {
  await field(page, texts.topicTitle).fill(titulo);
  await field(page, texts.content).fill(contenido);
}

async function addTag(page: Page, tag: string): Promise<void> {
  await field(page, texts.tags).fill(tag);
  await field(page, texts.tags).press('Enter');
}

const chosenTags = (page: Page) =>
  mainOf(page).getByRole('list', { name: texts.chosenTags }).getByRole('listitem').allTextContents();

/** The page of the new topic, whatever it shows by then. */
/** Profiles alone, of names that stand before every other that begins so. */
const addProfiles = (count: number, start: string) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      addDoc(collection(ownerDb(), 'perfiles'), { nombre: `${start}!${n}` }),
    ),
  );

const onTopic = (page: Page) => page.waitForURL(/\/foro\/tema\/\w{20}$/);

describe('a new topic', () => {
  it('of a visitor waits while they sign in, and is then stored', async () => {
    const place = await newCategory();
    const member = await newMember();
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await mainOf(page).getByText(texts.visitor).waitFor();
    await write(page, 'Rutas del desierto', '¿Qué **pozos** había?');
    await addTag(page, ' Arabia ');
    await create(page).click();
    await mainOf(page).getByText(messages.forum.signIn.topic).waitFor();
    await signIn(page, member);
    await openForm(page, place);
    await mainOf(page).getByText(texts.restored).waitFor();
    expect(await field(page, texts.topicTitle).inputValue()).toBe('Rutas del desierto');
    expect(await field(page, texts.content).inputValue()).toBe('¿Qué **pozos** había?');
    expect(await chosenTags(page)).toEqual(['arabia']);
    await create(page).click();
    await onTopic(page);
    const [topic, ...more] = await storedTopics(place);
    expect(more).toEqual([]);
    expect(topic?.data()).toMatchObject({
      titulo: 'Rutas del desierto',
      contenido: '¿Qué **pozos** había?',
      tags: ['arabia'],
      autorId: member.uid,
      destacado: false,
    });
    expect(topic?.id).toBe(new URL(page.url()).pathname.split('/').at(-1));
    await expect.poll(async () => (await stored(member))?.puntos).toBe(5);

    // The draft went with it, and whose minute is full has to wait: the server refuses it.
    await changeAccount(member, { 'ritmo.minuto': Timestamp.now(), 'ritmo.actos': 30 });
    expectConsole(/status of 403/);
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    expect(await field(page, texts.topicTitle).inputValue()).toBe('');
    await write(page, 'Otro', 'Más');
    await create(page).click();
    await mainOf(page)
      .getByText(/Podrás volver a hacerlo en \d+ segundos?/)
      .waitFor();
    expect(await field(page, texts.content).inputValue()).toBe('Más');
  });

  it('is not for the next member who uses the device, and waits for its own', async () => {
    const [ana, eva] = [await newMember(), await newMember()];
    const { page, visit } = await openAs(ana);
    const title = field(page, texts.topicTitle);
    const open = async (member: Person) => {
      await signOut(page);
      await visit(paths.login.href(paths.newTopic.href()));
      await signIn(page, member);
      await title.waitFor();
    };
    await visit(paths.newTopic.href());
    await write(page, 'Lo de Ana', 'Solo suyo');
    await open(eva);
    expect(await title.inputValue()).toBe('');
    await open(ana);
    expect(await title.inputValue()).toBe('Lo de Ana');
  });

  it('names what is missing, and refuses tags as the spec says', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.newTopic.href());
    await category(page).locator('option', { hasText: 'Arqueología' }).waitFor({ state: 'attached' });
    await create(page).click();
    await mainOf(page).getByRole('alert').getByText(validation.required).waitFor();
    for (const name of ['titulo', 'categoriaId', 'contenido'] as const)
      await mainOf(page).getByText(validation.empty[name]).waitFor();
    await focusOn(field(page, texts.topicTitle));
    await checkSchemes(page);

    await field(page, texts.topicTitle).fill('t'.repeat(101));
    await mainOf(page).getByText(validation.titleTooLong).waitFor();
    await mainOf(page).getByText('101 de 100 caracteres').waitFor();
    for (const tag of ['Uno', 'dos', 'tres', 'cuatro']) await addTag(page, tag);
    await addTag(page, ' UNO ');
    await mainOf(page).getByText('Este tag ya existe').waitFor();
    await addTag(page, 'cinco');
    await addTag(page, 'seis');
    await mainOf(page).getByText('No puedes añadir más de 5 tags', { exact: true }).waitFor();
    expect(await chosenTags(page)).toEqual(['uno', 'dos', 'tres', 'cuatro', 'cinco']);
    // Still typed, it keeps the topic from being sent: that is said at the button too.
    await create(page).click();
    await mainOf(page).getByRole('alert').getByText('No puedes añadir más de 5 tags').waitFor();
    await mainOf(page)
      .getByRole('button', { name: texts.removeTag('dos') })
      .click();
    await focusOn(field(page, texts.tags));
    expect(await chosenTags(page)).toHaveLength(4);

    await field(page, texts.content).fill('Con **negrita** y <b>etiquetas</b>');
    await mainOf(page).getByRole('button', { name: foro.forumCommon.field.preview }).click();
    await mainOf(page).locator('strong', { hasText: 'negrita' }).waitFor();
    expect(await mainOf(page).locator('b').count()).toBe(0);
    await checkScreen(page);
  });

  it('is sent, or refused, by the press that leaves a wrong field: nothing moves under the finger', async () => {
    const place = await newCategory();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await write(page, 't'.repeat(101), 'Su texto');
    await field(page, texts.topicTitle).focus();
    await create(page).scrollIntoViewIfNeeded();
    const before = await create(page).boundingBox();
    await create(page).hover();
    await page.mouse.down();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('input');
    expect(await create(page).boundingBox()).toEqual(before);
    await page.mouse.up();
    await mainOf(page).getByText(validation.titleTooLong).waitFor();
    await focusOn(field(page, texts.topicTitle));
  });

  it('takes a category that is newer than the list that is at hand', async () => {
    const { page, visit } = await openPage();
    await visit(paths.newTopic.href());
    await category(page).locator('option', { hasText: 'Arqueología' }).waitFor({ state: 'attached' });
    const place = await newCategory();
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
  });

  it('is kept when sending fails, and is one however often it is sent', async () => {
    const place = await newCategory();
    const { page, visit, expectConsole } = await openAs(await newMember());
    // The second try is refused where the first was stored.
    expectConsole(/503|UNAVAILABLE|unavailable|status of 403/);
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await write(page, 'Un tema', 'Su texto');
    // It is stored, and only the answer is lost.
    await injectFaults({
      match: { method: 'commit', pathContains: 'foro_temas' },
      error: 'UNAVAILABLE',
      afterEffect: true,
    });
    await create(page).click();
    await mainOf(page)
      .getByRole('alert')
      .getByText(/Tu texto sigue aquí/)
      .waitFor();
    await clearFaults();
    await page.reload();
    await mainOf(page).getByText(texts.restored).waitFor();
    expect(await field(page, texts.content).inputValue()).toBe('Su texto');
    await openForm(page, place);
    await create(page).dblclick();
    await onTopic(page);
    expect(await storedTopics(place)).toHaveLength(1);
  });

  it('tells whom its text mentions, found by the beginning of the name among many like it', async () => {
    const place = await newCategory();
    const [author, told] = [await newMember(), await newMember()];
    await addProfiles(PEOPLE_AT_ONCE, told.nombre.slice(0, 7));
    const { page, visit } = await openAs(author);
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await field(page, texts.topicTitle).fill('Una pregunta para alguien');
    const content = field(page, texts.content);
    await content.pressSequentially(`Dime, @${told.nombre.slice(0, 12)}`);
    await page.getByRole('option', { name: told.nombre }).waitFor();
    await checkScreen(page);
    await content.pressSequentially(told.nombre.slice(12));
    await page.getByRole('option', { name: told.nombre }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => content.inputValue()).toBe(`Dime, @${told.nombre} `);
    await create(page).click();
    await onTopic(page);
    const reader = await openAs(told);
    await reader.visit(paths.forumNotices.href());
    await reader.page
      .getByRole('link', { name: `${author.nombre} te mencionó en «Una pregunta para alguien»` })
      .click();
    await mainOf(reader.page).getByRole('heading', { name: 'Una pregunta para alguien' }).waitFor();
  });

  it('is offered those that are like it while its title is written', async () => {
    const place = await newCategory();
    const word = `quetzal${place.id.slice(0, 5).toLowerCase()}`;
    const [id = ''] = await addTopics(place, await newMember(), [{ titulo: `Las plumas del ${word}` }]);
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await field(page, texts.topicTitle).fill(`¿Quién vio un ${word} en Chile?`);
    const similar = mainOf(page).getByRole('region', { name: texts.similar }).getByRole('link');
    await similar.waitFor();
    expect(await similar.getAttribute('href')).toBe(paths.forumTopic.href(id));
    await checkSchemes(page);
  });

  it('is not for who lost the permission', async () => {
    const member = await newMember();
    await changeAccount(member, { 'permisos.crearTemas': false });
    const { page, visit } = await openAs(member, { width: 375 });
    await visit(paths.newTopic.href());
    await mainOf(page).getByRole('alert').getByText(errors.noTopics).waitFor();
    await mainOf(page).getByRole('link', { name: foro.forumCommon.errorPanel.fixPermissions }).waitFor();
    await checkScreen(page);
  });

  it('can be featured by an administrator, and discarded', async () => {
    const member = await newStaff('administrador');
    const place = await newCategory();
    const { page, visit } = await openAs(member);
    await visit(paths.newTopic.href(place.id));
    await openForm(page, place);
    await mainOf(page).getByLabel(texts.featured).check();
    await write(page, 'Un borrador', 'Texto');
    await mainOf(page).getByRole('button', { name: texts.discard }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.discardConfirm }).click();
    await expect.poll(() => field(page, texts.topicTitle).inputValue()).toBe('');
    await write(page, 'El anuncio', 'Texto');
    await mainOf(page).getByLabel(texts.featured).check();
    await create(page).click();
    await onTopic(page);
    expect((await storedTopics(place)).map((topic) => topic.get('destacado'))).toEqual([true]);
  });
});
