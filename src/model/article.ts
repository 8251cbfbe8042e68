/** An article as the site works with it, parsed from `articulos/{id}` (spec 1, section 3). */
export const ARTICLE_STATES = ['borrador', 'publicado', 'archivado'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export interface Article {
  id: string;
  titulo: string;
  /** Markdown, or HTML that came from the old blog. */
  contenido: string;
  resumen: string;
  slug: string;
  autorId: string;
  autor: string;
  categorias: string[];
  tags: string[];
  imagenPrincipal: string | null;
  imagenes: string[];
  imagenDestacada: string | null;
  estado: ArticleState;
  fechaCreacion: Date | null;
  fechaActualizacion: Date | null;
  fechaPublicacion: Date | null;
  visitas: number;
  comentariosCount: number;
  /** Shards that hold this article's catalogue and search entries; null while it has none. */
  fragmentos: { catalogo: string; buscador: string } | null;
}

/** What a card or list row of the library needs: one entry of the catalogue. */
export interface ArticleCard {
  id: string;
  titulo: string;
  slug: string;
  /** The summary, or the content stripped of markup and cut at 200 characters. */
  resumen: string;
  autor: string;
  categorias: string[];
  tags: string[];
  fechaPublicacion: Date | null;
  imagenPrincipal: string | null;
  esSimposio: boolean;
  /** Place of the symposium; null when it is none. */
  lugar: string | null;
}
