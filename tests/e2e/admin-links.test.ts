import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { LinkReport, ReportedLink } from '@/model/links/link-report';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { writeReport } from '../../scripts/links/report';
import { checkSchemes } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { readersOf, reads, resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newArticle, newWriter, storedArticle } from './support/writers';

const texts = staff.adminLinks;
const DEAD = 'https://viejo.example/pagina';
const COPY = 'https://web.archive.org/web/20130101000000/https://viejo.example/pagina';
const SLOW = 'https://lento.example/';

const row = (page: Page, address: string) =>
  mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: address, exact: false }) })
    .first();
const press = (page: Page, act: string, address: string) =>
  mainOf(page).getByRole('button', { name: texts.of(act, address), exact: true });

async function report(id: string, titulo: string): Promise<void> {
  const use = { articulo: id, titulo, lugar: 'texto' } as const;
  const link = (over: Partial<ReportedLink>): ReportedLink => ({
    direccion: DEAD,
    problema: 'muerto',
    motivo: '404',
    propuesta: COPY,
    usos: [use],
    ...over,
  });
  const enlaces = [
    link({}),
    link({ direccion: SLOW, problema: 'lento', motivo: '12 s', propuesta: '' }),
    link({ direccion: 'https://sin-copia.example/', propuesta: '', motivo: 'sin servidor' }),
  ];
  const told: Omit<LinkReport, 'fecha'> = { revisados: 12, omitidos: 0, enlaces, apartados: [] };
  await writeReport(ownerDb(), told);
}

afterEach(() => deleteDoc(doc(ownerDb(), 'sistema/enlaces')));

describe('the desk of links', () => {
  it('says that nobody has looked yet', async () => {
    const { page, visit } = await openAs(await newWriter('editor'));
    await visit(paths.adminLinks.href());
    await mainOf(page).getByText(texts.never).waitFor();
  });

  it.each(WIDTHS)('lists what leads nowhere, accessible at %i px, at one read', async (width) => {
    const editor = await newWriter('editor');
    const article = await newArticle(editor);
    await report(article.id, article.titulo);
    const { page, visit } = await openAs(editor, { width });
    await resetReads();
    await visit(paths.adminLinks.href());
    await row(page, DEAD).getByText(texts.problems.muerto).waitFor();
    await row(page, DEAD).getByRole('link', { name: article.titulo }).waitFor();
    await mainOf(page).getByText(texts.noCopy).waitFor();
    const used = await usage();
    const own = used.requests.filter(
      ({ path }) => path.includes('sistema/enlaces') && !path.includes('commit'),
    );
    expect(
      own.reduce((sum, one) => sum + one.reads, 0),
      readersOf(used),
    ).toBeLessThanOrEqual(2);
    expect(await reads()).toBeGreaterThan(0);
    await checkSchemes(page);
  });

  it('puts the archived copy into the article by a press', async () => {
    const editor = await newWriter('editor');
    const article = await newArticle(editor, { contenido: `Véase [esto](${DEAD}).` });
    await report(article.id, article.titulo);
    const { page, visit } = await openAs(editor);
    await visit(paths.adminLinks.href());
    await press(page, texts.take.muerto, DEAD).click();
    await page.getByText(texts.taken(1)).first().waitFor();
    expect(await storedArticle(article.id)).toMatchObject({ contenido: `Véase [esto](${COPY}).` });
    await mainOf(page).getByText(texts.asideTitle(1)).waitFor();
    expect(await press(page, texts.take.muerto, DEAD).count()).toBe(0);
  });

  it('sets an address aside, and takes it back', async () => {
    const editor = await newWriter('editor');
    const article = await newArticle(editor);
    await report(article.id, article.titulo);
    const { page, visit } = await openAs(editor);
    await visit(paths.adminLinks.href());
    await press(page, texts.aside, SLOW).click();
    await page.getByText(texts.setAside).first().waitFor();
    await page.reload();
    await mainOf(page).getByText(texts.asideTitle(1)).click();
    await press(page, texts.back, SLOW).click();
    await press(page, texts.aside, SLOW).waitFor();
  });

  it('is not for who may edit only articles of their own', async () => {
    const { page, visit } = await openAs(await newWriter('autor'));
    await visit(paths.adminLinks.href());
    await page.waitForLoadState('networkidle');
    expect(await mainOf(page).getByRole('heading', { name: texts.title, exact: true }).count()).toBe(0);
  });
});
