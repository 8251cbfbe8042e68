import { doc, type Firestore } from 'firebase/firestore/lite';
import { text, textOrNull } from '@/model/shared/stored/stored-fields';
import { fetchDoc } from '../firestore/lists';

/** How a member is shown beside what they wrote. */
export interface Face {
  avatar: string | null;
  /** What the member says of themself; empty where that is nothing. */
  biografia: string;
}

/** A member's picture and biography, from the public side: one read. Null when there is no such member any more. Throws ServiceError. */
export async function fetchFace(db: Firestore, uid: string): Promise<Face | null> {
  const document = await fetchDoc(doc(db, 'perfiles', uid));
  if (!document.exists()) return null;
  const data = document.data();
  return { avatar: textOrNull(data, 'avatar'), biografia: text(data, 'biografia') };
}
