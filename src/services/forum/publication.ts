/** Whom the staff tells when it publishes a reply that waited: its author, and whom the reply itself would have told. */
import type { Firestore } from 'firebase/firestore/lite';
import { parseReply, type Reply } from '@/model/forum/topic';
import { texts } from '@/model/shared/stored/stored-fields';
import { fetchDoc } from '../firestore/lists';
import { replyRef } from './data';
import { fetchTopic } from './topics';
import { goneAmong, type NewNotice } from './writer';

/** Three reads, and one for each member it names; those whose name is another by now are told nothing. Throws ServiceError. */
export async function noticesOfPublication(
  db: Firestore,
  { id, temaId }: Pick<Reply, 'id' | 'temaId'>,
): Promise<NewNotice[]> {
  const [document, topic] = await Promise.all([fetchDoc(replyRef(db, id)), fetchTopic(db, temaId)]);
  const data = document.data() ?? {};
  const { autorId, autorNombre, contenido } = parseReply(id, data);
  const about = { topic, respuestaId: id };
  const writer = { uid: autorId, nombre: autorNombre };
  const isIn = (uid: string) => topic.participantes.includes(uid) && uid !== topic.autorId;
  const named = texts(data, 'menciones').filter(isIn);
  const gone = await goneAmong(
    db,
    [autorId, topic.autorId, ...named],
    ({ uid, nombre }) => named.includes(uid) && !contenido.includes(`@${nombre}`),
  );
  const notices: NewNotice[] = [
    { ...about, tipo: 'respuesta_publicada', para: autorId },
    { ...about, tipo: 'nueva_respuesta', para: topic.autorId, writer },
    ...named.map((para) => ({ ...about, tipo: 'mencion' as const, para, writer })),
  ];
  return notices.filter(({ para }) => !gone.has(para));
}
