import { counted } from '../shared/text/format-number';

/** The search of the whole site, in the header of every page. */
export const search = {
  title: 'Buscar en el sitio',
  label: 'Qué buscas',
  placeholder: 'Palabras o pasaje: 1 Ne. 16',
  hint: 'Con las flechas se recorren los resultados y con Intro se abre uno.',
  results: 'Resultados',
  groups: {
    passages: 'Pasajes',
    articles: 'Artículos',
    newer: 'Recién publicados',
    sources: 'Fuentes',
    topics: 'Temas del foro',
    members: 'Miembros',
  },
  passage: (pasaje: string) => `Lo que aquí trata de ${pasaje}`,
  allInLibrary: (n: number) =>
    n === 1
      ? 'Ver el artículo en la biblioteca'
      : `Ver los ${counted(n, 'artículo', 'artículos')} en la biblioteca`,
  loading: 'Buscando...',
  /** For screen readers. */
  count: (n: number) => (n === 0 ? 'Sin resultados' : counted(n, 'resultado', 'resultados')),
  error: 'No se pudo buscar. Por favor, inténtalo de nuevo.',
  nothing: (words: string) => `No se encontró nada con «${words}».`,
  near: 'Palabras parecidas',
  categories: 'Categorías',
  passages: 'Todos los pasajes',
  library: 'Toda la biblioteca',
} as const;
