import type { Article } from '@/model/articles/article';
import type { Comment } from '@/model/comments/comment';
import { slugify } from '@/model/shared/text/slug';
import { stripMarkup } from '@/model/shared/text/strip-markup';
import { DEMO_ACCOUNTS } from './accounts';
import type { Library } from './documents';
import { between, pick, seededRandom } from './random';

const FIRST_YEAR = 2018;
const YEARS = 8;
const MS_PER_YEAR = 365 * 86_400_000;
const COMMENTED_SHARE = 0.3;
const SEED = 20_260;

const SUBJECTS = [
  ...[
    'Las rutas del desierto',
    'Los nombres propios',
    'La escritura sobre metal',
    'El quiasmo',
    'Los templos antiguos',
  ],
  ...['La agricultura', 'Las ciudades amuralladas', 'El calendario', 'Los pesos y medidas', 'La navegación'],
  ...[
    'Las genealogías',
    'Los mapas',
    'Las fuentes griegas',
    'La cerámica',
    'Los tratados',
    'Las aves y los metales',
  ],
];
const ANGLES = [
  ...[
    'una lectura paso a paso',
    'lo que se sabe y lo que no',
    'tres preguntas abiertas',
    'fuentes y límites',
  ],
  ...[
    'una comparación prudente',
    'apuntes de una charla',
    'una bibliografía comentada',
    'errores frecuentes',
  ],
];

/**
 * As many articles as asked for, over eight years, with comments: always the same ones, made of the sentences of the
 * given library so that their size and their words are those of real articles.
 */
export function generateLibrary(count: number, model: Library): Library {
  const random = seededRandom(SEED);
  const sentences = model.articles.flatMap((article) => sentencesOf(article.contenido));
  const categoryNames = model.categories.map((category) => category.nombre);
  const pictures = model.articles.flatMap(({ imagenPrincipal }) =>
    imagenPrincipal ? [imagenPrincipal] : [],
  );
  const tags = [...new Set(model.articles.flatMap((article) => article.tags))];
  const articles: Article[] = [];
  const comments: Comment[] = [];
  for (let index = 0; index < count; index++) {
    const article = generateArticle(index, count, { sentences, categoryNames, pictures, tags }, random);
    const replies = random() < COMMENTED_SHARE ? generateComments(article, sentences, random) : [];
    articles.push({ ...article, comentariosCount: replies.length });
    comments.push(...replies);
  }
  return { categories: [], articles, comments };
}

interface Material {
  sentences: readonly string[];
  categoryNames: readonly string[];
  pictures: readonly string[];
  tags: readonly string[];
}

function generateArticle(index: number, count: number, material: Material, random: () => number): Article {
  const number = String(index + 1).padStart(5, '0');
  const titulo = `${pick(SUBJECTS, random)}: ${pick(ANGLES, random)} (${number})`;
  const start = Date.UTC(FIRST_YEAR, 0, 1);
  const fecha = new Date(start + Math.floor(((index + random()) / count) * YEARS * MS_PER_YEAR));
  const author = pick(DEMO_ACCOUNTS.slice(0, 3), random);
  return {
    id: `muestra-${number}`,
    titulo,
    slug: slugify(titulo),
    contenido: generateContent(material.sentences, random),
    resumen: pick(material.sentences, random),
    autorId: author.uid,
    autor: author.nombre,
    categorias: [pick(material.categoryNames, random)],
    tags: [...new Set([pick(material.tags, random), pick(material.tags, random)])],
    imagenPrincipal: material.pictures.length > 0 ? pick(material.pictures, random) : null,
    imagenes: [],
    imagenDestacada: null,
    estado: 'publicado',
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    fechaPublicacion: fecha,
    visitas: between(5, 900, random),
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
  };
}

function generateContent(sentences: readonly string[], random: () => number): string {
  const sections = Array.from({ length: between(2, 4, random) }, () => {
    const paragraphs = Array.from({ length: between(1, 3, random) }, () =>
      Array.from({ length: between(3, 6, random) }, () => pick(sentences, random)).join(' '),
    );
    return [`## ${pick(SUBJECTS, random)}`, ...paragraphs].join('\n\n');
  });
  return sections.join('\n\n');
}

function generateComments(article: Article, sentences: readonly string[], random: () => number): Comment[] {
  return Array.from({ length: between(1, 4, random) }, (_, index) => {
    const author = pick(DEMO_ACCOUNTS, random);
    const published = new Date((article.fechaPublicacion?.getTime() ?? 0) + (index + 1) * 3_600_000);
    return {
      id: `${article.id}-c${index + 1}`,
      autor: author.nombre,
      autorId: author.uid,
      autorAvatar: author.avatar,
      autorRol: author.rol,
      contenido: pick(sentences, random),
      fechaPublicacion: published,
      fechaActualizacion: published,
      articuloId: article.id,
      articuloTitulo: article.titulo,
      respuestaA: null,
    };
  });
}

function sentencesOf(markdown: string): string[] {
  return stripMarkup(markdown)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 40 && sentence.length <= 300);
}
