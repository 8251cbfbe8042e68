import { collection, deleteDoc, doc, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_WINDOW } from '@/model/contact/contact-gate';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { openAs } from './support/fresh-member';
import { holdWrites } from './support/hold';
import { focusOn } from './support/keyboard';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const { form, validation, talks } = messages.contact;
const EMAIL = 'prueba-de-contacto@example.org';
const LETTER = '¿Pueden venir a Chillán en marzo?\n\nSomos unas 60 personas.';

const received = async () =>
  (await getDocs(query(collection(ownerDb(), 'mensajes'), where('email', '==', EMAIL)))).docs;

// The way in takes one message in ten seconds: as if the last were longer ago.
beforeEach(() => deleteDoc(doc(ownerDb(), 'sistema/contacto')));
afterEach(async () => {
  for (const message of await received()) await deleteDoc(message.ref);
});

async function fill(page: Page, mensaje = LETTER): Promise<void> {
  await page.getByLabel(form.name).fill('Marta Ñáñez');
  await page.getByLabel(form.email).fill(EMAIL);
  await page.getByLabel(form.message).fill(mensaje);
}

describe.each(WIDTHS)('the contact page at %i px', (width) => {
  it('names what is missing or wrong, then stores the message and thanks for it', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.contact.href());
    await page.getByRole('heading', { name: talks.title }).waitFor();
    await checkSchemes(page);
    const submit = page.getByRole('button', { name: form.submit });
    await submit.click();
    for (const problem of [validation.nameRequired, validation.emailRequired, validation.messageRequired]) {
      await page.getByText(problem, { exact: true }).waitFor();
    }
    await focusOn(page.getByLabel(form.name));
    await checkSchemes(page);
    await page.getByLabel(form.email).fill('marta.example.org');
    await page.getByLabel(form.message).focus();
    await page.getByText(validation.emailInvalid).waitFor();
    expect(await received()).toHaveLength(0);

    await fill(page);
    await submit.click();
    await page.getByText(form.sent).waitFor();
    const [stored, ...more] = await received();
    expect(more).toEqual([]);
    expect(stored?.data()).toMatchObject({
      nombre: 'Marta Ñáñez',
      email: EMAIL,
      mensaje: LETTER,
      estado: 'nuevo',
    });
    await checkSchemes(page);
  });
});

describe('a message being written', () => {
  it('is stored once when the button is pressed twice', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.contact.href());
    await fill(page);
    const release = await holdWrites(page);
    await page.getByRole('button', { name: form.submit }).dblclick();
    release();
    await page.getByText(form.sent).waitFor();
    expect(await received()).toHaveLength(1);
  });

  it('is kept when sending fails, and sent on a new try', async () => {
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.contact.href());
    await fill(page);
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByText(form.failed).waitFor();
    expect(await page.getByLabel(form.message).inputValue()).toBe(LETTER);
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByText(form.sent).waitFor();
    expect(await received()).toHaveLength(1);
  });

  it('survives a reload', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.contact.href());
    await fill(page);
    await page.reload();
    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, LETTER);
    expect(await page.getByLabel(form.email).inputValue()).toBe(EMAIL);
  });

  it('is stored once when the answer to the first try is lost', async () => {
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/503|403|UNAVAILABLE|unavailable/);
    await visit(paths.contact.href());
    await fill(page);
    await page.getByRole('button', { name: form.submit }).click();
    const retry = page.getByRole('button', { name: messages.common.retry });
    await retry.or(page.getByText(form.sent)).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await page.getByText(form.sent).waitFor();
    expect(await received()).toHaveLength(1);
  });
});

describe('a day that has had its messages', () => {
  beforeEach(() =>
    setDoc(doc(ownerDb(), 'sistema/contacto'), {
      ultimo: 'antes',
      fecha: new Date(Date.now() - 60_000),
      desde: new Date(Date.now() - 3_600_000),
      cuantos: CONTACT_WINDOW.visitors,
    }),
  );

  it.each(WIDTHS)('closes the form, which keeps the text and says until when, at %i px', async (width) => {
    const { page, visit, expectConsole } = await openPage({ width });
    expectConsole(/403|permission/i);
    await visit(paths.contact.href());
    await fill(page);
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByText(/el formulario está cerrado\. Se abrirá (el .* )?a las \d\d:\d\d/).waitFor();
    expect(await page.getByLabel(form.message).inputValue()).toBe(LETTER);
    await checkSchemes(page);
    expect(await received()).toHaveLength(0);
  });

  it.each(WIDTHS)('is shown to the administrador, who opens it with one press, at %i px', async (width) => {
    const texts = staff.adminMessages.closed;
    const { page, visit } = await openAs(await newStaff('administrador'), { width });
    await visit(paths.adminMessages.href());
    await page.getByRole('heading', { name: texts.title }).waitFor();
    await page.getByText(texts.visitors(CONTACT_WINDOW.visitors)).waitFor();
    await checkSchemes(page);
    await page.getByRole('button', { name: texts.open }).click();
    await page.getByText(texts.opened).waitFor();
    await page.getByRole('heading', { name: texts.title }).waitFor({ state: 'detached' });

    const visitor = await openPage({ width });
    await visitor.visit(paths.contact.href());
    await fill(visitor.page);
    await visitor.page.getByRole('button', { name: form.submit }).click();
    await visitor.page.getByText(form.sent).waitFor();
    expect(await received()).toHaveLength(1);
  });
});
