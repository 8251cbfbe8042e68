import { useMutation, useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { ForumCategory, Reply, Topic, TopicState } from '@/model/forum/topic';
import { db, toServiceError } from '../../firestore';
import { type ForumCursor, fetchForumCategories } from '../../forum';
import { queryClient } from '../client';
import { readingOf } from '../paged-list';
import { type LongTask, type TaskEnd, useLongTask } from '../useLongTask';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { usePreloadedModule } from '../useSendOnce';
import { forgetForumLists } from './lists';
import { signedOut } from './problem';
import type { TopicChange } from './topic-changes';
import { forgetTopic, patchReply, patchTopic, removeReply, stopReadingTopic } from './topic-patches';
import { replyQuery, topicQuery } from './topic-queries';

/** More categories than this are not offered in one list. */
const MOST = 50;

async function readAll(): Promise<ForumCategory[]> {
  const all: ForumCategory[] = [];
  let after: ForumCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchForumCategories>> = await fetchForumCategories(db(), {
      after,
    });
    all.push(...page.categories);
    after = page.next;
  } while (after !== null && all.length < MOST);
  return all;
}

const NONE: ForumCategory[] = [];

/** The forum's categories to choose one from: one read each. */
export function useAllCategories() {
  const query = useQuery({ queryKey: ['foro-categorias', 'todas'], queryFn: readAll });
  return { ...readingOf(query), categories: query.data ?? NONE };
}

const deleting = () => import('../../forum/deletion');
const logging = () => import('../../forum/staff-log');

interface TopicDeletion {
  task: LongTask;
  /** Deletes the topic with all its replies, or goes on where it was interrupted. Never rejects. */
  remove: (account: Account, topic: Topic) => Promise<TaskEnd<void>>;
}

/** Deletes a topic, however long, with progress and a way to stop. */
export function useTopicDeletion(session: MemberSession): TopicDeletion {
  usePreloadedModule(deleting);
  usePreloadedModule(logging);
  usePreloadedModule(settling);
  const task = useLongTask();
  const remove = async (account: Account, topic: Topic) => {
    const end = await task.run(async (control) => {
      const [{ deleteTopic }, { deletionLine, topicTarget }] = await Promise.all([deleting(), logging()]);
      const also = topic.borrando ? {} : { also: deletionLine(db(), account, topicTarget(topic)) };
      await runSerially(() => deleteTopic(db(), account, topic.id, { ...control, ...also }));
    });
    forgetForumLists();
    if (end.how === 'done') forgetTopic(topic.id);
    else void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
    if (topic.autorId === account.uid && !topic.borrando) void awardAndSyncProfile(session, account.uid);
    return end;
  };
  return { task, remove };
}

export type { TopicChange } from './topic-changes';

const changing = () => import('./topic-changes');

interface Work {
  account: Account;
  change: TopicChange;
}

function showAcceptance(topic: Topic, reply: Reply | null, estado: TopicState): void {
  patchTopic(topic.id, () => ({ respuestaAceptadaId: reply?.id ?? null, estado }));
  if (topic.respuestaAceptadaId !== null)
    patchReply(topic.id, topic.respuestaAceptadaId, () => ({ respuestaAceptada: false }));
  if (reply) {
    patchReply(topic.id, reply.id, () => ({ respuestaAceptada: true }));
    queryClient.setQueryData(replyQuery(reply.id).queryKey, { ...reply, respuestaAceptada: true });
  }
}

const edited = () => ({ editado: true, fechaEdicion: new Date() });

/** What a change makes of the topic; nothing where it is about a reply. */
function topicAfter(topic: Topic, change: TopicChange): Partial<Topic> {
  switch (change.kind) {
    case 'state':
      return { estado: change.estado };
    case 'featured':
      return { destacado: change.destacado };
    case 'pinned':
      return { anclado: change.anclado };
    case 'move':
      return { categoriaId: change.categoriaId };
    case 'edit-topic': {
      const { titulo, contenido, tags } = change.values;
      return { titulo: titulo.trim(), contenido: contenido.trim(), tags: [...tags], ...edited() };
    }
    case 'delete-reply': {
      const wasAccepted = topic.respuestaAceptadaId === change.reply.id;
      return {
        respuestas: Math.max(0, topic.respuestas - 1),
        ...(wasAccepted && { respuestaAceptadaId: null }),
      };
    }
    default:
      return {};
  }
}

/** What the screen shows once a change is stored. */
function show(topic: Topic, change: TopicChange, estado: TopicState): void {
  patchTopic(topic.id, (now) => topicAfter(now, change));
  if (change.kind === 'accept') showAcceptance(topic, change.reply, estado);
  if (change.kind === 'delete-reply') removeReply(change.reply);
  if (change.kind === 'hide') patchReply(topic.id, change.reply.id, () => ({ oculta: change.oculta }));
  if (change.kind === 'edit-reply')
    patchReply(topic.id, change.reply.id, () => ({ contenido: change.contenido.trim(), ...edited() }));
}

/** Edits, accepts, moderates: shown once it is stored. */
export function useTopicChange(topic: Topic, session: MemberSession) {
  usePreloadedModule(changing);
  usePreloadedModule(settling);
  const mutation = useMutation({
    mutationFn: async ({ account, change }: Work) => {
      const { applyTopicChange } = await changing();
      return runSerially(() => applyTopicChange(db(), account, topic, change));
    },
    onSuccess: async (estado, { account, change }) => {
      await stopReadingTopic(topic.id);
      show(topic, change, estado);
      forgetForumLists();
      const isOwnReply = change.kind === 'delete-reply' && change.reply.autorId === account.uid;
      if (isOwnReply) void awardAndSyncProfile(session, account.uid);
    },
  });
  return {
    /** Rejects with a ServiceError. */
    run: async (change: TopicChange): Promise<void> => {
      const { account } = session;
      if (!account) throw signedOut(change.kind === 'delete-reply' ? 'deleteReply' : 'editTopic');
      await mutation.mutateAsync({ account, change });
    },
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
    reset: mutation.reset,
  };
}
