import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { checkAccessibility } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { mainOf } from './support/members';
import {
  button,
  contentField,
  newArticle,
  newWriter,
  openEditor,
  status,
  storedArticle,
  write,
} from './support/writers';

const texts = staff.editor;
const { gallery } = texts;
const MARKER = /!\[Subiendo [^\]]+\]\(subiendo:[\w-]+\)/;
const STORED = /!\[([^\]]*)\]\((http:\/\/127\.0\.0\.1:9199\/\S+)\)/;
/** Where Storage takes files. */
const UPLOADS = /\/v0\/b\/[^?]+\?(?!alt)/;

const text = (page: Page) => contentField(page).inputValue();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A picture of the page's own making, put on the text as a paste or a drop would. */
async function give(page: Page, how: 'paste' | 'drop', names: string[], width = 40): Promise<void> {
  await contentField(page).evaluate(
    async (area: HTMLTextAreaElement, [kind, files, side]) => {
      const transfer = new DataTransfer();
      for (const name of files) {
        const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side / 2 });
        const context = canvas.getContext('2d');
        if (context) {
          context.fillStyle = 'teal';
          context.fillRect(0, 0, side, side);
        }
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        if (blob) transfer.items.add(new File([blob], name, { type: 'image/png' }));
      }
      area.focus();
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      area.dispatchEvent(event);
    },
    [how, names, width] as const,
  );
}

/** Holds the uploads until it is told to let them go. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return release;
}

describe('a picture in the text', () => {
  it('is a marker while it is on its way, and then a link, wherever the text moved meanwhile', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: 'Primero.\n\nÚltimo.' });
    const { page } = await openEditor(writer, article.id);
    const release = await holdUploads(page);
    await write(page, '');
    await give(page, 'paste', ['casa de_piedra.png', 'otra.png'], 3200);
    await expect.poll(() => text(page)).toMatch(new RegExp(`${MARKER.source}[^]*${MARKER.source}`));
    await mainOf(page).getByRole('list', { name: texts.uploads.label }).waitFor();
    await checkAccessibility(page);
    await contentField(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    await page.keyboard.type('Antes de todo. ');
    release();
    await expect.poll(() => text(page)).not.toMatch(MARKER);
    const written = await text(page);
    expect(written).toMatch(/^Antes de todo\. Primero\.\n\nÚltimo\.\n\n!\[casa de piedra\]/);
    expect(written).toContain('![otra](');
    // The caret is where the writer left it.
    await page.keyboard.type('Sigo aquí. ');
    expect(await text(page)).toMatch(/^Antes de todo\. Sigo aquí\. Primero\./);

    const url = STORED.exec(written)?.[2] ?? '';
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return [bitmap.width, bitmap.height];
    }, url);
    expect(size).toEqual([1600, 800]);

    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    // No longer used, it is deleted after the save.
    await contentField(page).fill('Sin imágenes.');
    await button(page, texts.actions.saveDraft).click();
    await expect.poll(async () => (await fetch(url)).status).toBe(404);
  });

  it('that a published version shows stays when the article stops using it', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { estado: 'publicado', contenido: 'Primero.' });
    const { page } = await openEditor(writer, article.id);
    await give(page, 'paste', ['casa.png']);
    await expect.poll(() => text(page)).toMatch(STORED);
    const url = STORED.exec(await text(page))?.[2] ?? '';
    await button(page, texts.actions.save).click();
    await status(page, texts.status.allSaved).waitFor();
    const looked = page.waitForResponse((response) => response.url().includes(':runQuery'));
    await contentField(page).fill('Sin imágenes.');
    await button(page, texts.actions.save).click();
    await looked;
    // A deletion would be asked for before the next save.
    await status(page, texts.status.allSaved).waitFor();
    await contentField(page).fill('Sin imágenes todavía.');
    await button(page, texts.actions.save).click();
    await status(page, texts.status.allSaved).waitFor();
    expect((await fetch(url)).status).toBe(200);
  });

  it('that fails takes its marker away and says why', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: 'Primero.' });
    const { page, expectConsole } = await openEditor(writer, article.id);
    expectConsole(/403/);
    await page.route(UPLOADS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 403, body: '{}' }) : route.continue(),
    );
    await give(page, 'drop', ['casa.png']);
    await page
      .getByRole('status')
      .getByText(texts.uploads.failed('casa.png', staff.images.noUpload))
      .waitFor();
    expect((await text(page)).trim()).toBe('Primero.');
    await page.unroute(UPLOADS);
  });

  it('can be called off; what is no picture, or too big, is refused with the reason', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: 'Primero.' });
    const { page } = await openEditor(writer, article.id);
    const release = await holdUploads(page);
    await give(page, 'paste', ['casa.png']);
    await button(page, texts.uploads.cancel('casa.png')).click();
    await expect.poll(() => text(page)).toBe('Primero.');
    release();
    const chooser = page.locator('input[data-picture="text"]');
    await chooser.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
    await page.getByText(staff.images.type).waitFor();
    const big = Buffer.alloc(5 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: big });
    await page.getByText(staff.images.tooBig).waitFor();
    await chooser.setInputFiles({ name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.getByText(messages.editProfile.images.unreadable).waitFor();
    expect(await text(page)).toBe('Primero.');
  });
});

describe.each(WIDTHS)('main picture and gallery at %i px', (width) => {
  it('have their order, their texts and their refusals', async () => {
    const writer = await newWriter();
    const images = ['/img/articulo-default.svg', '/img/avatares/rey.svg', '/img/avatares/viajero.svg'];
    const article = await newArticle(writer, { imagenes: images });
    const { page } = await openEditor(writer, article.id, { width, colorScheme: 'dark' });
    await button(page, gallery.down(1)).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await button(page, gallery.up(2))
      .or(button(page, gallery.down(2)))
      .first()
      .waitFor();
    await mainOf(page).getByLabel(gallery.alt(1)).fill('Un rey');
    await button(page, gallery.up(3)).click();
    await button(page, gallery.asMain(1)).click();
    await button(page, gallery.remove(3)).click();
    await mainOf(page).getByLabel(texts.mainPicture.alt).waitFor();

    const chooser = page.locator('input[data-picture="gallery"]');
    await chooser.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
    await mainOf(page).getByText(staff.images.unreadable).waitFor();
    const big = Buffer.alloc(5 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: big });
    await mainOf(page).getByText(staff.images.galleryTooBig).waitFor();
    await checkAccessibility(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    expect(await storedArticle(article.id)).toMatchObject({
      imagenes: [images[1], images[2]],
      imagenPrincipal: images[1],
      imagenesAlt: { [images[1] ?? '']: 'Un rey' },
    });
  });
});
