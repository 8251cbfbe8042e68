import { describe, expect, it } from 'vitest';
import { replaceAddress, withAddress } from '@/model/links/replace-address';
import { anArticle } from '../fixtures';

const FROM = 'https://viejo.org/a?b=1&c=2';
const TO = 'https://web.archive.org/web/20130101000000/https://viejo.org/a';

describe('another address in a text', () => {
  it.each([
    ['a link', `Véase [esto](${FROM}).`, `Véase [esto](${TO}).`],
    ['a bare one at the end of a sentence', `En ${FROM}.`, `En ${TO}.`],
    ['one in angles', `<${FROM}>`, `<${TO}>`],
    ['each of several', `${FROM}, ${FROM}`, `${TO}, ${TO}`],
    ['one in HTML', '<a href="https://viejo.org/a?b=1&amp;c=2">x</a>', `<a href="${TO}">x</a>`],
  ])('takes the place of %s', (_, before, after) => {
    expect(replaceAddress(before, FROM, TO)).toBe(after);
  });

  it.each([
    ['a longer address', 'https://viejo.org/ab [x](https://viejo.org/a/b) https://viejo.org/a.html'],
    ['an archived copy', 'https://web.archive.org/web/2013/https://viejo.org/a'],
    ['another host', 'https://www.viejo.org/a'],
  ])('leaves %s alone', (_, content) => {
    expect(replaceAddress(content, 'https://viejo.org/a', TO)).toBe(content);
  });

  it('ends no link and no attribute, whatever another site answers', () => {
    const hostile = "https://x.org/)[pulsa](https://y.org' onclick='";
    const link = replaceAddress('[a](https://viejo.org/a)', 'https://viejo.org/a', hostile);
    expect(link).toBe('[a](https://x.org/%29%5bpulsa%5d%28https://y.org%27 onclick=%27)');
    const cell = replaceAddress('| [a](https://a.org) | b |', 'https://a.org', 'https://x.org/?a|b`c\\d');
    expect(cell).toBe('| [a](https://x.org/?a%7cb%60c%5cd) | b |');
  });

  it('is written once, also where it holds the old one', () => {
    const once = replaceAddress('https://viejo.org/a', 'https://viejo.org/a', TO);
    expect([once, replaceAddress(once, 'https://viejo.org/a', TO)]).toEqual([TO, TO]);
  });
});

describe('another address in an article', () => {
  it('changes pictures to what the archive kept of them, their texts too', () => {
    const picture = 'https://viejo.org/a.jpg';
    const copy = 'https://web.archive.org/web/20130101000000/https://viejo.org/a.jpg';
    const kept = 'https://web.archive.org/web/20130101000000im_/https://viejo.org/a.jpg';
    const article = anArticle({
      imagenPrincipal: picture,
      imagenes: [picture],
      imagenesAlt: { [picture]: 'Mapa' },
    });
    expect(withAddress(article, picture, copy)).toMatchObject({
      imagenPrincipal: kept,
      imagenes: [kept],
      imagenesAlt: { [kept]: 'Mapa' },
    });
  });

  it('names the copy beside the link of a source', () => {
    const article = { ...anArticle(), fuentes: [{ clave: 'a', enlace: 'https://viejo.org/a', copia: '' }] };
    expect(withAddress(article, 'https://viejo.org/a', TO).fuentes).toEqual([
      { clave: 'a', enlace: 'https://viejo.org/a', copia: TO },
    ]);
  });

  it('takes the place of the link of a source that only moved', () => {
    const article = { ...anArticle(), fuentes: [{ clave: 'a', enlace: 'https://viejo.org/a', copia: '' }] };
    expect(withAddress(article, 'https://viejo.org/a', 'https://nuevo.org/a').fuentes).toEqual([
      { clave: 'a', enlace: 'https://nuevo.org/a', copia: '' },
    ]);
  });

  it('is the same article where it names the address nowhere', () => {
    const article = anArticle({ contenido: 'https://otro.org/' });
    expect(withAddress(article, FROM, TO)).toBe(article);
  });
});
