import { describe, expect, it } from 'vitest';
import { hostOf, pictureUrl, previewPicture, safeHref, shareLinks } from '@/model/shared/urls';

describe('links of stored content', () => {
  it.each([
    ['https://a.b/c', true],
    ['http://a.b/', true],
    ['mailto:a@b.c', false],
    ['/articulo/1', false],
    ['#seccion', false],
  ])('%s may be shown', (url, external) => {
    expect(safeHref(url)).toEqual({ href: url, external });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//otro.sitio',
    '/\\otro.sitio',
    'file:///etc/passwd',
    'relativo',
    '',
  ])('%j may not', (url) => {
    expect(safeHref(url)).toBeNull();
  });
});

describe('pictures', () => {
  it('are another site’s where their address names one', () => {
    expect(hostOf('https://a.b:8080/c.png')).toBe('a.b:8080');
    expect(hostOf('/img/a.svg')).toBeNull();
  });

  it.each([
    ['/img/a.svg', '/img/a.svg'],
    ['https://a.b/c.png', 'https://a.b/c.png'],
    ['http://a.b/c.png', 'https://a.b/c.png'],
    ['http://127.0.0.1:9199/v0/b/x', 'http://127.0.0.1:9199/v0/b/x'],
  ])('at %s load from %s', (url, loaded) => {
    expect(pictureUrl(url)).toBe(loaded);
  });

  it.each([null, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//a.b/c.png', 'c.png'])(
    'at %j do not load',
    (url) => {
      expect(pictureUrl(url)).toBeNull();
    },
  );
});

describe('sharing', () => {
  it('puts address and title whole into each link', () => {
    const links = shareLinks('https://a.b/articulo/1?x=1&y=2', 'Ñandú & más');
    for (const link of Object.values(links)) {
      const decoded = [...new URL(link).searchParams.values()].join(' ');
      expect(decoded).toContain('https://a.b/articulo/1?x=1&y=2');
    }
    expect(new URL(links.x).searchParams.get('text')).toBe('Ñandú & más');
  });
});

describe('the picture of a preview on another site', () => {
  it.each([null, '/img/articulos/altar.svg', 'https://a.b/c.SVG?x=1#y'])(
    'is the default one for %s',
    (picture) => {
      expect(previewPicture(picture)).toBe('/img/og-default.png');
    },
  );

  it('is the one of the page where other sites can show it', () => {
    expect(previewPicture('https://a.b/c.jpg?of=d.svg')).toBe('https://a.b/c.jpg?of=d.svg');
  });
});
