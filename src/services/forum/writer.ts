import { type DocumentData, doc, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
import { DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import type { ItemKind } from '@/model/forum/kinds';
import { DEFAULT_FORUM_AVATAR } from '@/model/forum/limits';
import type { Participant } from '@/model/forum/mentions';
import type { Reply, Topic } from '@/model/forum/topic';
import { text } from '@/model/shared/stored/stored-fields';
import type { Account } from '@/model/users/account';
import type { NoticeType } from '@/model/users/notice-choice';
import type { Member } from '@/model/users/permissions/forum-permissions';
import { type Answer, type Commitment, commit, raced, type Writes } from '../firestore/commit';
import { onCode } from '../firestore/demands';
import { fetchDoc } from '../firestore/lists';
import { ACCOUNTS, accountRef } from '../users/data';
import { inPace } from '../users/pace';
import { withEntry } from './index-entry';

/** Who does something, as what they do names them. */
export type Person = NonNullable<Member> & { nombre: string } & Partial<Account>;

/** What a new topic and a new reply begin with, signed as firestore.rules compare it with the account. */
export const newPost = (account: Account, contenido: string): DocumentData => ({
  autorId: account.uid,
  autorNombre: account.nombre,
  autorAvatar: account.avatar ?? DEFAULT_FORUM_AVATAR,
  autorRol: account.rol,
  contenido,
  fechaCreacion: serverTimestamp(),
  fechaActualizacion: serverTimestamp(),
  fechaEdicion: null,
  editado: false,
  likes: 0,
  usuariosLike: [],
  reportes: 0,
});

/** Moves one figure of an account, and its points, by increments: many may do so at once. */
export function forumEarnings(
  figure: Exclude<keyof Account['estadisticasForo'], 'puntosForo'>,
  step: 1 | -1,
  points: number,
): DocumentData {
  return {
    [`estadisticasForo.${figure}`]: increment(step),
    ...(points === 0 ? {} : { puntos: increment(points), 'estadisticasForo.puntosForo': increment(points) }),
  };
}

/** The caller's own event, which happens now. */
export const ownEvent = (ultimoEvento: DocumentData): DocumentData => ({
  ultimaActividad: serverTimestamp(),
  ultimoEvento,
});

/** Members whose account is gone: they are told nothing. */
export type Gone = ReadonlySet<string>;
/** Those behind whom there never is one. */
export const NOBODY: Gone = new Set(['', DEPARTED_AUTHOR_ID]);

/** A commit while it is put together: whose it is, and who has left of those it would tell. */
export interface Staged<Actor = Participant> {
  db: Firestore;
  batch: Writes;
  actor: Actor;
  gone: Gone;
}

/** What somebody does in the forum, in one commit. */
interface ForumAct<Actor> {
  /** Puts it together, anew for each try; `step` is for addOwnAct(). */
  write: (staged: Staged<Actor>, step: DocumentData) => void;
  /** As a commit's; by default a refusal may be a lost race. */
  again?: Commitment<void>['again'];
  /** The topic or reply that it is done to: by its author at the pace of its account, by others at none. */
  item?: Authored;
  /** The item whose search entry it changes. */
  entry?: readonly [kind: ItemKind, id: string];
  /** Whom it tells, of whom some may have left. */
  tells?: readonly string[];
  /** Who is known to have left. */
  gone?: Gone;
}

/** Does it. Rejects as commit() does; 'pace' where its author goes too fast. */
export function act<Actor extends Participant | null>(
  db: Firestore,
  actor: Actor,
  { write, again = raced, item, entry, tells, gone = NOBODY }: ForumAct<Actor>,
): Answer<void, 'pace'> {
  const send = (without: Gone, step: DocumentData) =>
    commit(db, { write: (batch) => write({ db, batch, actor, gone: without }, step), again });
  const isOwn = actor !== null && item?.autorId === actor.uid;
  const paced = (without: Gone) =>
    isOwn ? inPace(db, actor, 'edicion', (step) => send(without, step)) : send(without, {});
  const told = () => (tells ? telling(db, tells, paced) : paced(gone));
  return entry ? withEntry(db, ...entry, told) : told();
}

/** The author's account names which of its own items the commit is about; the rules of that demand it. */
export function addOwnAct(
  { db, batch, actor }: Staged,
  clase: ItemKind,
  { id, autorId }: Authored,
  step: DocumentData,
): void {
  if (autorId === actor.uid)
    batch.update(accountRef(db, actor.uid), { ...ownEvent({ tipo: 'edicion', id, clase }), ...step });
}

type Authored = Pick<Reply, 'id' | 'autorId'>;

export interface NewNotice {
  tipo: NoticeType;
  para: string;
  /** Who is named, where it is not who does it: who wrote what the staff publishes. */
  writer?: Participant;
  /** As the commit leaves it. */
  topic: Pick<Topic, 'id' | 'titulo'>;
  respuestaId?: string | null;
  cuenta?: number;
  /** `id` of the report, to who reported; to who is warned that of its line of the log, and what kind of item it is about. */
  report?: { id: string; accion: string | null; comentario: string | null; clase?: string };
}

/** Adds a notice to the commit it tells of. Nobody is told of their own; reports have no actor or name. */
export function addNotice({ db, batch, actor, gone }: Staged<Participant | null>, notice: NewNotice): void {
  const { tipo, para, topic, respuestaId = null, cuenta = 1, report, writer = actor } = notice;
  if (para === actor?.uid || para === writer?.uid || gone.has(para)) return;
  // One a reply, and one for all the likes of an item.
  const id = `${tipo}_${report?.id ?? respuestaId ?? topic.id}`;
  batch.set(doc(db, ACCOUNTS, para, 'notificaciones', id), {
    tipo,
    titulo: topic.titulo,
    mensaje: writer?.nombre ?? '',
    temaId: topic.id,
    respuestaId,
    autorId: writer?.uid ?? '',
    moderadorId: report ? actor?.uid : null,
    reporteId: report?.id ?? null,
    ...(report && { accion: report.accion, comentario: report.comentario }),
    ...(report?.clase && { clase: report.clase }),
    fecha: serverTimestamp(),
    leida: false,
    cuenta,
  });
}

/** Those without a public side, whose account is gone but for some of before, or whose name `isOther`: one read for each. */
export async function goneAmong(
  db: Firestore,
  uids: readonly string[],
  isOther: (person: Participant) => boolean = () => false,
): Promise<Gone> {
  const asked = [...new Set(uids)].filter((uid) => !NOBODY.has(uid));
  // Nobody reads another's account; the public side goes in the same commit as the account.
  const profiles = await Promise.all(asked.map((uid) => fetchDoc(doc(db, 'perfiles', uid))));
  const missing = profiles.filter((profile) => {
    const nombre = text(profile.data() ?? {}, 'nombre');
    return nombre === '' || isOther({ uid: profile.id, nombre });
  });
  return new Set([...NOBODY, ...missing.map(({ id }) => id)]);
}

/** A commit that tells members. The rules refuse a notice to who has left: then it is sent once more, without a word to them. */
export async function telling(
  db: Firestore,
  uids: readonly string[],
  commit: (gone: Gone) => Promise<void>,
): Promise<void> {
  const again = async (cause: unknown) => {
    const gone = await goneAmong(db, uids);
    if (gone.size === NOBODY.size) throw cause;
    await commit(gone);
  };
  await commit(NOBODY).catch(onCode('permission-denied', again));
}
