import { collection, type Firestore, limit, query, where } from 'firebase/firestore/lite';
import { changeFound } from '../firestore/long-work';
import { FORUM_INDEX } from './data';

/** In one commit: the rules look up each reply, the topic and the account, and may look up 20 documents in all. */
const TOGETHER = 15;
/** Of one topic at a time: whoever finds it gone again goes on. */
const ROUNDS = 4;

/**
 * Takes away what the search still finds of the replies of a topic that is gone, for any active account: one read where there is
 * nothing. Gives how many entries that were. Throws ServiceError.
 */
export async function dropLeftEntries(db: Firestore, topicId: string): Promise<number> {
  const left = query(
    collection(db, FORUM_INDEX),
    where('temaId', '==', topicId),
    where('oculta', '==', false),
    limit(TOGETHER),
  );
  let dropped = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await changeFound(db, left, (batch, { ref }) => batch.delete(ref));
    dropped += found;
    if (found < TOGETHER) break;
  }
  return dropped;
}
