import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '@/model/articles/article';
import { offline as texts } from '@/model/messages/offline';
import { CACHES } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { articleHref, commenter, field, openComments, section, send, written } from './support/comments';
import { published, publishedArticle } from './support/demo';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { arrivedAt, mainOf } from './support/members';
import {
  cached,
  codeKept,
  comeBackLater,
  firstPageKept,
  kept,
  NO_CONNECTION,
  openWithWorker,
  showsPicture,
  WAIT,
  workerReady,
} from './support/offline';

const TOPIC = paths.forumTopic.href('demoT001000000000000');
/** Of that topic's last reply. */
const LAST_REPLY = 'Si encuentran un error en un artículo';
const article = publishedArticle(({ contenido }) => /^## /m.test(contenido));

/** A word that stands in the text of one article alone, and not in its title. */
function rareWordOf({ id, contenido, titulo, resumen }: Article): string {
  const words = contenido.match(/[a-z]{8,}/g) ?? [];
  const elsewhere = (word: string) =>
    `${titulo} ${resumen}`.includes(word) ||
    published.some((other) => other.id !== id && JSON.stringify(other).includes(word));
  const found = words.find((word) => !elsewhere(word));
  if (!found) throw new Error('No word is only in this article.');
  return found;
}

/** All of the library's index and words is on the device. */
async function libraryKept(page: Page): Promise<void> {
  for (const key of ['["catalogo"]', '["buscador"]'])
    await vi.waitFor(async () => expect((await kept(page, key))?.complete).toBe(true), WAIT);
}

const first = published[0] as Article;

describe('without a connection', () => {
  it('a second visit shows the home page and the library in less than a second', async () => {
    const { page, context, visit } = await openWithWorker();
    await visit(paths.home.href());
    await workerReady(page);
    await firstPageKept(page);
    await visit(paths.library.href());
    await mainOf(page).getByText(first.titulo).first().waitFor();
    await context.setOffline(true);
    // As in a wireless network that leads nowhere: the browser believes that there is a connection.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    // A busy machine makes some visits long, a wait of ours each.
    let shortest = Number.POSITIVE_INFINITY;
    for (let visits = 0; visits < 10 && shortest >= 1000; visits += 1) {
      const started = performance.now();
      await visit(paths.home.href());
      await mainOf(page).getByText(first.titulo).first().waitFor();
      shortest = Math.min(shortest, performance.now() - started);
    }
    expect(shortest).toBeLessThan(1000);
    await visit(paths.library.href());
    await mainOf(page).getByText(first.titulo).first().waitFor();
    await page.getByRole('status').getByText(texts.lost.title).waitFor();
  });

  it('articles and topics are read as they were last seen, with their pictures', async () => {
    const { page, context, visit } = await openWithWorker();
    await visit(paths.article.href(article.id));
    await arrivedAt(page, article.titulo);
    await workerReady(page);
    await visit(TOPIC);
    const last = mainOf(page).getByText(LAST_REPLY);
    await last.waitFor();
    await context.setOffline(true);
    await visit(paths.article.href(article.id));
    await arrivedAt(page, article.titulo);
    await showsPicture(mainOf(page).getByRole('img').first());
    await visit(TOPIC);
    await last.waitFor();
  });

  it('the library is searched, whole texts too', async () => {
    const { page, context, visit } = await openWithWorker();
    await visit(paths.home.href());
    await workerReady(page);
    await comeBackLater(page);
    await visit(paths.home.href());
    await libraryKept(page);
    await codeKept(page);
    // A picture that the forum's code has is brought with it: nobody opened the forum.
    const icons = expect.stringMatching(/\/category-icons-[^/]+\.svg$/);
    expect(await cached(page, CACHES.code)).toContainEqual(icons);
    await context.setOffline(true);
    const word = rareWordOf(article);
    await visit(paths.library.href(`q=${word}`));
    await mainOf(page).getByText(article.titulo).first().waitFor();
  });
});

describe('a member without a connection', () => {
  it('reads favourites that were never opened, with their pictures, until the device is emptied', async () => {
    const favourite = publishedArticle(
      ({ id, imagenPrincipal }) => id !== article.id && imagenPrincipal !== null,
    );
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: [favourite.id] });
    const opened = await openAs(member, { serviceWorkers: 'allow' });
    opened.expectConsole(NO_CONNECTION);
    const { page, context, visit } = opened;
    await visit(paths.home.href());
    await workerReady(page);
    await comeBackLater(page);
    await visit(paths.home.href());
    await vi.waitFor(
      async () => expect(await kept(page, `["articulo","${favourite.id}"]`)).not.toBeNull(),
      WAIT,
    );
    const picture = new URL(favourite.imagenPrincipal ?? '', page.url()).href;
    await vi.waitFor(async () => expect(await cached(page, CACHES.favourites)).toContain(picture), WAIT);
    await codeKept(page);
    await context.setOffline(true);
    await visit(paths.article.href(favourite.id));
    await arrivedAt(page, favourite.titulo);
    await showsPicture(mainOf(page).getByRole('img').first());
    await context.setOffline(false);
    await visit(paths.profile.href());
    const panel = page.getByRole('region', { name: texts.storage.title });
    await panel.getByRole('button', { name: texts.storage.empty }).click();
    await page.getByRole('status').getByText(texts.storage.emptied).waitFor();
    expect(await cached(page, CACHES.favourites)).toEqual([]);
    expect(await kept(page, `["articulo","${favourite.id}"]`)).toBeNull();
  });

  it('keeps a comment until it is sent by a press, once', async () => {
    const member = await commenter();
    const opened = await openAs(member, { serviceWorkers: 'allow' });
    opened.expectConsole(NO_CONNECTION);
    const { page, context, visit } = opened;
    await visit(articleHref);
    await workerReady(page);
    await openComments(page);
    const words = `Escrito sin conexión ${crypto.randomUUID()}`;
    await field(page).fill(words);
    await context.setOffline(true);
    await send(page).click();
    const waiting = page.getByRole('region', { name: texts.waiting.title });
    await waiting.getByText(words).waitFor();
    await visit(articleHref);
    await section(page).scrollIntoViewIfNeeded();
    await waiting.getByText(words).waitFor();
    expect(await written(member)).toEqual([]);
    await context.setOffline(false);
    const now = waiting.getByRole('button', { name: texts.waiting.send });
    await vi.waitFor(async () => expect(await now.isEnabled()).toBe(true), WAIT);
    await now.click();
    await waiting.waitFor({ state: 'hidden' });
    const comments = await written(member);
    expect(comments.map((one) => one.get('contenido'))).toEqual([words]);
  });
});

describe('the invitation to install the site', () => {
  it('comes after the third article, and never again', async () => {
    const { page, visit } = await openWithWorker();
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => {} });
        setTimeout(() => dispatchEvent(offer), 500);
      });
    });
    const invitation = page.getByRole('status').getByText(texts.install.title);
    const read = async ({ id, titulo }: Article) => {
      await visit(paths.article.href(id));
      await arrivedAt(page, titulo);
    };
    const remembered = () => page.evaluate(() => localStorage.getItem('articulos-leidos') ?? '');
    const [one, two, three, four] = published as [Article, Article, Article, Article];
    for (const article of [one, two]) {
      await read(article);
      await vi.waitFor(async () => expect(await remembered()).toContain(article.id), WAIT);
      expect(await invitation.count()).toBe(0);
    }
    await read(three);
    await invitation.waitFor();
    await read(four);
    await workerReady(page);
    await vi.waitFor(
      async () =>
        expect(
          await page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('/device-')),
          ),
        ).toBe(true),
      WAIT,
    );
    expect(await invitation.count()).toBe(0);
  });
});
