import type { Article } from '@/model/articles/article';
import { titleFields } from '@/model/articles/article-title';
import type { Category } from '@/model/categories/category';
import type { Comment } from '@/model/comments/comment';
import { encodeSources } from '@/model/sources/stored-sources';
import type { Badge } from '@/model/users/badges';
import type { SeedDocument } from './store';

/** Articles with their comments and the categories they use, ready to be stored. */
export interface Library {
  categories: readonly Category[];
  articles: readonly Article[];
  comments: readonly Comment[];
}

/** `articulos/{id}` as the services write it. */
export function articleDocument(article: Article): SeedDocument {
  const { imagenDestacada, fechaPublicacion, origen, borrando, fuentes, ...data } = article;
  return {
    path: `articulos/${article.id}`,
    data: {
      ...data,
      fuentes: encodeSources(fuentes),
      ...titleFields(article.titulo),
      ...(imagenDestacada ? { imagenDestacada } : {}),
      ...(origen ? { origen } : {}),
      ...(borrando ? { borrando } : {}),
      ...(fechaPublicacion ? { fechaPublicacion } : {}),
    },
  };
}

/** `articulos/{id}/comentarios/{id}`; it carries whether its article is published, so that lists need no other read. */
export function commentDocument(comment: Comment, published: boolean): SeedDocument {
  const { id, respuestaA, ...data } = comment;
  return {
    path: `articulos/${comment.articuloId}/comentarios/${id}`,
    data: { ...data, articuloPublicado: published, ...(respuestaA === null ? {} : { respuestaA }) },
  };
}

/** `insignias/{id}`: what the rules look at when a badge is earned. */
export function badgeDocument({ id, ...data }: Badge): SeedDocument {
  return { path: `insignias/${id}`, data };
}

/** The colours as readers get them, at one read. */
export function coloursDocument(categories: readonly Category[], written: Date): SeedDocument {
  const colores = Object.fromEntries(categories.map(({ nombre, color }) => [nombre, color.toLowerCase()]));
  return { path: 'sistema/categorias', data: { colores, fechaActualizacion: written } };
}

export function categoryDocument(category: Category, created: Date, creadoPor: string): SeedDocument {
  const { id, ...data } = category;
  return { path: `categorias/${id}`, data: { ...data, fechaCreacion: created, creadoPor } };
}
