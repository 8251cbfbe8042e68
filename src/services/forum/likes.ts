import {
  arrayRemove,
  arrayUnion,
  type DocumentData,
  type Firestore,
  increment,
} from 'firebase/firestore/lite';
import { ITEM_KINDS } from '@/model/forum/kinds';
import { parseReply, parseTopic, type Reply, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { text } from '@/model/shared/stored/stored-fields';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { type Answer, type LastTry, STORED } from '../firestore/commit';
import { demand, demandValid } from '../firestore/demands';
import { fetchDoc, fetchExisting } from '../firestore/lists';
import { accountRef } from '../users/data';
import { inPace } from '../users/pace';
import { itemRef, itemsOf, topicRef } from './data';
import {
  act,
  addNotice,
  forumEarnings,
  goneAmong,
  NOBODY,
  ownEvent,
  type Person,
  type Staged,
} from './writer';

/** What is liked, with the title of its topic for the notice. */
export type Liked = { kind: 'tema'; item: Topic } | { kind: 'respuesta'; item: Reply; titulo: string };

const texts = messages.forumWriting.errors;

/** Its author is told only where `tells`: the rules take a notice of more likes than the author was told of before. */
function addLike(staged: Staged, liked: Liked, step: 1 | -1, tells: boolean, pace: DocumentData): void {
  const { db, batch, actor, gone } = staged;
  const { kind: clase, item } = liked;
  const { id, autorId } = item;
  batch.update(itemRef(db, clase, id), {
    likes: increment(step),
    usuariosLike: step === 1 ? arrayUnion(actor.uid) : arrayRemove(actor.uid),
  });
  if (!gone.has(autorId)) {
    batch.update(accountRef(db, autorId), {
      ...forumEarnings('likes', step, step),
      ultimoEvento: { tipo: step === 1 ? 'like' : 'like-quitado', id, clase, de: actor.uid },
    });
    const about =
      liked.kind === 'tema'
        ? { topic: liked.item }
        : { topic: { id: liked.item.temaId, titulo: liked.titulo }, respuestaId: id };
    const told = { tipo: `like_${clase}`, para: autorId, cuenta: item.likes + 1 } as const;
    if (step === 1 && tells) addNotice(staged, { ...told, ...about });
  }
  batch.update(accountRef(db, actor.uid), {
    ...forumEarnings('likesOtorgados', step, 0),
    ...ownEvent({ tipo: step === 1 ? 'like-dado' : 'like-retirado', id, clase }),
    ...pace,
  });
}

/** The item as it is stored now, and its topic's title. */
async function reread(db: Firestore, liked: Liked): Promise<Liked> {
  const { kind, item } = liked;
  const document = await fetchExisting(db, itemsOf(kind), item.id, texts.contentMissing);
  if (liked.kind === 'tema') return { kind: 'tema', item: parseTopic(item.id, document.data()) };
  const topic = await fetchDoc(topicRef(db, liked.item.temaId));
  const titulo = text(topic.data() ?? {}, 'titulo', liked.titulo);
  return { kind: 'respuesta', item: parseReply(item.id, document.data()), titulo };
}

/** Likes or does so no more: ±1 point for the author, who is told; one commit, no read. Throws ServiceError, also for one's own. */
export function setLike(
  db: Firestore,
  liker: Person,
  liked: Liked,
  like: boolean,
): Answer<void, 'pace' | 'invalid-argument'> {
  const send = (pace: DocumentData) => commitLike(db, liker, liked, like, pace);
  // To take it back costs nothing: it was given.
  return like ? inPace(db, liker, 'like-dado', send) : send({});
}

async function commitLike(
  db: Firestore,
  liker: Person,
  liked: Liked,
  like: boolean,
  pace: DocumentData,
): Promise<void> {
  demandValid(ITEM_KINDS.includes(liked.kind) ? undefined : messages.forumWriting.validation.kindInvalid);
  demand(liked.item.autorId !== liker.uid, texts.ownLike);
  demand(forumCan.like(liker, liked.item), texts.noAction);
  const step = like ? 1 : -1;
  let now = liked;
  let gone = NOBODY;
  let tells = true;
  let isFirst = true;
  const again = async (after: LastTry) => {
    // It adds to what is stored: only the notice names a count, which is right at the second try, and is left out where many like at once.
    if (after === 'lost-race') return 'same';
    const before = now.item.likes;
    now = await reread(db, now);
    if (now.item.usuariosLike.includes(liker.uid) === like) return STORED;
    // Without a public side its account may be there all the same: then the next try is with it again.
    gone = gone === NOBODY ? await goneAmong(db, [now.item.autorId]) : NOBODY;
    tells = isFirst && now.item.likes !== before;
    isFirst = false;
    return now.item.likes === before ? 'same' : 'changed';
  };
  const write = (staged: Staged) => addLike({ ...staged, gone }, now, step, tells, pace);
  await act(db, liker, { write, again });
}
