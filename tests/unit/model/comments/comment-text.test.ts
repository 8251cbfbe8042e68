import { describe, expect, it } from 'vitest';
import { commentParts } from '@/model/comments/comment-threads';

const links = (content: string) =>
  commentParts(content).flatMap(({ text, href }) => (href ? [[text, href]] : []));
const whole = (content: string) =>
  commentParts(content)
    .map(({ text }) => text)
    .join('');

describe('a comment', () => {
  it.each(['<b>negrita</b> y <x>', '3 < 4 y 5 > 4', '**así** y _así_', 'Hola<br />Ana', '&lt;nombre&gt;'])(
    'that says %s is shown as it was typed',
    (content) => {
      expect(whole(content)).toBe(content);
    },
  );

  it.each([
    ['Vean https://a.org/b?c=1#d, es bueno', 'https://a.org/b?c=1#d'],
    ['(https://a.org/Mormón_(libro))', 'https://a.org/Mormón_(libro)'],
    ['el estudio (https://a.org/b).', 'https://a.org/b'],
    ['«http://a.org»', 'http://a.org'],
    ['HTTPS://A.ORG', 'HTTPS://A.ORG'],
  ])('that says %s has a link to the address alone', (content, address) => {
    expect(links(content)).toEqual([[address, address]]);
    expect(whole(content)).toBe(content);
  });

  it('has a link to an address without its scheme', () => {
    expect(links('mira www.a.org/b!')).toEqual([['www.a.org/b', 'https://www.a.org/b']]);
  });

  it.each(['https://', 'www.', 'awww.a.org', 'ana@www.a.org', 'javascript:alert(1)', 'a.org'])(
    'that says %s has none',
    (content) => {
      expect(links(content)).toEqual([]);
    },
  );
});
