import type { StoredData } from '../shared/stored/stored-fields';
import { parseTopic } from './topic';

/** What the forum's home shows of one: the build puts it into the page, and the text is long. */
export type LatestTopic = ReturnType<typeof parseLatestTopic>;

export function parseLatestTopic(id: string, data: StoredData) {
  const { titulo, categoriaId, autorNombre, autorAvatar, ...topic } = parseTopic(id, data);
  const { estado, anclado, destacado, respuestas, fechaActualizacion, borrando } = topic;
  return {
    ...{ id, titulo, categoriaId, autorNombre, autorAvatar },
    ...{ estado, anclado, destacado, respuestas, fechaActualizacion, borrando },
  };
}
