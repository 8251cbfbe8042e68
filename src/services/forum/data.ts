import { doc, type Firestore } from 'firebase/firestore/lite';
import type { ItemKind } from '@/model/forum/kinds';

/** Where the forum keeps its documents (spec 2, section 3); model/forum reads them. */
export const FORUM_CATEGORIES = 'foro_categorias';
export const TOPICS = 'foro_temas';
export const REPLIES = 'foro_respuestas';
export const FORUM_INDEX = 'foro_indice';
export const REPORTS = 'foro_reportes';

export const categoryRef = (db: Firestore, id: string) => doc(db, FORUM_CATEGORIES, id);
export const topicRef = (db: Firestore, id: string) => doc(db, TOPICS, id);
export const replyRef = (db: Firestore, id: string) => doc(db, REPLIES, id);
/** Where what is of a kind is kept. */
export const itemsOf = (kind: ItemKind) => (kind === 'tema' ? TOPICS : REPLIES);
export const itemRef = (db: Firestore, kind: ItemKind, id: string) => doc(db, itemsOf(kind), id);
export const reportRef = (db: Firestore, id: string) => doc(db, REPORTS, id);
