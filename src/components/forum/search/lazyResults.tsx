import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorState, Skeleton } from '@/components/feedback';
import { messages } from '@/model/messages';

/** Where the code does not arrive the browser remembers it: only a reload asks for it again. */
function ResultsUnavailable() {
  return (
    <ErrorState
      text={messages.forum.errors.load}
      retryLabel={messages.common.reload}
      onRetry={() => window.location.reload()}
    />
  );
}

function orUnavailable<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.info('The code of the search could not be loaded.', error);
      return { default: ResultsUnavailable };
    }
  });
}

/** What a search finds comes with its code: most visitors of the forum look around without searching. */
export const ForumResults = orUnavailable(async () => (await import('./ForumResults')).ForumResults);
export const CategoryResults = orUnavailable(
  async () => (await import('../category/CategoryResults')).CategoryResults,
);

/** Around them, while their code is on the way. */
export function ResultsPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>;
}
