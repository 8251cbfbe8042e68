import { counted } from '../shared/text/format-number';

/** The home page, block by block (spec 1, section 2). */
export const home = {
  title: 'Inicio',
  description:
    'Evidencias arqueológicas, históricas y culturales del Libro de Mormón: artículos, charlas y simposios en español.',
  hero: {
    welcome: 'Bienvenido a',
    lead: 'Explora las evidencias arqueológicas, históricas y culturales del Libro de Mormón, con artículos claros y sus fuentes a la vista.',
    /** Why it may be trusted; without a number where the articles were not counted. */
    trust: (all: number | null) =>
      all === null || all === 0
        ? 'Cada artículo, con sus objeciones y sus fuentes'
        : `${counted(all, 'artículo', 'artículos')}, con sus objeciones y sus fuentes`,
    map: 'Costas y lugares: Natural Earth, dominio público. La ruta del incienso, aproximada.',
    quote: 'Y por el poder del Espíritu Santo podréis conocer la verdad de todas las cosas.',
    quoteSource: 'Moroni 10:5',
    action: 'Explorar la biblioteca',
    secondAction: 'Solicitar una charla',
  },
  categories: 'Categorías de la biblioteca',
  /** After the number of a category's articles, for screen readers. */
  inCategory: 'artículos',
  latest: {
    title: 'Últimos artículos',
    lead: 'Lo más reciente de la biblioteca.',
    all: 'Ver todos los artículos',
    loading: 'Cargando los últimos artículos...',
    error: 'Hubo un problema al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
    empty: 'Todavía no hay artículos publicados.',
  },
  forum: {
    title: 'Conversa en el foro',
    text: 'Comparte preguntas y hallazgos con otras personas interesadas en las evidencias del Libro de Mormón. Todas las preguntas hechas con respeto son bienvenidas.',
    action: 'Ir al foro',
    latest: 'De qué se habla',
    loading: 'Cargando los últimos temas...',
  },
  symposia: {
    title: 'Simposios y charlas',
    text: 'Llevamos charlas y simposios a barrios, estacas y grupos de estudio. Cuéntanos qué te gustaría organizar y te responderemos.',
    action: 'Solicitar un simposio',
    contactTitle: 'Cómo contactarnos',
    contactForm: 'Escríbenos con el formulario de contacto',
    contactAnswer: 'Respondemos al correo que nos indiques',
    contactPlaces: 'Presencial en Chile y en línea para otros países',
    earlierTitle: 'Simposios anteriores',
    loading: 'Cargando los simposios anteriores...',
    empty: 'No se encontraron registros de simposios anteriores.',
    error: 'Hubo un problema al cargar los simposios anteriores.',
    all: 'Ver más en la biblioteca',
    place: 'Lugar',
  },
} as const;
