import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as staff from '@/model/messages/staff';
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
const WORD =
  '<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><h2>La poda</h2><p class=MsoNormal>Uno <b>dos</b><o:p></o:p></p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Primero</p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Segundo</p>' +
  '<table><tr><td><p>Año</p></td><td>Hecho</td></tr><tr><td>1829</td><td>Traducción</td></tr></table><!--EndFragment--></body></html>';

/** Puts something into the clipboard and from there into the text, where the caret is. `PICTURE` in it is a picture of the page's own making. */
async function paste(page: Page, html: string, words: string): Promise<void> {
  await contentField(page).evaluate(
    (area: HTMLTextAreaElement, [markup, plain]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
      canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
      const transfer = new DataTransfer();
      transfer.setData('text/html', markup.replaceAll('PICTURE', canvas.toDataURL('image/png')));
      transfer.setData('text/plain', plain);
      area.focus();
      const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      area.dispatchEvent(event);
    },
    [html, words] as const,
  );
}

describe('what is pasted into the text', () => {
  it('from Word keeps its headings, lists and tables, and one step takes it back', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: 'Antes.' });
    const { page } = await openEditor(writer, article.id);
    await write(page, '');
    await paste(page, WORD, 'La poda Uno dos');
    const pasted =
      'Antes.\n\n## La poda\n\nUno **dos**\n\n-   Primero\n-   Segundo\n\n| Año | Hecho |\n| --- | --- |\n| 1829 | Traducción |';
    await expect.poll(() => contentField(page).inputValue()).toBe(pasted);
    await page.keyboard.press('Control+z');
    await expect.poll(() => contentField(page).inputValue()).toBe('Antes.');
  });

  it('brings its pictures along; one that only another device has goes, and that is said', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: '' });
    const { page } = await openEditor(writer, article.id);
    await write(page, '');
    await paste(
      page,
      '<p>Uno</p><img alt="Mapa" src="PICTURE"><p>Dos</p><img src="file:///C:/x.png">',
      'Uno Dos',
    );
    await expect
      .poll(() => contentField(page).inputValue())
      .toMatch(/^Uno\n\n!\[Mapa\]\(http:\/\/127\.0\.0\.1:9199\/\S+\)\n\nDos\s*$/);
    await mainOf(page).page().getByText(texts.pasted.left(1)).waitFor();
    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    expect((await storedArticle(article.id))?.contenido).toMatch(/!\[Mapa\]\(http/);
  });

  it('brings the words below its pictures along: a figure, and what Blogger makes of one', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: '' });
    const { page } = await openEditor(writer, article.id);
    await write(page, '');
    await paste(
      page,
      '<p>Uno</p><figure><img alt="Mapa" src="PICTURE"><figcaption>La ruta</figcaption></figure><p>Dos</p>' +
        '<table class="tr-caption-container"><tbody><tr><td><img alt="Altar" src="PICTURE"></td></tr>' +
        '<tr><td class="tr-caption">El altar de Marib</td></tr></tbody></table>',
      'Uno Dos',
    );
    await expect
      .poll(() => contentField(page).inputValue())
      .toMatch(
        /^Uno\n\n!\[Mapa\]\(http:\S+ "La ruta"\)\n\nDos\n\n!\[Altar\]\(http:\S+ "El altar de Marib"\)\s*$/,
      );
  });

  it('in a block of code is itself', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: '```\nuno\n' });
    const { page } = await openEditor(writer, article.id);
    await write(page, '');
    await paste(page, WORD, 'La poda');
    // Nothing was put in by the page: the browser does it with a real paste.
    await page.keyboard.type('fin');
    expect(await contentField(page).inputValue()).toBe('```\nuno\nfin');
  });
});
