import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { titleFields } from '@/model/article-title';

/** `articulos/{id}` of an imported article; what it does not have is absent, and the server says when it was written. */
export function importedDocument(article: Article): DocumentData {
  const { id: _, imagenDestacada: __, borrando: ___, fechaPublicacion, origen, ...fields } = article;
  return {
    ...fields,
    ...titleFields(article.titulo),
    ...(fechaPublicacion === null ? {} : { fechaPublicacion }),
    fechaCreacion: article.fechaCreacion ?? fechaPublicacion ?? serverTimestamp(),
    // Its readers know when the text last changed, not when it was brought here.
    fechaActualizacion: article.fechaActualizacion ?? serverTimestamp(),
    origen: origen?.direccion === null ? { tipo: origen.tipo, id: origen.id, huella: origen.huella } : origen,
  };
}
