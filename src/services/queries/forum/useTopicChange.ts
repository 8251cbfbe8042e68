import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { db, toServiceError } from '../../firestore';
import { queryClient } from '../client';
import { usePreloadedModule } from '../usePreloadedModule';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { forgetForumLists } from './keys';
import { signedOut } from './signed-out';
import type { TopicChange } from './topic-changes';
import { patchReply, patchTopic, removeReply, stopReadingTopic } from './topic-patches';
import { replyQuery } from './topic-queries';

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
