import { type DocumentData, deleteField, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { titleFields } from '@/model/article-title';

/** What every save writes of an article. */
function savedFields(article: Article): DocumentData {
  const { titulo, contenido, resumen, slug, autor, categorias, tags, imagenPrincipal, imagenes } = article;
  const { imagenesAlt, estado, version, revisiones, fragmentos } = article;
  return {
    ...{ titulo, contenido, resumen, slug, autor, categorias, tags, imagenPrincipal, imagenes },
    ...{ imagenesAlt, estado, version, revisiones, fragmentos },
    ...titleFields(titulo),
  };
}

/** `articulos/{id}` at birth. Optional fields are absent rather than null; `created` only of what comes from elsewhere. */
export function newArticleDocument(article: Article, created: Date | undefined): DocumentData {
  const { autorId, visitas, comentariosCount, imagenDestacada, fechaPublicacion, origen } = article;
  return {
    ...savedFields(article),
    fechaActualizacion: serverTimestamp(),
    ...{ autorId, visitas, comentariosCount },
    fechaCreacion: created ?? serverTimestamp(),
    ...(imagenDestacada === null ? {} : { imagenDestacada }),
    ...(fechaPublicacion === null ? {} : { fechaPublicacion }),
    ...(origen === null ? {} : { origen }),
  };
}

/**
 * What changes in a stored article: never its author, its counters or when it was created. A date that stays is not written,
 * because a stored time is finer than ours.
 */
export function articleChanges(before: Article, after: Article): DocumentData {
  const { imagenDestacada, fechaPublicacion, origen, borrando } = after;
  const sameDate = before.fechaPublicacion?.getTime() === fechaPublicacion?.getTime();
  const keepsDate = before.fechaActualizacion === after.fechaActualizacion;
  return {
    ...savedFields(after),
    ...(keepsDate ? {} : { fechaActualizacion: serverTimestamp() }),
    imagenDestacada: imagenDestacada ?? deleteField(),
    borrando: borrando || deleteField(),
    ...(sameDate || fechaPublicacion === null ? {} : { fechaPublicacion }),
    ...(origen === null ? {} : { origen }),
  };
}
