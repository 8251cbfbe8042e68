import type { Source } from '../sources/source';

/** An article as the site works with it, parsed from `articulos/{id}` (spec 1, section 3). */
import type { Evidence } from './evidence/evidence';
import type { EvidenceState } from './evidence/evidence-states';

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
  /** How many of them `visitas/{id}` counted. */
  visitasContadas: number;
  comentariosCount: number;
  /** How often its content was saved: a save that began from an older one is refused. */
  version: number;
  /** How many revisions were ever kept; the last one has this number. */
  revisiones: number;
  /** Alternative texts of the main picture and the gallery, by address. */
  imagenesAlt: Readonly<Record<string, string>>;
  /** Where it was brought from; null when it was written here. */
  origen: ArticleOrigin | null;
  /** Ids of the passages of scripture that its author calls the main ones (model/passages). */
  pasajesPrincipales: string[];
  /** What it cites, in the order in which its author keeps them (docs/sources.md). */
  fuentes: Source[];
  /** The record of the evidence that it is about; null where there is none. */
  ficha: Evidence | null;
  /** Its deletion has begun and can only go on. */
  borrando: boolean;
  /** Shards that hold this article's entries; null while it has none. Before there was an index of passages it had none there. */
  fragmentos: ArticleShards | null;
}

/** The shard of each collection that holds the entry of an article. */
export interface ArticleShards {
  catalogo: string;
  buscador: string;
  pasajes?: string;
  /** Only of an article that has sources. */
  fuentes?: string;
}

/** What an import needs to know its article again. */
export interface ArticleOrigin {
  tipo: 'blogger';
  id: string;
  /** Fingerprint of what was brought. */
  huella: string;
  /** Where it stood: an address, or a path where the file named no host. Null of what was brought before this was kept. */
  direccion: string | null;
}

/** What a card or list row of the library needs: one entry of the catalogue. */
export interface ArticleCard
  extends Pick<
    Article,
    'id' | 'titulo' | 'slug' | 'autor' | 'categorias' | 'tags' | 'fechaPublicacion' | 'imagenPrincipal'
  > {
  /** The summary, or the content stripped of markup and cut at 200 characters. */
  resumen: string;
  esSimposio: boolean;
  /** Place of the symposium; null when it is none. */
  lugar: string | null;
  /** How the evidence stands that it is about; null without a record of one. */
  evidencia: EvidenceState | null;
}
