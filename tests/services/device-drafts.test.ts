import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_ARTICLE } from '@/model/articles/editing/article-fields';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import { acquireTabLock, draftsFor, forgetDrafts, keepDraft } from '@/services/device/article-drafts';

const NOW = new Date('2026-03-01T12:00:00Z');

function draft(over: Partial<DeviceDraft> = {}): DeviceDraft {
  return {
    tab: 't1',
    uid: 'ana',
    articleId: 'a1',
    isNew: false,
    baseVersion: 3,
    keptAt: NOW,
    fields: { ...EMPTY_ARTICLE, titulo: 'Caminos', contenido: 'Un texto', imagenesAlt: { '/a': 'b' } },
    uploads: ['https://a.cl/1.png'],
    ...over,
  };
}

/** The locks of the browser: what Node has none of. */
function fakeLocks() {
  const held = new Map<string, () => void>();
  return {
    request: async (name: string, hold: () => Promise<void>) => {
      held.set(name, () => {});
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}

const opened = (over: Partial<Parameters<typeof draftsFor>[0]> = {}) =>
  draftsFor({ uid: 'ana', articleId: 'a1', isNew: false, tab: 'otra', ...over });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(async () => {
  const { drafts } = await opened();
  const { drafts: others } = await opened({ isNew: true });
  await forgetDrafts([...drafts, ...others]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a draft on the device', () => {
  it('comes back as it was, to its account and its article alone', async () => {
    await keepDraft(draft());
    expect((await opened()).drafts).toEqual([draft()]);
    expect((await opened({ uid: 'otra' })).drafts).toEqual([]);
    expect((await opened({ articleId: 'a2' })).drafts).toEqual([]);
    expect((await opened({ isNew: true })).drafts).toEqual([]);
  });

  it('of an article never saved is offered to who begins one, under whatever id', async () => {
    await keepDraft(draft({ isNew: true, articleId: 'nuevo-1' }));
    expect((await opened({ isNew: true, articleId: 'nuevo-2' })).drafts).toHaveLength(1);
    await forgetDrafts([draft({ articleId: 'nuevo-1' })]);
    expect((await opened({ isNew: true })).drafts).toEqual([]);
  });

  it('of one tab does not replace that of another; the newest comes first', async () => {
    await keepDraft(draft());
    await keepDraft(draft({ tab: 't2', keptAt: new Date(NOW.getTime() + 1000) }));
    await keepDraft(draft({ keptAt: new Date(NOW.getTime() + 500) }));
    expect((await opened()).drafts.map(({ tab }) => tab)).toEqual(['t2', 't1']);
    await forgetDrafts([draft({ tab: 't2' })]);
  });

  it('is not offered while the tab that writes it is open', async () => {
    const leave = acquireTabLock({ uid: 'ana', articleId: 'a1', tab: 't1' });
    await keepDraft(draft());
    expect(await opened()).toEqual({ drafts: [], isOpenElsewhere: true });
    expect((await opened({ tab: 't1' })).isOpenElsewhere).toBe(false);
    leave();
    await vi.waitFor(async () => expect((await opened()).isOpenElsewhere).toBe(false), { timeout: 20_000 });
    expect((await opened()).drafts).toHaveLength(1);
  });

  it('that is old or not one is dropped', async () => {
    await keepDraft(draft({ tab: 'viejo', keptAt: new Date(NOW.getTime() - 91 * 86_400_000) }));
    await set('ana/a1/raro', { fields: 3 }, createStore('evidencias-borradores', 'articulos'));
    expect((await opened()).drafts).toEqual([]);
    vi.setSystemTime(new Date(NOW.getTime() - 90 * 86_400_000));
    expect((await opened()).drafts).toEqual([]);
  });

  it('that the device refuses to keep is said to be lost', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const refusing = draft({ fields: { ...EMPTY_ARTICLE, titulo: (() => 'x') as unknown as string } });
    expect(await keepDraft(refusing)).toBe(false);
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });
});
