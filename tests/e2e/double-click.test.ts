import { doc, getDoc } from 'firebase/firestore/lite';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { WIDTHS } from './support/browser';
import { articleHref, commenter, inList, openComments, writeComment, written } from './support/comments';
import { clearFaults, injectFaults } from './support/faults';
import { openAs, stored } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { mainOf, userMenu } from './support/members';
import { ownerDb } from './support/owner';
import { alertDialog, button, newArticle, newWriter, openEditor, storedArticle } from './support/writers';

const texts = staff.adminArticles;
const rowOf = (page: Page, titulo: string) => mainOf(page).getByRole('listitem').filter({ hasText: titulo });

/** Presses twice where the target was at first, as a hand does: what stands there by then is pressed. */
async function doubleClick(page: Page, target: Locator, between: () => Promise<unknown> = async () => {}) {
  await target.scrollIntoViewIfNeeded();
  const place = await target.boundingBox();
  if (!place) throw new Error('It is not in sight');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await between();
  await page.mouse.click(x, y, { clickCount: 2 });
}

async function askToRemove(page: Page, titulo: string): Promise<Locator> {
  await rowOf(page, titulo).getByRole('button', { name: texts.actions.remove }).click();
  const question = alertDialog(page, texts.removal.title);
  await question.waitFor();
  return question;
}

describe.each(WIDTHS)("a double click on 'Eliminar' at %i px", (width) => {
  it('deletes the article to the end: what stops it is not in its place', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { estado: 'publicado' });
    const { page, visit } = await openAs(writer, { width });
    await visit(paths.adminArticles.href());
    const question = await askToRemove(page, article.titulo);
    await injectFaults({ match: { method: 'commit' }, latencyMs: 300 });
    const confirm = question.getByRole('button', { name: texts.removal.confirm, exact: true });
    const place = await confirm.boundingBox();
    await doubleClick(page, confirm, () => question.getByRole('progressbar').waitFor());
    // Not even a slow second press would have met the other button.
    const stop = await question.getByRole('button', { name: texts.removal.stop }).boundingBox();
    if (place && stop) {
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
      const isThere = x > stop.x && x < stop.x + stop.width && y > stop.y && y < stop.y + stop.height;
      expect(isThere).toBe(false);
    }
    await page.getByRole('status').getByText(texts.done.removed(article.titulo)).waitFor();
    expect(await storedArticle(article.id)).toBeUndefined();
  });
});

describe('a deletion that was stopped', () => {
  it('is told in the row and in the editor, and goes on from the row', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { estado: 'publicado' });
    const { page, visit } = await openAs(writer);
    await visit(paths.adminArticles.href());
    const question = await askToRemove(page, article.titulo);
    await injectFaults({ match: { method: 'runQuery', pathContains: article.id }, latencyMs: 1500 });
    await question.getByRole('button', { name: texts.removal.confirm, exact: true }).click();
    await question.getByText(texts.removal.steps.comentarios).waitFor();
    await question.getByRole('button', { name: texts.removal.stop }).click();
    await question.getByText(texts.removal.stopped).waitFor();
    await question.getByRole('button', { name: texts.removal.close }).last().click();
    await clearFaults();
    const row = rowOf(page, article.titulo);
    await row.getByText(texts.deleting).waitFor();
    expect(await row.getByRole('button', { name: texts.actions.publish }).count()).toBe(0);
    await visit(paths.adminEditArticle.href(article.id));
    await mainOf(page).getByText(staff.editor.errors.goingAway(article.titulo)).waitFor();
    await mainOf(page).getByRole('link', { name: staff.editor.back }).click();
    await row.getByRole('button', { name: texts.actions.goOnRemoving }).click();
    await alertDialog(page, texts.removal.title)
      .getByRole('button', { name: texts.removal.confirmAgain })
      .click();
    await page.getByRole('status').getByText(texts.done.removed(article.titulo)).waitFor();
    expect((await getDoc(doc(ownerDb(), `articulos/${article.id}`))).exists()).toBe(false);
  });
});

describe('a double click', () => {
  it('on the deletion of a comment only asks', async () => {
    const member = await commenter();
    const { page, visit } = await openAs(member);
    await visit(articleHref);
    await openComments(page);
    const words = `Para borrar ${crypto.randomUUID().slice(0, 8)}`;
    await writeComment(page, words);
    const comment = inList(page, words);
    await comment.waitFor();
    // A key held down does not answer yes either.
    await doubleClick(
      page,
      comment.getByRole('button', { name: messages.comments.delete, exact: true }),
      () => focusOn(comment.getByRole('button', { name: messages.common.cancel })),
    );
    await comment.getByText(messages.comments.deleteConfirm).waitFor();
    expect(await written(member)).toBeTruthy();
    await comment.getByRole('button', { name: messages.comments.deleteTitle }).click();
    await comment.waitFor({ state: 'detached' });
  });

  it('takes one picture out of the gallery, not the next one too', async () => {
    const writer = await newWriter();
    const images = ['/img/articulo-default.svg', '/img/avatares/rey.svg', '/img/avatares/viajero.svg'];
    const article = await newArticle(writer, { imagenes: images });
    const { page } = await openEditor(writer, article.id);
    // What keeps a second press from what took the first one's place comes with the member's bar.
    await userMenu(page).waitFor();
    const { gallery } = staff.editor;
    await doubleClick(page, button(page, gallery.remove(1)), () =>
      button(page, gallery.remove(3)).waitFor({ state: 'detached' }),
    );
    expect(
      await mainOf(page)
        .getByLabel(/^Texto alternativo de la imagen \d/)
        .count(),
    ).toBe(2);
    await button(page, staff.editor.actions.saveDraft).click();
    await expect.poll(async () => (await storedArticle(article.id))?.imagenes).toEqual(images.slice(1));
  });

  it('takes one favourite away, not the next one too', async () => {
    const member = await commenter();
    const { page, visit } = await openAs(member);
    await visit(paths.favouritesTool.href());
    const { tool } = messages.favourites;
    const choice = mainOf(page).getByRole('combobox');
    for (const index of [1, 2, 3]) {
      await choice.selectOption({ index });
      await button(page, tool.add).click();
      await mainOf(page).getByText(tool.savedIds(index)).waitFor();
    }
    const removing = mainOf(page).getByRole('table').getByRole('button');
    await doubleClick(page, removing.first(), () => removing.nth(2).waitFor({ state: 'detached' }));
    await expect.poll(async () => (await stored(member))?.articulosFavoritos.length).toBe(2);
    expect(await removing.count()).toBe(2);
  });
});
