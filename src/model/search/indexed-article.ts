/** An article as it is indexed. */

import type { Article } from '../articles/article';
import { evidenceWords } from '../articles/evidence/evidence';
import { weighPassages } from '../articles/passages/weigh-passages';
import { looksLikeHtml } from '../html/looks-like-html';
import { stripMarkup } from '../shared/text/strip-markup';
import type { Indexed } from './build';

type Told = Pick<
  Article,
  'titulo' | 'resumen' | 'contenido' | 'autor' | 'tags' | 'categorias' | 'pasajesPrincipales' | 'ficha'
>;

const HEADING = /^#{2,4} +(.+)$/gm;
/** What stands below these says where things are from, and not what the article is about. */
const SOURCES =
  /^## +(?:fuentes|notas|para seguir leyendo|bibliograf[ií]a)\s*$[\s\S]*?(?=^## |$(?![\s\S]))/gim;

/** What an article says where. Its sources are left out: they name other texts. */
export function indexedArticle(article: Told): Indexed {
  const { titulo, resumen, contenido, autor, tags, categorias, pasajesPrincipales, ficha } = article;
  const told = looksLikeHtml(contenido) ? contenido : contenido.replace(SOURCES, '');
  const headings = [...told.matchAll(HEADING)].map(([, heading = '']) => heading);
  return {
    titulo,
    resumen: stripMarkup(resumen),
    etiquetas: [...tags, ...categorias].join('\n'),
    secciones: stripMarkup(headings.join('\n')),
    autor,
    ficha: evidenceWords(ficha),
    texto: stripMarkup(told),
    pasajes: weighPassages(article, pasajesPrincipales),
  };
}
