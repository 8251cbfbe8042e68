import type { Article, ArticleCard } from '@/model/articles/article';
import { EMPTY_SOURCE, type Source } from '@/model/sources/source';

/** A published article; each test says only what it is about. */
export function anArticle(over: Partial<Article> = {}): Article {
  return {
    id: 'a1',
    titulo: 'Caminos de piedra',
    contenido: 'Un texto sobre caminos.',
    resumen: '',
    slug: 'caminos-de-piedra',
    autorId: 'u1',
    autor: 'Ana Soto',
    categorias: ['Arqueología'],
    tags: [],
    imagenPrincipal: null,
    imagenes: [],
    imagenDestacada: null,
    estado: 'publicado',
    fechaCreacion: new Date(2024, 2, 1, 12),
    fechaActualizacion: new Date(2024, 2, 1, 12),
    fechaPublicacion: new Date(2024, 2, 12, 12),
    visitas: 0,
    visitasContadas: 0,
    comentariosCount: 0,
    version: 0,
    revisiones: 0,
    imagenesAlt: {},
    pasajesPrincipales: [],
    fuentes: [],
    ficha: null,
    origen: null,
    borrando: false,
    fragmentos: null,
    ...over,
  };
}

export function aSource(over: Partial<Source> = {}): Source {
  return {
    ...EMPTY_SOURCE,
    clave: 'welch-1969',
    tipo: 'articulo',
    autores: ['Welch, John W.'],
    anio: '1969',
    titulo: 'Chiasmus in the Book of Mormon',
    publicadoEn: 'BYU Studies 10 (1)',
    paginas: '69–84',
    ...over,
  };
}

export function aCard(over: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id: 'a1',
    titulo: 'Caminos de piedra',
    slug: 'caminos-de-piedra',
    resumen: 'Un texto sobre caminos.',
    autor: 'Ana Soto',
    categorias: ['Arqueología'],
    tags: [],
    fechaPublicacion: new Date(2024, 2, 12, 12),
    imagenPrincipal: null,
    esSimposio: false,
    lugar: null,
    evidencia: null,
    ...over,
  };
}

/** Milliseconds that a piece of work takes. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The quickest of fifteen runs: what the work takes, whatever else the machine is doing. */
export function quickest(work: () => void): number {
  return Math.min(...Array.from({ length: 15 }, () => timed(work)));
}
