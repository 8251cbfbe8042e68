import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Participant, PEOPLE_AT_ONCE } from '@/model/forum/mentions';
import { queryClient, STALE_MS } from '../client/query-client';
import { useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import type { MemberSession } from '../users/member';
import { useOwnChange } from '../users/useOwnChange';
import { forgetForumLists } from './list-queries';
import { signedOut } from './problem';
import type { NewTopic } from './topic-writing';

const writing = () => import('./topic-writing');

const FEWEST = 2;
const NOBODY: readonly Participant[] = [];

const keyOf = (start: string) => ['foro-personas', start];

/** The fewest letters whose answer held everybody, or else all that are typed: more of them only make that list shorter. */
function startOf(typed: string): string {
  for (let length = FEWEST; length < typed.length; length += 1) {
    const start = typed.slice(0, length);
    const known = queryClient.getQueryData<readonly Participant[]>(keyOf(start));
    if (known && known.length < PEOPLE_AT_ONCE) return start;
  }
  return typed;
}

/** Members whose name begins as what is typed after an @, for who may ask: ten at most. Nothing is asked before two letters. */
export function usePeople(enabled: boolean): {
  people: readonly Participant[];
  look: (typed: string) => void;
} {
  const [typed, setTyped] = useState('');
  const start = startOf(typed.trimEnd());
  const { data = NOBODY } = useQuery({
    queryKey: keyOf(start),
    queryFn: async () => (await writing()).fetchPeopleByStart(db(), start),
    enabled: enabled && start.length >= FEWEST,
    staleTime: STALE_MS,
    placeholderData: (before) => before,
  });
  return { people: data, look: setTyped };
}

/** Opens topics in the member's name. Visitors may have the form; the code that writes comes with a session. */
export function useCreateTopic(session: MemberSession) {
  const uid = session.account?.uid;
  const { send, status, error, reset } = useSendOnce(
    useOwnChange(session, {
      code: writing,
      send: async ({ createTopic }, values: NewTopic) => {
        if (uid === undefined) throw signedOut('topic');
        return createTopic(db(), uid, values);
      },
      after: forgetForumLists,
      earner: () => uid,
    }),
  );
  return {
    /**
     * Resolves with the topic's id; rejects with a ServiceError. Asked again while it is under way, it sends nothing more; the same
     * words of one `draft` are one topic.
     */
    create: ({ destacado, ...words }: Omit<NewTopic, 'id'>, draft: string) =>
      send([words], (id) => ({ ...words, ...(destacado !== undefined && { destacado }), id }), { draft }),
    sending: status === 'sending',
    error,
    reset,
  };
}
