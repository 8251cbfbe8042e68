import { describe, expect, it } from 'vitest';
import type { ArticleCard } from '@/model/articles/article';
import { isOldAddress, placeOfOldAddress } from '@/model/articles/old-address';

const card: ArticleCard = {
  ...{ id: '7', titulo: 'Nahom', slug: 'nahom', resumen: '', autor: 'Ana' },
  ...{ categorias: ['Geografía'], tags: ['Arabia'], fechaPublicacion: null },
  ...{ imagenPrincipal: null, esSimposio: false, lugar: null, evidencia: null },
};

describe('an address of the old blog', () => {
  it.each([
    ['/2019/05/nahom.html', '?m=1', '/articulo/7'],
    ['/p/Nahom.html', '', '/articulo/7'],
    ['/search/label/geografia', '', '/biblioteca/categoria/geografia'],
    ['/search/label/Geograf%C3%ADa', '', '/biblioteca/categoria/geografia'],
    ['/search/label/Arabia', '', '/biblioteca?etiqueta=Arabia'],
    ['/search', '?q=altar', '/biblioteca?q=altar'],
    ['/2019/05/', '', '/biblioteca?anio=2019&mes=5'],
    ['/2019', '', '/biblioteca?anio=2019'],
  ])('%s%s leads to %s', (pathname, search, place) => {
    expect(isOldAddress(pathname)).toBe(true);
    expect(placeOfOldAddress(pathname, search, [card])).toBe(place);
  });

  it.each(['/2019/05/otro.html', '/search/label/Otra', '/search/label/%E0%A4%A'])(
    '%s leads nowhere',
    (pathname) => {
      expect(isOldAddress(pathname)).toBe(true);
      expect(placeOfOldAddress(pathname, '', [card])).toBeNull();
    },
  );

  it.each(['/', '/biblioteca', '/articulo/7', '/foro/categoria/general', '/201', '/x.html'])(
    '%s is none',
    (pathname) => expect(isOldAddress(pathname)).toBe(false),
  );
});
