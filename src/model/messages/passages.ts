import { counted } from '../shared/text/format-number';

/** The index of passages: /pasajes, its chapters and the card of a passage. */
const articles = (n: number) => counted(n, 'artículo', 'artículos');
const topics = (n: number) => counted(n, 'tema del foro', 'temas del foro');
const texts = (ofArticles: number, ofTopics: number) =>
  [
    ...(ofArticles > 0 || ofTopics === 0 ? [articles(ofArticles)] : []),
    ...(ofTopics > 0 ? [topics(ofTopics)] : []),
  ].join(' y ');

export const passages = {
  title: 'Pasajes de las Escrituras',
  description:
    'Qué artículos y temas de este sitio tratan cada capítulo y versículo del Libro de Mormón y de las demás Escrituras.',
  lead: 'De cada capítulo, lo que este sitio tiene escrito.',
  loading: 'Cargando los pasajes…',
  loadError: 'No se pudieron cargar los pasajes',
  map: {
    title: 'El Libro de Mormón, capítulo por capítulo',
    hint: 'Cada casilla es un capítulo. Debajo de su número está cuántos artículos y temas lo tratan; cuanto más color, más hay.',
    summary: (chapters: number, all: number) => `${chapters} de ${all} capítulos tienen algo escrito.`,
    chapter: (name: string, ofArticles: number, ofTopics: number) =>
      `${name}: ${texts(ofArticles, ofTopics)}`,
    /** Read out after the number of a chapter or verse. */
    amount: (ofArticles: number, ofTopics: number) => `: ${texts(ofArticles, ofTopics)}`,
  },
  volumes: {
    ot: 'Antiguo Testamento',
    nt: 'Nuevo Testamento',
    bofm: 'Libro de Mormón',
    'dc-testament': 'Doctrina y Convenios',
    pgp: 'Perla de Gran Precio',
  },
  chapter: {
    title: (name: string) => name,
    description: (name: string) =>
      `Los artículos y temas de este sitio que tratan ${name}, versículo por versículo.`,
    lead: (ofArticles: number, ofTopics: number) => `${texts(ofArticles, ofTopics)} de este sitio.`,
    back: 'Todos los pasajes',
    official: 'Leer en el sitio de la Iglesia',
    verses: 'Versículos',
    versesHint: 'Debajo del número está cuántos artículos y temas tratan cada versículo.',
    read: 'Leer',
    whole: 'Sobre el capítulo entero',
    verse: (from: number, to: number) => (from === to ? `Versículo ${from}` : `Versículos ${from}–${to}`),
    topics: 'Temas del foro',
    none: 'Todavía no hay nada escrito sobre este capítulo.',
    loading: 'Buscando lo que hay escrito…',
    notFound: {
      title: 'Ese capítulo no existe',
      text: 'Puede que la dirección esté mal escrita. En la lista de pasajes están todos los libros.',
    },
  },
  rank: {
    principal: 'Pasaje principal',
    nombrado: 'En el título, el resumen o las etiquetas',
    citado: (times: number) => (times === 1 ? 'Lo cita una vez' : `Lo cita ${times} veces`),
  },
  /** The card of a passage that is pressed in a text. */
  card: {
    articles: 'También sobre este pasaje',
    nothingElse: 'No hay nada más sobre este pasaje en el sitio.',
    page: (chapter: string) => `Todo sobre ${chapter}`,
  },
} as const;
