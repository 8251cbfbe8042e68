import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { withServiceErrors } from '../firestore/errors';
import { textOrNull } from '../firestore/parse';

/** How a member is shown beside what they wrote. */
export interface Face {
  avatar: string | null;
}

/** A member's picture, from the public side: one read. Null when there is no such member any more. Throws ServiceError. */
export async function fetchFace(db: Firestore, uid: string): Promise<Face | null> {
  const document = await withServiceErrors(() => getDoc(doc(db, 'perfiles', uid)));
  return document.exists() ? { avatar: textOrNull(document.data(), 'avatar') } : null;
}
