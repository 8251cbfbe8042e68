import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { type Control, changeFound, inBatches } from '../firestore/long-work';
import { ARTICLES, COMMENTS } from './reading';

/** Comments changed in one commit; the rules list no more to the staff. */
const BATCH = 200;

/**
 * Says on each comment of an article whether it is published and what its title is, as the lists of comments need. Only those
 * that say otherwise are read and written (two reads when there are none); interrupted, it can be asked again.
 */
export async function markComments(
  db: Firestore,
  { id, estado, titulo }: Pick<Article, 'id' | 'estado' | 'titulo'>,
): Promise<void> {
  const comments = collection(db, ARTICLES, id, COMMENTS);
  const now = { articuloPublicado: estado === 'publicado', articuloTitulo: titulo };
  const others = [
    where('articuloPublicado', '==', !now.articuloPublicado),
    where('articuloTitulo', '!=', titulo),
  ];
  for (const other of others) {
    const found = query(comments, other, limit(BATCH));
    await inBatches(BATCH, () => changeFound(db, found, (batch, { ref }) => batch.update(ref, now)));
  }
}

/** Deletes every comment of an article that is being deleted, 200 at a time; tells how many are gone. */
export function deleteCommentsOf(db: Firestore, articleId: string, control: Control<number>): Promise<void> {
  const some = query(collection(db, ARTICLES, articleId, COMMENTS), limit(BATCH));
  return inBatches(BATCH, () => changeFound(db, some, (batch, { ref }) => batch.delete(ref)), control);
}
