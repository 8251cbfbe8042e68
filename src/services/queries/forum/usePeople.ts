import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Participant, PEOPLE_AT_ONCE } from '@/model/forum/mentions';
import { db } from '../../firestore';
import { queryClient, STALE_MS } from '../client';

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
    queryFn: async () => (await import('../../forum/people')).fetchPeopleByStart(db(), start),
    enabled: enabled && start.length >= FEWEST,
    staleTime: STALE_MS,
    placeholderData: (before) => before,
  });
  return { people: data, look: setTyped };
}
