import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Participant } from '@/model/forum/mentions';
import { db } from '../../firebase';
import { STALE_MS } from '../client';

/** Letters by which members are asked for: from the first to the last the list only gets shorter. */
const [FEWEST, MOST] = [2, 4];
const NOBODY: readonly Participant[] = [];

/** Members whose name begins as what is typed after an @, for who may ask: ten at most. Nothing is asked before two letters. */
export function usePeople(enabled: boolean): {
  people: readonly Participant[];
  look: (typed: string) => void;
} {
  const [typed, setTyped] = useState('');
  const start = typed.trimEnd().slice(0, MOST);
  const { data = NOBODY } = useQuery({
    queryKey: ['foro-personas', start],
    queryFn: async () => (await import('../../forum/people')).fetchPeopleByStart(db(), start),
    enabled: enabled && start.length >= FEWEST,
    staleTime: STALE_MS,
    placeholderData: (before) => before,
  });
  return { people: data, look: setTyped };
}
