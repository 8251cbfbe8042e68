import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';

const failed = messages.forum.errors.load;

/** What a search finds comes with its code: most visitors of the forum look around without searching. */
export const ForumResults = lazyPart(async () => (await import('./ForumResults')).ForumResults, failed);
export const CategoryResults = lazyPart(
  async () => (await import('../category/CategoryResults')).CategoryResults,
  failed,
);

/** Around them, while their code is on the way. */
export function ResultsPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>;
}
