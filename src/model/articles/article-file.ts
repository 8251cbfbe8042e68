import { slugify } from '../shared/text/slug';
import type { Article, ArticleState } from './article';

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

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What stands above the text, between two lines of dashes, as site generators and editors read it. */
function frontMatter(article: Article): string {
  const { id, titulo, slug, autor, estado, categorias, tags, resumen } = article;
  const fields = {
    ...{ titulo, id, slug, autor, estado },
    fecha: iso(article.fechaPublicacion),
    creado: iso(article.fechaCreacion),
    actualizado: iso(article.fechaActualizacion),
    ...{ categorias, tags, resumen },
    imagen: article.imagenPrincipal,
    galeria: article.imagenes,
    ficha: article.ficha,
    fuentes: article.fuentes,
    visitas: article.visitas,
    comentarios: article.comentariosCount,
  };
  const said = Object.entries(fields).filter(([, value]) => value === 0 || value?.toString());
  // A JSON string is a YAML string too.
  return ['---', ...said.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n');
}

/** An article as a file in the folder of its year or state; the id in its name keeps equal titles apart. */
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
