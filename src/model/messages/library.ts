import { counted, formatNumber } from '../shared/text/format-number';

/** The article library: filters, lists, pages and the latest comments (spec 1, sections 2 and 8). */
const articles = (n: number) => counted(n, 'artículo', 'artículos');

export const library = {
  title: 'Biblioteca de artículos',
  description:
    'Todos los artículos sobre evidencias del Libro de Mormón: busca por palabra, categoría, año y mes.',
  byPassage: 'Buscar por pasaje de las Escrituras',
  // One line on a wide screen in the fallback font too, or the web font would move the page as it comes.
  lead: 'Busca en todos los artículos por palabra, categoría o fecha.',
  /** The page of one category. */
  category: {
    title: (categoria: string) => `${categoria}: artículos`,
    description: (categoria: string) =>
      `Artículos de la categoría «${categoria}» sobre evidencias del Libro de Mormón.`,
    lead: (categoria: string) => `Los artículos de «${categoria}», los más nuevos primero.`,
  },
  filters: {
    title: 'Filtros',
    show: 'Mostrar filtros',
    hide: 'Ocultar filtros',
    search: 'Buscar artículos',
    searchPlaceholder: 'Palabras del título, el texto o el autor',
    searchClear: 'Borrar la búsqueda',
    category: 'Categoría',
    allCategories: 'Todas',
    year: 'Año',
    allYears: 'Todos',
    month: 'Mes',
    allMonths: 'Todos',
    evidence: 'Evidencia',
    allEvidence: 'Toda',
    tag: 'Etiqueta',
    allTags: 'Todas',
    tagActive: (etiqueta: string) => `Etiqueta: ${etiqueta}`,
    removeFilter: (nombre: string) => `Quitar el filtro ${nombre}`,
    active: (n: number) => (n === 1 ? '1 filtro activo' : `${n} filtros activos`),
    clear: 'Limpiar filtros',
    option: (nombre: string, total: number) => `${nombre} (${formatNumber(total)})`,
  },
  sort: {
    label: 'Ordenar por',
    relevancia: 'Más relevantes',
    'fecha-desc': 'Más recientes primero',
    'fecha-asc': 'Más antiguos primero',
    'titulo-asc': 'Título (A-Z)',
    'titulo-desc': 'Título (Z-A)',
  },
  view: {
    label: 'Vista',
    tarjetas: 'Ver como tarjetas',
    lista: 'Ver como lista',
  },
  /** `min` is how many the page shows. */
  counter: (min: number, filtered: number, all: number) =>
    `Mostrando ${min} de ${filtered} artículos (Total: ${all})`,
  /** The same in short, which is read first. */
  found: (filtered: number, all: number) =>
    filtered === all ? articles(all) : `${formatNumber(filtered)} de ${articles(all)}`,
  results: 'Artículos',
  pagination: {
    label: 'Páginas de resultados',
    page: (x: number, y: number) => `Página ${x} de ${y}`,
    remaining: (n: number) => (n === 1 ? 'Queda 1 artículo' : `Quedan ${articles(n)}`),
    last: 'No quedan más artículos',
    previous: 'Anterior',
    next: 'Siguiente',
    goTo: (n: number) => `Ir a la página ${n}`,
  },
  inText: 'En el texto:',
  inTags: 'En las etiquetas:',
  loading: 'Cargando los artículos...',
  /** Where the articles of very many years are not all read at once. */
  since: (anio: number) => `Los artículos anteriores a ${anio} se cargan al llegar a ellos.`,
  loadEarlier: 'Cargarlos ahora',
  loadingOlder: 'Cargando los artículos de años anteriores...',
  error: 'Error al cargar los artículos',
  errorText: 'Hubo un problema al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
  incomplete: 'No se pudieron cargar todos los artículos. La lista puede estar incompleta.',
  noResults: 'No se encontraron artículos que coincidan con los filtros seleccionados.',
  noWords: (palabras: string) => `No se encontró ningún artículo con «${palabras}».`,
  noWordsInFilters: (palabras: string) =>
    `No se encontró ningún artículo con «${palabras}» que coincida con los filtros seleccionados.`,
  noLetters: 'Escribe al menos una letra o un número: los signos y los emojis no se buscan.',
  /** Where nothing was found. */
  meanwhile: 'Para leer mientras tanto',
  empty: 'Todavía no hay artículos publicados.',
  search: {
    loading: 'Buscando también en el texto de los artículos...',
    progress: (loaded: number, total: number) =>
      `Buscando también en el texto de los artículos: ${loaded} de ${total}`,
    error:
      'No se pudo buscar en el texto de los artículos; se buscó en los títulos, resúmenes, autores y etiquetas.',
    instead: (typed: string, taken: readonly string[]) =>
      `No se encontró «${typed}»; se buscó «${taken.join('», «')}».`,
    partial: 'Ningún artículo tiene todas las palabras; estos tienen algunas.',
    done: 'Se buscó en el título, el resumen, el autor, las etiquetas y el texto.',
  },
  comments: {
    title: 'Últimos comentarios',
    on: (titulo: string) => `en «${titulo}»`,
    loading: 'Cargando los últimos comentarios...',
    empty: 'Todavía no hay comentarios.',
    failed: 'No se pudieron cargar los comentarios.',
  },
} as const;
