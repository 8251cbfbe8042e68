import { collection, type Firestore, limit, orderBy, where } from 'firebase/firestore/lite';
import { parseTopic, type Topic } from '@/model/forum/topic';
import * as foroStaff from '@/model/messages/forum-staff';
import { needsRepair } from '@/model/users/permissions/role-permissions';
import { ServiceError } from '../firestore/errors';
import { fetchList } from '../firestore/lists';
import { storedPermissions } from '../users/data';
import { readAccount, repairPermissions } from '../users/records';
import { TOPICS } from './data';

/** Repairs one's own permissions (spec 2, section 4). Gives the account as it is then: one read, two after it. Throws ServiceError. */
export async function fixOwnPermissions(db: Firestore, uid: string) {
  const { account, data } = await readAccount(db, uid);
  if (!needsRepair(storedPermissions(data))) return { account, repaired: false };
  await repairPermissions(db, uid, account.rol);
  return { account: (await readAccount(db, uid)).account, repaired: true };
}

/** Namesakes looked at, the oldest first. */
const NAMESAKES = 3;

/** The oldest topic with the title that is not going: 3 reads at most. Throws ServiceError: 'not-found' when there is none. */
export async function findTopicByTitle(db: Firestore, titulo: string): Promise<Topic> {
  const oldest = [where('titulo', '==', titulo), orderBy('fechaCreacion'), limit(NAMESAKES)];
  const namesakes = await fetchList(parseTopic, collection(db, TOPICS), ...oldest);
  const topic = namesakes.find(({ borrando }) => !borrando);
  if (!topic) throw new ServiceError('not-found', { message: foroStaff.forumAccess.direct.notFound });
  return topic;
}
