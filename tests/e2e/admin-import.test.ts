import { readFileSync } from 'node:fs';
import { deleteDoc, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { draftOf } from '@/model/articles/editing/article-changes';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { saveArticle } from '@/services/articles/writes';
import { oldEntry, oldFile } from '../unit/model/import/files';
import { checkAccessibility } from './support/accessibility';
import { BASE_URL, openPage, WIDTHS } from './support/browser';
import { archived } from './support/demo';
import { injectFaults } from './support/faults';
import { newMember, openAs } from './support/fresh-member';
import { chooseFile, fileOnDisk, forgetAfterwards, openImport } from './support/import';
import { mainOf } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';
import { newArticle, removeAfterwards } from './support/writers';

const texts = staff.adminImport;

/** A small blog of its own, with everything that a blog has. */
function aBlog(prefix: string): string {
  const published = '2021-05-04T10:00:00Z';
  const id = (n: number) => `${prefix}${n}`;
  return oldFile(
    oldEntry({ kind: 'settings', id: 'settings.BLOG_NAME' }),
    oldEntry({
      id: id(1),
      title: `Olivos de la prueba ${prefix}`,
      published,
      labels: [`Labor ${prefix}`],
      content: `<h2>La poda</h2><p>Texto de <b>prueba</b>.</p><img src="${BASE_URL}/img/og-default.png"><iframe src="https://www.youtube.com/embed/abcDEF12345"></iframe>`,
    }),
    oldEntry({ id: id(2), title: `Borrador ${prefix}`, draft: true }),
    oldEntry({ id: id(3), title: `Página ${prefix}`, kind: 'page', published }),
    oldEntry({
      id: id(4),
      kind: 'comment',
      replyTo: id(1),
      author: 'Eva del Blog',
      content: 'Muy bueno',
      published,
    }),
    oldEntry({ id: id(5), kind: 'comment', replyTo: '404404', content: 'Perdido', published }),
  );
}

function newPrefix(): string {
  return String(Date.now()).slice(-9);
}

/** A picture stored past the rules, as it would have been before pictures had copies. Gives its address. */
async function storePast(articleId: string, picture: Buffer): Promise<string> {
  const storage = 'http://127.0.0.1:9199';
  const bucket = 'b/demo-evidencias.appspot.com/o';
  const path = encodeURIComponent(`articulos/${articleId}/vieja.png`);
  const answer = await fetch(`${storage}/upload/storage/v1/${bucket}?uploadType=media&name=${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return `${storage}/v0/${bucket}/${path}?alt=media`;
}

describe('/admin/importar', () => {
  it('shows what a file holds, brings it, and a second time changes nothing', async () => {
    const prefix = newPrefix();
    forgetAfterwards([`${prefix}1`, `${prefix}2`, `${prefix}3`], [`labor-${prefix}`]);
    const { page, visit } = await openImport();
    const main = mainOf(page);
    const file = fileOnDisk('blog.xml', aBlog(prefix));
    await chooseFile(page, file);
    await main.getByRole('heading', { name: texts.survey.title }).waitFor();
    expect(await main.locator('dl').first().textContent()).toContain(`${texts.survey.comments}2`);
    await main.getByText(texts.problems['comentario-huerfano']).waitFor();
    await main.getByRole('row', { name: `${texts.measure.kinds.titulos} 1 0 100 %` }).waitFor();
    await main.getByText(texts.measure.all).waitFor();
    await checkAccessibility(page);
    await main.getByRole('radio', { name: texts.choices.pagesBring }).check();
    await main.getByRole('radio', { name: texts.choices.picturesCopy }).check();
    await main.getByRole('button', { name: texts.start(3) }).click();
    await main.getByRole('heading', { name: texts.result.title }).waitFor();
    const figures = (await main.locator('dl').textContent()) ?? '';
    for (const [label, count] of [
      [texts.result.created, 3],
      [texts.result.comments, 1],
      [texts.result.categories, 1],
      [texts.result.pictures, 1],
    ])
      expect(figures).toContain(`${label}${count}`);
    await checkAccessibility(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: texts.report.download }).click(),
    ]);
    const report = readFileSync(await download.path(), 'utf8');
    expect(report).toContain(`${texts.problems['comentario-huerfano']}: 1`);

    const stored = await getDoc(doc(ownerDb(), `articulos/${prefix}1`));
    expect((await getDoc(doc(stored.ref, 'comentarios', `${prefix}4`))).get('autor')).toBe('Eva del Blog');
    expect(stored.get('imagenPrincipal')).toMatch(/^http:\/\/127\.0\.0\.1:9199\/.*articulos/);

    await main.getByRole('button', { name: texts.result.again }).click();
    await chooseFile(page, file);
    await main.getByRole('button', { name: texts.start(2) }).click();
    await main.getByText(texts.result.nothingNew).waitFor();
    const again = await getDoc(doc(ownerDb(), `articulos/${prefix}1`));
    expect(again.data()).toEqual(stored.data());

    await main.getByRole('link', { name: texts.result.library }).click();
    await mainOf(page).getByLabel(messages.library.filters.search).fill(`olivos ${prefix}`);
    await mainOf(page)
      .getByRole('link', { name: `Olivos de la prueba ${prefix}` })
      .first()
      .waitFor();
    await visit(paths.article.href(`${prefix}1`));
    await mainOf(page).getByRole('heading', { name: 'La poda' }).waitFor();
    await mainOf(page).getByRole('link', { name: 'Ver el video' }).waitFor();
  });

  it('goes on after a reload with the same file, and with no other', async () => {
    const prefix = newPrefix();
    const ids = Array.from({ length: 30 }, (_, i) => `${prefix}${i + 10}`);
    forgetAfterwards(ids);
    const entries = ids.map((id) =>
      oldEntry({ id, title: `Tanda ${id}`, published: '2021-01-01T00:00:00Z' }),
    );
    const file = fileOnDisk('grande.xml', oldFile(...entries));
    const { page } = await openImport();
    const main = mainOf(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await chooseFile(page, file);
    const start = main.getByRole('button', { name: texts.start(30) });
    await start.waitFor();
    // The first group of articles is written; the second waits.
    await injectFaults({ match: { method: 'commit', pathContains: ids[25] ?? '' }, latencyMs: 60_000 });
    await start.click();
    await main.getByText(texts.running.articlesDone(20, 30)).waitFor();
    await main.getByRole('button', { name: texts.running.pause }).click();
    await main.getByRole('heading', { name: texts.running.paused }).waitFor();
    await checkAccessibility(page);
    await page.reload();
    await main.getByRole('heading', { name: texts.resume.title }).waitFor();
    await checkAccessibility(page);
    await injectFaults();
    await chooseFile(page, fileOnDisk('otro.xml', oldFile(oldEntry())));
    await main.getByText(texts.resume.other('grande.xml')).waitFor();
    await chooseFile(page, file);
    await main.getByRole('heading', { name: texts.result.title }).waitFor();
    expect(await main.locator('dl').textContent()).toContain(`${texts.result.created}30`);
    await page.reload();
    await main.getByRole('heading', { name: texts.file.title }).waitFor();
  });

  it('waits where the server does not answer, says so, and goes on by itself', async () => {
    const prefix = newPrefix();
    forgetAfterwards([`${prefix}1`, `${prefix}2`], [`labor-${prefix}`]);
    const { page, expectConsole } = await openImport({ width: 375 });
    const main = mainOf(page);
    expectConsole(/503/);
    await chooseFile(page, fileOnDisk('blog.xml', aBlog(prefix)));
    await main.getByRole('button', { name: texts.start(2) }).waitFor();
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await main.getByRole('button', { name: texts.start(2) }).click();
    await main.getByRole('status').filter({ hasText: 'El servidor no responde ahora.' }).waitFor();
    await checkAccessibility(page);
    await main.getByRole('button', { name: texts.running.cancel }).click();
    await page.getByRole('button', { name: texts.running.cancelKeep }).click();
    await injectFaults();
    await main.getByRole('heading', { name: texts.result.title }).waitFor();
    expect(await main.locator('dl').textContent()).toContain(`${texts.result.created}2`);
    await main.getByRole('button', { name: texts.result.again }).click();
    await main.getByRole('heading', { name: texts.file.title }).waitFor();
  });

  it.each(WIDTHS)('says what is wrong with a file, at %i pixels', async (width) => {
    const { page } = await openImport({ width, colorScheme: width === 375 ? 'dark' : 'light' });
    for (const [content, sentence] of [
      ['', texts.file.vacio],
      ['PK\u0003\u0004', texts.file.zip],
      ['{"no": "es un blog"}', texts.file.nada],
    ] as const) {
      await chooseFile(page, fileOnDisk('archivo.xml', content));
      await mainOf(page).getByText(sentence).waitFor();
    }
    await checkAccessibility(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });

  it('is not for an editor', async () => {
    const { page, visit } = await openAs(await newStaff('editor'));
    await visit(paths.adminImport.href());
    await page.waitForURL((url) => url.pathname === paths.adminArticles.href());
  });
});

describe('taking everything away', () => {
  it('gives everything as JSON without an e-mail, and the articles as markdown files', async () => {
    const { page } = await openImport();
    const main = mainOf(page);
    const { everything, articles, download } = staff.adminExport;
    await main.getByRole('tab', { name: texts.tabs.export }).click();
    await main.getByRole('button', { name: everything.action }).click();
    await checkAccessibility(page);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: download }).click(),
    ]);
    const text = readFileSync(await json.path(), 'utf8');
    const content = JSON.parse(text);
    expect(content.articulos.length).toBeGreaterThanOrEqual(32);
    expect(
      content.articulos.flatMap(({ comentarios }: { comentarios: unknown[] }) => comentarios),
    ).not.toEqual([]);
    expect(content.categorias.length).toBeGreaterThan(0);
    expect(content.perfiles.length).toBeGreaterThan(0);
    expect(text).not.toContain('@demo.test');

    await main.getByRole('button', { name: articles.action }).click();
    const region = main.getByRole('region', { name: articles.title });
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      region.getByRole('button', { name: download }).click(),
    ]);
    const bytes = readFileSync(await zip.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toMatch(/20\d\d\/20\d\d-\d\d-\d\d-[a-z0-9-]+\.md/);
  });
});

describe('building the lists anew', () => {
  it('brings an article back that they had lost', async () => {
    const db = ownerDb();
    const shard = doc(db, 'catalogo/1975');
    // Once the article is gone: what is registered first runs last.
    onTestFinished(() => Promise.all([deleteDoc(shard), deleteDoc(doc(db, 'buscador/1975'))]).then(() => {}));
    const { id } = await newArticle(await newMember(), {
      estado: 'publicado',
      fechaPublicacion: new Date('1975-06-01'),
    });
    await updateDoc(shard, { entradas: {}, total: 0 });
    const { page } = await openImport({ width: 375 });
    const main = mainOf(page);
    const { action, done } = staff.adminRebuild;
    await main.getByRole('tab', { name: texts.tabs.rebuild }).click();
    await main.getByRole('button', { name: action }).click();
    await main.getByText(done).waitFor();
    await checkAccessibility(page);
    expect((await getDoc(shard)).get('total')).toBe(1);
    expect(Object.keys((await getDoc(shard)).get('entradas'))).toEqual([id]);
  });
});

describe('the sizes of older pictures', () => {
  it('are made from where the work was interrupted, and the article offers them', async () => {
    const { page, context } = await openImport();
    const main = mainOf(page);
    const { tabs } = texts;
    const { action, done } = staff.adminSizes;
    // After all other articles: those are passed over, as looked at before.
    const id = `zz-medidas-${newPrefix()}`;
    const old = await storePast(id, await page.screenshot());
    removeAfterwards(id);
    const contenido = `![El panel](${old})`;
    await saveArticle(ownerDb(), id, () => ({ ...draftOf(archived), contenido, imagenPrincipal: old }));
    await page.evaluate(
      (place) => localStorage.setItem('medidas-desde', place),
      `{"id":"zz-medidas","done":30}`,
    );
    await main.getByRole('tab', { name: tabs.pictures }).click();
    await main.getByRole('button', { name: action }).click();
    await main.getByText(done(1, 1)).waitFor();
    await checkAccessibility(page);
    expect(await page.evaluate(() => localStorage.getItem('medidas-desde'))).toBeNull();
    const { page: reading, visit, expectConsole } = await openPage({ context });
    // Before it is known who asks, an archived article is nobody's to read.
    expectConsole(/403 \(Forbidden\)/);
    await visit(paths.article.href(id));
    const offered = await reading.locator('[data-prose] img').getAttribute('srcset');
    expect(offered?.match(/\d+w/g)).toEqual(['400w', '800w', '1280w']);
    for (const part of offered?.split(', ') ?? [])
      expect((await fetch(part.split(' ')[0] ?? '')).headers.get('content-type')).toMatch(/^image\//);
  });
});
