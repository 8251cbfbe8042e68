import { doc, type Firestore } from 'firebase/firestore/lite';
import { textOrNull } from '@/model/shared/stored/stored-fields';
import { fetchDoc } from '../firestore/lists';

/** How a member is shown beside what they wrote. */
export interface Face {
  avatar: string | null;
}

/** A member's picture, from the public side: one read. Null when there is no such member any more. Throws ServiceError. */
export async function fetchFace(db: Firestore, uid: string): Promise<Face | null> {
  const document = await fetchDoc(doc(db, 'perfiles', uid));
  return document.exists() ? { avatar: textOrNull(document.data(), 'avatar') } : null;
}
