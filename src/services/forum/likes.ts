import { arrayRemove, arrayUnion, type Firestore, increment, writeBatch } from 'firebase/firestore/lite';
import { ITEM_KINDS } from '@/model/forum/kinds';
import { forumCan, type Member } from '@/model/forum/permissions';
import { parseReply, parseTopic, type Reply, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { text } from '@/model/stored-fields';
import { commitAfterLooks, type LastTry } from '../firestore/contention';
import { demand, demandValid } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';
import { accountRef } from '../users/data';
import { itemRef, topicRef } from './data';
import { addNotice, forumEarnings, hasAccount, NOBODY, ownEvent } from './writer';

type Liker = NonNullable<Member> & { nombre: string };

/** What is liked, with the title of its topic for the notice. */
export type Liked = { kind: 'tema'; item: Topic } | { kind: 'respuesta'; item: Reply; titulo: string };

const texts = messages.forumWriting.errors;

interface Manner {
  step: 1 | -1;
  authorIsThere: boolean;
  /** Whether the author is told: the rules take a notice only of more likes than the author was told of before. */
  tells: boolean;
}

function likeBatch(db: Firestore, liker: Liker, liked: Liked, { step, authorIsThere, tells }: Manner) {
  const { kind, item } = liked;
  const batch = writeBatch(db);
  batch.update(itemRef(db, kind, item.id), {
    likes: increment(step),
    usuariosLike: step === 1 ? arrayUnion(liker.uid) : arrayRemove(liker.uid),
  });
  if (authorIsThere) {
    batch.update(accountRef(db, item.autorId), {
      ...forumEarnings('likes', step, step),
      ultimoEvento: { tipo: step === 1 ? 'like' : 'like-quitado', id: item.id, clase: kind, de: liker.uid },
    });
    if (step === 1 && tells)
      addNotice(
        { db, batch, actor: liker, gone: NOBODY },
        {
          para: item.autorId,
          cuenta: item.likes + 1,
          ...(liked.kind === 'tema'
            ? { tipo: 'like_tema', topic: liked.item }
            : {
                tipo: 'like_respuesta',
                topic: { id: liked.item.temaId, titulo: liked.titulo },
                respuestaId: item.id,
              }),
        },
      );
  }
  batch.update(accountRef(db, liker.uid), {
    ...forumEarnings('likesOtorgados', step, 0),
    ...ownEvent({ tipo: step === 1 ? 'like-dado' : 'like-retirado', id: item.id, clase: kind }),
  });
  return batch;
}

/** The item as it is stored now, and its topic's title. */
async function reread(db: Firestore, liked: Liked): Promise<Liked> {
  const { kind, item } = liked;
  const document = await fetchDoc(itemRef(db, kind, item.id));
  if (!document.exists()) throw new ServiceError('not-found', { message: texts.contentMissing });
  if (liked.kind === 'tema') return { kind: 'tema', item: parseTopic(item.id, document.data()) };
  const topic = await fetchDoc(topicRef(db, liked.item.temaId));
  const titulo = text(topic.data() ?? {}, 'titulo', liked.titulo);
  return { kind: 'respuesta', item: parseReply(item.id, document.data()), titulo };
}

/**
 * Likes a topic or reply, or takes that back: ±1 point for its author, who is told once of each number of likes, in one
 * commit without a read. Throws ServiceError: 'permission-denied' also for one's own, 'not-found' ('El contenido no existe').
 */
export async function setLike(db: Firestore, liker: Liker, liked: Liked, like: boolean): Promise<void> {
  demandValid(ITEM_KINDS.includes(liked.kind) ? undefined : messages.forumWriting.validation.kindInvalid);
  demand(liked.item.autorId !== liker.uid, texts.ownLike);
  demand(forumCan.like(liker, liked.item), texts.noAction);
  const step = like ? 1 : -1;
  let now = liked;
  let manner: Manner = { step, authorIsThere: liked.item.autorId !== 'eliminado', tells: true };
  const look = async (after: LastTry) => {
    // It adds to what is stored: only the notice names a count, and is left out once it was refused.
    if (after === 'lost-race') return 'same';
    const before = now.item.likes;
    now = await reread(db, now);
    if (now.item.usuariosLike.includes(liker.uid) === like) return 'stored';
    manner = { step, authorIsThere: await hasAccount(db, now.item.autorId), tells: false };
    return now.item.likes === before ? 'same' : 'changed';
  };
  await commitAfterLooks(() => likeBatch(db, liker, now, manner).commit(), look);
}
