import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTooMuch } from '@/model/shared/markdown/reading-work';
import { EMBEDDED } from '@/services/firestore/config';

/** Ordinary, and more than a millisecond's work, which is all the time there is here. */
const TEXT = 'Los **caminos** de [Arabia](https://ejemplo.org/a).\n\n'.repeat(200);
const AS_WRITTEN = '<div style="white-space:pre-wrap">Los **caminos** de [Arabia]';
const PROSE = '@/components/articles/prose/readText';
/** What the site shows here. */
let shown: () => ReactNode = () => null;
const OneText = () => createElement('main', null, shown(), 'Fin');
const SITE = { name: 'Sitio', url: 'https://sitio.org' };

// What these tests import is theirs alone: the build's bound would stay in every other reading.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('../../../scripts/lib/in-time', async (original) => {
    const { inTime } = await original<typeof import('../../../scripts/lib/in-time')>();
    return { inTime: <Result>(work: () => Result) => inTime(work, 1) };
  });
});
afterEach(() => {
  vi.doUnmock('../../../scripts/lib/in-time');
  vi.doUnmock('@/site');
  vi.resetModules();
});

describe('a text that takes the build too long', () => {
  it('stands on its page as it was written, and the page is drawn and says so', async () => {
    const { readText } = await import(PROSE);
    shown = () => readText(TEXT, {}, false);
    vi.doMock('@/site', () => ({ Site: OneText }));
    const { drawPage, start } = await import('../../../scripts/prerender/draw');
    start({ ...EMBEDDED, siteName: 'Sitio', imageUploadUrl: null, imageDeleteUrl: null, appCheck: null });
    const { body, unread } = await drawPage(SITE, '/contacto', []);
    expect(body).toContain(AS_WRITTEN);
    expect(body).toContain('Fin</main>');
    expect(unread.map(String)).toEqual([expect.stringContaining('timed out')]);
  });

  it('stands in the feeds as it was written', async () => {
    const { reading } = await import(PROSE);
    const unread: unknown[] = [];
    reading.onUnread = (reason: unknown) => unread.push(reason);
    const { articleHtml } = await import('../../../scripts/publish/article-html');
    expect(articleHtml({ contenido: TEXT, fuentes: [] }, 'https://sitio.org/articulo/7')).toContain(
      AS_WRITTEN,
    );
    expect(unread.map(String)).toEqual([expect.stringContaining('timed out')]);
  });

  it('is told by its time alone', () => {
    expect(isTooMuch(TEXT)).toBe(false);
  });
});
