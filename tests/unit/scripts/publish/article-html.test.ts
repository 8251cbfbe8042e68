import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../scripts/publish/article-html';

const PAGE = 'https://sitio.org/articulo/7';
const html = (contenido: string) => articleHtml({ contenido, fuentes: [] }, PAGE);

describe("an article's text for feeds", () => {
  it('is what its page shows, with whole addresses', () => {
    expect(html('# Nahom\n\nVéase [Ismael](/articulo/1).\n\n![El altar](/img/altar.jpg)')).toBe(
      [
        '<h2 id="nahom">Nahom</h2>',
        '<p>Véase <a href="https://sitio.org/articulo/1">Ismael</a>.</p>',
        '<p><img src="https://sitio.org/img/altar.jpg" alt="El altar" loading="lazy"/></p>',
      ].join('\n'),
    );
  });

  it('keeps tables, tasks and footnotes, which lead within it', () => {
    const text = html('| a |\n|---|\n| 1 |\n\n- [x] hecho\n\nDicho[^1].\n\n[^1]: Al pie.');
    expect(text).toContain('<td>1</td>');
    expect(text).toContain('☑ hecho');
    expect(text).toContain('href="#user-content-fn-1"');
  });

  it.each([
    ['HTML', 'Uno <script>alert(1)</script><img src=x onerror=alert(1)> dos', /<script|<img|onerror/],
    ['an address that runs code', '[uno](javascript:alert(1)) ![dos](javascript:alert(1))', /javascript/],
  ])('never holds %s', (_, contenido, forbidden) => {
    expect(html(contenido)).not.toMatch(forbidden);
  });

  it('is converted where it still is HTML of the old blog', () => {
    expect(html('<p>Hola <b>Ana</b></p><img src="http://1.bp.blogspot.com/x.jpg">')).toBe(
      '<p>Hola <strong>Ana</strong></p>\n<p><img src="https://1.bp.blogspot.com/x.jpg" alt="" loading="lazy"/></p>',
    );
  });
});
