import { describe, expect, it } from 'vitest';
import { samePicture } from '@/model/images/picture-sizes';
import {
  beyondLimit,
  INVITED,
  isLaterVisit,
  isOldCode,
  pageKey,
  withArticleRead,
} from '@/model/shared/offline';

const DAY = 24 * 60 * 60 * 1000;

describe('the limit of what a device keeps', () => {
  const items = [
    { cache: 'fotos', key: 'oldest', bytes: 10 },
    { cache: 'fotos', key: 'middle', bytes: 20 },
    { cache: 'paginas', key: 'newest', bytes: 30 },
  ];
  const gone = (limit: number) => beyondLimit(items, limit).map(({ key }) => key);

  it('takes nothing away that it has room for', () => {
    expect(gone(60)).toEqual([]);
  });

  it('takes the oldest away, and no more than it must', () => {
    expect(gone(59)).toEqual(['oldest']);
    expect(gone(49)).toEqual(['oldest', 'middle']);
  });

  it('takes everything away where there is no room at all', () => {
    expect(gone(-5)).toEqual(['oldest', 'middle', 'newest']);
  });
});

describe('a later visit', () => {
  const FIRST = 1_700_000_000_000;

  it('begins half an hour after the first one', () => {
    expect(isLaterVisit(String(FIRST), FIRST + 30 * 60_000)).toBe(false);
    expect(isLaterVisit(String(FIRST), FIRST + 30 * 60_000 + 1)).toBe(true);
  });

  it('is none where no first one is known', () => {
    expect(isLaterVisit(null, FIRST)).toBe(false);
  });
});

describe('where a page is kept', () => {
  it('does not depend on what is searched for on it', () => {
    expect(pageKey('https://sitio.org/foro?q=nahom#2')).toBe('https://sitio.org/foro');
    expect(pageKey('https://sitio.org/')).toBe('https://sitio.org/');
  });
});

describe('the code of versions before', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  it('stays for two weeks, for the tabs that are open on it', () => {
    expect(isOldCode(String(now - 13 * DAY), now)).toBe(false);
    expect(isOldCode(String(now - 15 * DAY), now)).toBe(true);
  });

  it('goes where nobody can read when it was replaced', () => {
    expect(isOldCode('ayer', now)).toBe(true);
  });
});

describe('the invitation to install the site', () => {
  it('comes after the third article', () => {
    const first = withArticleRead(null, 'a');
    const second = withArticleRead(first.remembered, 'b');
    const again = withArticleRead(second.remembered, 'a');
    expect([first.isTime, second.isTime, again.isTime]).toEqual([false, false, false]);
    expect(withArticleRead(again.remembered, 'c').isTime).toBe(true);
  });

  it('never comes twice', () => {
    expect(withArticleRead(INVITED, 'd')).toEqual({ remembered: INVITED, isTime: false });
  });
});

describe('a picture in several sizes', () => {
  const picture = (size: string) => `https://1.bp.blogspot.com/-a/b/c/${size}/mapa.jpg`;

  it('is one picture', () => {
    expect(samePicture(picture('s1600'), picture('w480'))).toBe(true);
    expect(samePicture(picture('s1600'), picture('s1600').replace('mapa', 'otro'))).toBe(false);
  });

  it('is only itself where the address says no size', () => {
    expect(samePicture('https://a.test/w480/x.jpg', 'https://a.test/w640/x.jpg')).toBe(false);
  });
});
