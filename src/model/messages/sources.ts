import { counted } from '../shared/text/format-number';

/** Sources of articles: the list at an article's end, its notes, how it is cited, and /fuentes (docs/sources.md). */
export const sources = {
  title: 'Fuentes',
  kinds: {
    libro: 'Libro',
    capitulo: 'Capítulo de libro',
    articulo: 'Artículo de revista',
    web: 'Página web',
    tesis: 'Tesis',
    video: 'Vídeo',
    otro: 'Otra fuente',
  },
  copy: 'Copia archivada',
  consulted: (day: string) => `(consultado el ${day})`,
  note: (number: string) => `Fuente ${number}`,
  footnote: (number: string) => `Nota ${number}`,
  toList: 'Ver en la lista de fuentes',
  toNotes: 'Ver en la lista de notas',
  index: {
    description: 'Los libros, artículos y páginas que citan los artículos de este sitio, cada uno una vez.',
    lead: 'Todo lo que citan los artículos de este sitio, y en cuáles.',
    loading: 'Cargando las fuentes…',
    loadError: 'No se pudieron cargar las fuentes',
    empty: 'Todavía no hay ningún artículo con fuentes.',
    search: 'Buscar en las fuentes',
    placeholder: 'Autor, título, revista…',
    count: (n: number) => (n === 0 ? 'Ninguna fuente coincide.' : `${counted(n, 'fuente', 'fuentes')}.`),
    more: 'Hay más en los artículos: aquí están las de los más recientes o las más citadas.',
    citedIn: 'Citada en',
  },
  citing: {
    title: 'Citar este artículo',
    styles: { apa: 'APA', chicago: 'Chicago', bibtex: 'BibTeX', ris: 'RIS' },
    copy: 'Copiar',
    copyOf: (style: string) => `Copiar ${style}`,
    copied: 'Cita copiada',
    copyFailed: 'No se pudo copiar la cita. Puedes seleccionarla y copiarla a mano.',
    save: 'Guardar',
    saveOf: (style: string) => `Guardar ${style} como archivo`,
  },
  backTo: (time: number) => `Volver a la cita ${time} en el texto`,
} as const;
