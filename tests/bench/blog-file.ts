import { between, pick, seededRandom } from '../../scripts/seed/random';

const WORDS =
  'templo desierto camino nombre piedra antiguo registro plancha valle río pueblo ciudad texto hebreo olivo viaje mar costa altar incienso rey profeta libro guerra muralla cemento calendario peso medida escritura'.split(
    ' ',
  );
const LABELS = [
  'Arqueología',
  'Nombres',
  'Geografía',
  'Escritura',
  'Cultura',
  'Lenguaje',
  'Charlas',
  'Mapas',
];
const FIRST_YEAR = 2010;
const YEARS = 15;
const MS_PER_YEAR = 365 * 86_400_000;
const PICTURE = 'https://1.bp.blogspot.com/-abc';

function escaped(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function prose(words: number, random: () => number): string {
  return Array.from({ length: words }, () => pick(WORDS, random)).join(' ');
}

function body(random: () => number): string {
  const paragraphs = Array.from(
    { length: between(6, 14, random) },
    () =>
      `<p style="text-align: justify;">${prose(between(40, 120, random), random)} <b>${pick(WORDS, random)}</b> <a href="http://otro.example/${between(1, 999, random)}">${pick(WORDS, random)}</a>.</p>`,
  );
  const picture = `${PICTURE}/s320/${between(1, 9999, random)}.jpg`;
  return [
    `<div class="separator"><a href="${picture.replace('s320', 's1600')}"><img border="0" src="${picture}" /></a></div>`,
    ...paragraphs,
    '<table><tbody><tr><td>Año</td><td>Hecho</td></tr><tr><td>1829</td><td>Traducción</td></tr></tbody></table>',
    `<blockquote>${prose(30, random)}</blockquote><ul><li>${prose(6, random)}</li><li>${prose(5, random)}</li></ul>`,
  ].join('\n');
}

function entry(id: string, kind: string, published: Date, title: string, html: string, more: string): string {
  const when = published.toISOString();
  return `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><published>${when}</published><updated>${when}</updated><category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>${more}<title type='text'>${escaped(title)}</title><content type='html'>${escaped(html)}</content><author><name>Autor del blog</name><email>noreply@blogger.com</email></author></entry>`;
}

/** A Blogger backup of a given size: always the same one, its posts and comments mixed by date as in a real one. */
export function* blogFile({ posts, comments }: { posts: number; comments: number }): Generator<string> {
  const random = seededRandom(4711);
  yield "<?xml version='1.0' encoding='UTF-8'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>tag:blogger.com,1999:blog-1.archive</id><title>Blog</title>";
  let commented = 0;
  for (let post = 0; post < posts; post++) {
    const id = String(7_000_000_000 + post);
    const published = new Date(
      Date.UTC(FIRST_YEAR, 0, 1) + Math.floor(((post + random()) / posts) * YEARS * MS_PER_YEAR),
    );
    const label = `<category scheme='http://www.blogger.com/atom/ns#' term='${pick(LABELS, random)}'/>`;
    const link = `<link rel='alternate' type='text/html' href='http://b.blogspot.com/${published.getUTCFullYear()}/01/articulo-${post}.html' title='x'/>`;
    yield entry(id, 'post', published, `${prose(4, random)} (${post + 1})`, body(random), label + link);
    for (; commented < ((post + 1) / posts) * comments; commented++) {
      const parent = String(7_000_000_000 + between(0, post, random));
      const reply = `<thr:in-reply-to href='http://b.blogspot.com/x.html' ref='tag:blogger.com,1999:blog-1.post-${parent}' type='text/html'/>`;
      yield entry(
        String(9_000_000_000 + commented),
        'comment',
        published,
        '',
        `${prose(between(5, 60, random), random)}<br />${pick(WORDS, random)}`,
        reply,
      );
    }
  }
  yield '</feed>';
}
