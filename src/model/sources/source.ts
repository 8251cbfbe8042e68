/** Sources that a text cites: a book, an article, a page (docs/sources.md). All fields are texts; '' is one that is not known. */

export const SOURCE_KINDS = ['libro', 'capitulo', 'articulo', 'web', 'tesis', 'video', 'otro'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface Source {
  /** By which notes of the text name it: `[^nibley-1952]`. */
  clave: string;
  tipo: SourceKind;
  /** 'Apellido, Nombre', or the name of an institution as it is. */
  autores: string[];
  /** '1969', 'ca. 1830'. */
  anio: string;
  titulo: string;
  /** Publisher, journal with volume and number, book of a chapter, site. */
  publicadoEn: string;
  paginas: string;
  enlace: string;
  /** Address of an archived copy. */
  copia: string;
  /** When the link was looked at: '2026-11-26'. */
  consultado: string;
  /** Without 'https://doi.org/'. */
  doi: string;
}

/** Its fields that are one line of text. */
export type SourceLine = Exclude<keyof Source, 'tipo' | 'autores'>;

/** Lengths and counts, in characters: used by the form, the parser and the rules (`texto`, in firestore.rules). */
export const SOURCE_LIMITS = {
  fuentes: 40,
  /** All sources of an article as they are stored. */
  texto: 24_000,
  autores: 20,
  autor: 120,
} as const;

export const LINE_LIMITS: Readonly<Record<SourceLine, number>> = {
  clave: 36,
  anio: 20,
  titulo: 500,
  publicadoEn: 300,
  paginas: 40,
  enlace: 1000,
  copia: 1000,
  consultado: 10,
  doi: 200,
};

export const EMPTY_SOURCE: Source = {
  clave: '',
  tipo: 'libro',
  autores: [],
  anio: '',
  titulo: '',
  publicadoEn: '',
  paginas: '',
  enlace: '',
  copia: '',
  consultado: '',
  doi: '',
};

/** Where a DOI leads. */
export const doiLink = (doi: string): string => `https://doi.org/${encodeURI(doi)}`;

/** Where a source can be read: its link, else its DOI's; '' where it has neither. */
export const linkOf = ({ enlace, doi }: Pick<Source, 'enlace' | 'doi'>): string =>
  enlace || (doi && doiLink(doi));
