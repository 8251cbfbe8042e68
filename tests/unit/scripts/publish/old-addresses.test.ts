import { describe, expect, it } from 'vitest';
import { oldAddresses, oldPath } from '../../../../scripts/publish/old-addresses';

const SITE = 'https://sitio.org';
const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    titulo: `Artículo <${index}>`,
    direccion: `https://blog.blogspot.com/2019/05/texto-${index}.html`,
  }));

describe('the path of an old address', () => {
  it.each([
    ['https://blog.blogspot.com/2019/05/nahom.html', '/2019/05/nahom.html'],
    ['http://blog.blogspot.com/2019/05/nahom_2.html?m=1#c1', '/2019/05/nahom_2.html'],
    ['/p/quienes-somos.html', '/p/quienes-somos.html'],
  ])('%s is %s', (direccion, path) => expect(oldPath(direccion)).toBe(path));

  it.each([
    null,
    '',
    '/',
    '/index.html',
    '/assets/app.html',
    'https://otro.org/x.html',
    '/2019/05/*.html',
    '/p/../a.html',
    '/2019/05/:a.html',
  ])('%s is none', (direccion) => expect(oldPath(direccion)).toBeNull());
});

describe('the old addresses', () => {
  it('are redirected by Hosting up to its bound, and led on by a page of their own after it', () => {
    const { redirects, pages } = oldAddresses(SITE, moved(3), [], 2);
    expect(redirects).toEqual([
      { source: '/2019/05/texto-0.html', destination: '/articulo/0', type: 301 },
      { source: '/2019/05/texto-1.html', destination: '/articulo/1', type: 301 },
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['2019/05/texto-2.html']);
    expect(pages[0]?.content).toContain(
      '<meta http-equiv="refresh" content="0; url=https://sitio.org/articulo/2">',
    );
    expect(pages[0]?.content).toContain('<link rel="canonical" href="https://sitio.org/articulo/2">');
    expect(pages[0]?.content).toContain('<title>Artículo &lt;2&gt;</title>');
  });

  it('lead to one article each', () => {
    const [one] = moved(1);
    if (!one) throw new Error('one was asked for');
    const { redirects } = oldAddresses(SITE, [one, { ...one, id: 'otro' }], []);
    expect(redirects).toHaveLength(1);
  });

  it('of labels lead to the category of the same name where it can stand in a pattern', () => {
    expect(oldAddresses(SITE, [], ['Geografia', 'Lugares santos', 'A*']).redirects).toEqual([
      { source: '/search/label/Geografia', destination: '/biblioteca/categoria/geografia', type: 301 },
    ]);
  });
});
