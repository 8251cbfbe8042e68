import type { Article, ArticleState } from './article';
import { slugify } from './slug';

/** One article as a file of an export. */
export interface ArticleFile {
  name: string;
  text: string;
  date: Date | null;
}

const FOLDERS: Readonly<Record<ArticleState, string>> = {
  borrador: 'borradores',
  publicado: 'sin-fecha',
  archivado: 'archivados',
};

/** A JSON string is a YAML string too. */
function line(name: string, value: string | readonly string[] | number | null): string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  return [`${name}: ${JSON.stringify(value)}`];
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What stands above the text, between two lines of dashes, as site generators and editors read it. */
function frontMatter(article: Article): string {
  const { id, titulo, slug, autor, estado, categorias, tags, resumen, imagenPrincipal, imagenes } = article;
  const lines = [
    ...line('titulo', titulo),
    ...line('id', id),
    ...line('slug', slug),
    ...line('autor', autor),
    ...line('estado', estado),
    ...line('fecha', iso(article.fechaPublicacion)),
    ...line('creado', iso(article.fechaCreacion)),
    ...line('actualizado', iso(article.fechaActualizacion)),
    ...line('categorias', categorias),
    ...line('tags', tags),
    ...line('resumen', resumen),
    ...line('imagen', imagenPrincipal),
    ...line('galeria', imagenes),
    ...line('visitas', article.visitas),
    ...line('comentarios', article.comentariosCount),
  ];
  return ['---', ...lines, '---'].join('\n');
}

/**
 * An article as a markdown file: published ones in a folder of their year with their date in the name, the others in folders
 * of their state. The id in the name keeps two of the same title apart.
 */
export function articleFile(article: Article): ArticleFile {
  const { id, estado, fechaPublicacion } = article;
  const slug = slugify(article.slug || article.titulo).slice(0, 80);
  const published = estado === 'publicado' && fechaPublicacion !== null;
  const day = published ? (iso(fechaPublicacion) ?? '').slice(0, 10) : '';
  const folder = published ? day.slice(0, 4) : FOLDERS[estado];
  const name = [day, slug, id].filter(Boolean).join('-');
  return {
    name: `${folder}/${name}.md`,
    text: `${frontMatter(article)}\n\n${article.contenido.trim()}\n`,
    date: article.fechaActualizacion ?? fechaPublicacion,
  };
}
