import { Suspense, use } from 'react';
import { fetchedOnce } from './prose/fetchedOnce';
import { mayNamePassages } from './prose/mayNamePassages';
import { ProseLink } from './prose/proseComponents';

type Reader = typeof import('@/model/passages');

/** The passages' parser, for the few comments that may name one. */
const reader = fetchedOnce<Reader | null>(() => import('@/model/passages'), null, 'passages');

function WithPassages({ text }: { text: string }) {
  const passages = use(reader());
  if (!passages) return text;
  return passages.splitPassages(text).map((piece, index) =>
    piece.type === 'text' ? (
      piece.text
    ) : (
      <ProseLink
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
        key={index}
        href={passages.officialLink(piece.passage)}
        title={passages.passageLabel(piece.passage)}
        data-passage={passages.passageId(piece.passage)}
      >
        {piece.text}
      </ProseLink>
    ),
  );
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
