import { type ReactNode, Suspense, use } from 'react';
import { fetchedOnce } from './prose/fetchedOnce';
import { mayNamePassages } from './prose/mayNamePassages';

/** Comes with the passages' parser, for the few comments that may name one. */
const linked = fetchedOnce<(text: string) => ReactNode>(
  async () => (await import('./prose/linkedPassages')).linkedPassages,
  (text) => text,
  'passages',
);

function WithPassages({ text }: { text: string }) {
  return use(linked())(text);
}

/** Words of a comment: the passages of scripture that they name are links, as in articles. */
export function CommentWords({ text }: { text: string }) {
  if (!mayNamePassages(text)) return text;
  return (
    <Suspense fallback={text}>
      <WithPassages text={text} />
    </Suspense>
  );
}
