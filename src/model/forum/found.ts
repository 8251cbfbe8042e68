import type { ItemKind, TopicState } from './topic';

/** A topic or reply that a search of the forum found. */
export interface ForumResult {
  kind: ItemKind;
  id: string;
  temaId: string;
  categoriaId: string | null;
  titulo: string;
  /** 200 characters around the first match. */
  fragmento: string;
  autorNombre: string;
  fecha: Date | null;
  estado: TopicState;
}
