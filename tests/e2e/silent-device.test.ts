import { describe, expect, it } from 'vitest';
import { paths } from '@/model/shared/paths';
import { BASE_URL, openPage } from './support/browser';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { field, form, replyWith, writeReply } from './support/forum-topic';
import { newMember } from './support/fresh-member';
import { signIn } from './support/members';

/** The device is asked for a second and a half, then the server. */
const SIGNED_IN_MS = 6000;

async function topicHref(): Promise<string> {
  const [author, categoriaId] = [await newForumMember(), await newForumCategory()];
  return paths.forumTopic.href((await newForumTopic(author, 'Un tema de prueba', categoriaId)).id);
}

describe('a device that keeps nothing in IndexedDB', () => {
  it.each(['never answers', 'is full at 60 KB'])('and %s: one signs in, answers and stays', async (how) => {
    const [member, href] = [await newMember(), await topicHref()];
    const { page, context, visit, expectConsole } = await openPage({ width: 375 });
    // The SDK's own count of visits.
    expectConsole(/app\/idb-set/);
    if (how === 'never answers')
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      });
    else {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: BASE_URL, quotaSize: 60_000 });
    }
    await visit(paths.login.href());
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname !== paths.login.path, { timeout: SIGNED_IN_MS });
    await visit(href);
    await field(page).fill('A medio escribir');
    await page.reload();
    await form(page).waitFor();
    expect(await field(page).inputValue()).toBe('A medio escribir');
    await writeReply(page, 'Se escribe igual.');
    await replyWith(page, 'Se escribe igual.').waitFor();
  });
});
