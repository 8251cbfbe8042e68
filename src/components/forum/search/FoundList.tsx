import { Link } from 'react-router-dom';
import { Highlighted } from '@/components/articles/ArticleCard';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { classNames, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { ForumResult } from '@/model/forum/words';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';

const texts = foro.forumSearch;
const PLACES = 3;

/** One topic or reply that a search found, with the words marked. */
function FoundItem({ result, words }: { result: ForumResult; words: readonly string[] }) {
  const { kind, id, temaId, titulo, fragmento, autorNombre, fecha, estado } = result;
  const isReply = kind === 'respuesta';
  return (
    <article className="card gap-2 p-4">
      <p className="d-flex flex-wrap gap-2 align-items-center fs-xs text-soft">
        <span className={classNames('badge', isReply ? 'badge-clay' : 'badge-accent')}>
          {isReply ? texts.reply : texts.topic}
        </span>
        {!isReply && estado !== 'abierto' && <StateBadge estado={estado} />}
        <span>
          {texts.by} {autorNombre}
        </span>
        <RelativeTime date={fecha} />
      </p>
      <h3 className="fs-lg">
        <Link className="stretched-link" to={paths.forumTopic.href(temaId, isReply ? id : undefined)}>
          {isReply ? texts.replyIn(titulo) : <Highlighted text={titulo} words={words} />}
        </Link>
      </h3>
      {fragmento && (
        <p className="fs-sm text-soft">
          <Highlighted text={fragmento} words={words} />
        </p>
      )}
    </article>
  );
}

interface FoundListProps {
  status: 'loading' | 'error' | 'ready';
  results: readonly ForumResult[];
  words: readonly string[];
  /** How many entries were looked at where there may be more; null where there were no more. */
  bounded: number | null;
  onRetry: () => void;
}

/** What a search of the forum found. */
export function FoundList({ status, results, words, bounded, onRetry }: FoundListProps) {
  if (status === 'loading') {
    return (
      <LoadingRegion text={texts.loading} className="vstack gap-3">
        {Array.from({ length: PLACES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
          <Skeleton key={place} height="8rem" />
        ))}
      </LoadingRegion>
    );
  }
  if (status === 'error') return <ErrorState text={texts.error} onRetry={onRetry} />;
  return (
    <div className="vstack gap-3">
      <p role="status" className="fs-sm text-soft">
        {texts.count(results.length)}
      </p>
      {bounded !== null && <p className="alert alert-warning fs-sm">{texts.bounded(bounded)}</p>}
      {results.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyHint} />
      ) : (
        <ul className="vstack gap-3">
          {results.map((result) => (
            <li key={`${result.kind}-${result.id}`}>
              <FoundItem result={result} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
