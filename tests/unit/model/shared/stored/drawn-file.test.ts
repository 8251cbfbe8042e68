import { describe, expect, it } from 'vitest';
import { drawnIn, firstPart, isOfVersion, isPageOf, saysOtherwise } from '@/model/shared/stored/drawn-file';

const FILE = `<html><head><script>theme()</script><script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><script type="application/json" id="datos" data-path="/" data-url="https://sitio.org" data-drawn="1700000000000">[["a",1]]</script></body></html>`;

describe('the file of a page', () => {
  it('says what it was drawn from, and when', () => {
    expect(drawnIn(FILE)).toEqual({ drawnAt: 1_700_000_000_000, data: '[["a",1]]' });
  });

  it('says nothing where the build did not draw it', () => {
    expect(drawnIn(FILE.replace('id="datos"', 'id="paginas"'))).toBeNull();
    expect(drawnIn('')).toBeNull();
  });

  it.each([
    ['a page that starts with its script', FILE, true],
    ['one of another version', FILE.replace('index-1', 'index-2'), false],
    ['the shell', FILE.replace('id="datos"', 'id="paginas"'), false],
    ['a file without a script', '', false],
  ])('belongs to a version of the site: %s', (_, file, isOwn) => {
    expect(isPageOf(file, ['/assets/index-1.js'])).toBe(isOwn);
  });

  it('says by its beginning which version of the site it is of', () => {
    const beginning = FILE.slice(0, FILE.indexOf('</head>'));
    expect(isOfVersion(beginning, ['/assets/index-1.js'])).toBe(true);
    expect(isOfVersion(beginning, ['/assets/index-2.js'])).toBe(false);
  });

  it.each([
    ['other readings', FILE.replace('["a",1]', '["a",2]'), true],
    ['the same, drawn later', FILE.replace('1700000000000', '1700000000001'), false],
    ['none, as the shell has', '', false],
  ])('says something else where it has %s', (_, file, isOther) => {
    expect(saysOtherwise(FILE, file)).toBe(isOther);
  });

  it('says something else than the shell', () => expect(saysOtherwise('', FILE)).toBe(true));

  it.each([
    ['16,000 characters of it', 20_000, 16_000],
    ['all of it, where that is less', 15_000, undefined],
  ])(
    'shows its first screen with what stands before its content and %s, counted in bytes',
    (_, letters, end) => {
      const page = `<main>${'ñ'.repeat(letters)}</main><footer>ñ</footer>`;
      expect(firstPart(page)).toBe(new TextEncoder().encode(page.slice(0, end)).length);
    },
  );
});
