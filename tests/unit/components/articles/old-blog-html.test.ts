import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '@/model/html/html-to-markdown';
import { looksLikeHtml } from '@/model/html/looks-like-html';

describe('telling the old blog HTML from markdown', () => {
  it.each([
    '<p>Hola</p>',
    'Primera línea<br />Segunda línea',
    '<div class="separator"><img src="a.jpg"></div>',
    '<h2>Título</h2><ul><li>uno</li></ul>',
  ])('takes as HTML: %s', (content) => {
    expect(looksLikeHtml(content)).toBe(true);
  });

  it.each([
    'Solo palabras, con 3 < 4 y 5 > 4.',
    '## Título\n\nTexto con <br> dentro.',
    '- uno\n- dos <b>tres</b>',
    '[enlace](https://ejemplo.org) y <span>palabra</span>',
    '```html\n<p>Ejemplo</p>\n```',
    'Un párrafo empieza con \\<p> y acaba con \\</p>.',
    '',
  ])('takes as markdown: %s', (content) => {
    expect(looksLikeHtml(content)).toBe(false);
  });
});

describe('the old blog HTML as markdown', () => {
  it('keeps headings, emphasis, lists and links', () => {
    const markdown = htmlToMarkdown(
      '<h2>Título</h2><p>Un <b>gran</b> <i>texto</i> con <a href="https://ejemplo.org/">enlace</a>.</p><ul><li>uno</li></ul>',
    );
    expect(markdown).toContain('## Título');
    expect(markdown).toContain('Un **gran** *texto* con [enlace](https://ejemplo.org/).');
    expect(markdown).toMatch(/^- +uno$/m);
  });

  it('leaves no script, style or form behind', () => {
    const markdown = htmlToMarkdown(
      '<p>Hola</p><script>alert(1)</script><style>p{}</style><form><input value="x"><button>Enviar</button></form>',
    );
    expect(markdown).toBe('Hola');
  });

  it('takes the first row of a table without one as its heading', () => {
    const markdown = htmlToMarkdown(
      '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    );
    expect(markdown).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
  });

  it('takes out of its table a picture with a caption, and the link to its bigger copy', () => {
    const markdown = htmlToMarkdown(
      '<table class="tr-caption-container"><tbody><tr><td><a href="/g.jpg"><img src="/p.jpg" alt="Mapa"></a></td></tr><tr><td class="tr-caption">El valle</td></tr></tbody></table>',
    );
    expect(markdown).toBe('![Mapa](/p.jpg "El valle")');
  });

  it('links to a video instead of loading it', () => {
    expect(htmlToMarkdown('<video src="//videos.ejemplo.org/x.mp4"></video>')).toBe(
      '[Ver el video](https://videos.ejemplo.org/x.mp4)',
    );
  });
});
