import type { Reply, Topic } from './topic';

type Counted = Pick<Topic, 'ultimoNumero' | 'respuestas' | 'ultimaRespuestaId'>;

/**
 * The replies that a topic got since it was seen up to the number `seen`, when it counted `respuestas`, besides those of one's own.
 * Those that were deleted meanwhile left a number: there are none where the last reply that is visible is one of the `shown`,
 * and no more than the topic counts.
 */
export function newReplies(
  topic: Counted,
  { seen, respuestas, shown }: { seen: number; respuestas: number; shown: readonly Reply[] },
  own: ReadonlySet<number>,
): { count: number; first: number } {
  const mine = [...own].filter((numero) => numero > seen && numero <= topic.ultimoNumero);
  let first = seen + 1;
  while (mine.includes(first)) first += 1;
  const last = shown.find(({ id }) => id === topic.ultimaRespuestaId);
  const numbers = Math.max(0, topic.ultimoNumero - seen - mine.length);
  if (topic.respuestas === 0 || (last && last.numero <= seen) || numbers === 0) return { count: 0, first };
  return { count: Math.min(numbers, Math.max(1, topic.respuestas - respuestas - mine.length)), first };
}
