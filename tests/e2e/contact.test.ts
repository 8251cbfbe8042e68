import { collection, deleteDoc, getDocs, query, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { ownerDb } from './support/owner';

const { form, validation, talks } = messages.contact;
const EMAIL = 'prueba-de-contacto@example.org';
const LETTER = '¿Pueden venir a Chillán en marzo?\n\nSomos unas 60 personas.';

const received = async () =>
  (await getDocs(query(collection(ownerDb(), 'mensajes'), where('email', '==', EMAIL)))).docs;

afterEach(async () => {
  for (const message of await received()) await deleteDoc(message.ref);
});

async function fill(page: Page, mensaje = LETTER): Promise<void> {
  await page.getByLabel(form.name).fill('Marta Ñáñez');
  await page.getByLabel(form.email).fill(EMAIL);
  await page.getByLabel(form.message).fill(mensaje);
}

describe.each(WIDTHS)('the contact page at %i px', (width) => {
  it('stores the message and thanks for it', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.contact.href());
    await fill(page);
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByText(form.sent).waitFor();
    const [stored, ...more] = await received();
    expect(more).toEqual([]);
    expect(stored?.data()).toMatchObject({
      nombre: 'Marta Ñáñez',
      email: EMAIL,
      mensaje: LETTER,
      estado: 'nuevo',
    });
    await checkAccessibility(page);
  });

  it('stores one message when the button is pressed twice', async () => {
    await injectFaults({ match: { method: 'commit' }, latencyMs: 400 });
    const { page, visit } = await openPage({ width });
    await visit(paths.contact.href());
    await fill(page);
    await page.getByRole('button', { name: form.submit }).dblclick();
    await page.getByText(form.sent).waitFor();
    expect(await received()).toHaveLength(1);
  });

  it('names what is missing or wrong, and goes to the first field', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.contact.href());
    await page.getByRole('button', { name: form.submit }).click();
    for (const problem of [validation.nameRequired, validation.emailRequired, validation.messageRequired]) {
      await page.getByText(problem, { exact: true }).waitFor();
    }
    expect(await page.getByLabel(form.name).evaluate((field) => field === document.activeElement)).toBe(true);
    await checkAccessibility(page);
    await page.getByLabel(form.email).fill('marta.example.org');
    await page.getByLabel(form.message).focus();
    await page.getByText(validation.emailInvalid).waitFor();
    expect(await received()).toHaveLength(0);
  });

  it('keeps the text when sending fails, and sends it on a new try', async () => {
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openPage({ width });
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

  it('shows how to ask for a talk, without accessibility violations', async () => {
    const { page, visit } = await openPage({ width, colorScheme: 'dark' });
    await visit(paths.contact.href());
    await page.getByRole('heading', { name: talks.title }).waitFor();
    await checkAccessibility(page);
  });
});

describe('a message being written', () => {
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
    expectConsole(/503|UNAVAILABLE|unavailable/);
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
