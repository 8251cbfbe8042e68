import { Link } from 'react-router-dom';
import { Highlighted } from '@/components/articles/ArticleCard';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { SelectField } from '@/components/library/SelectField';
import { classNames, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { FORUM_PAGE } from '@/model/forum/limits';
import {
  FOUND_ORDERS,
  type ForumSearchFilters,
  inOrder,
  type TopicListFilters,
} from '@/model/forum/list-filters';
import { ITEM_KINDS } from '@/model/forum/topic';
import { type ForumResult, forumQuery } from '@/model/forum/words';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import { useForumSearch } from '@/services/queries/forum/useForumSearch';

const texts = foro.forumSearch;

interface ForumResultsProps {
  filters: ForumSearchFilters;
  onChoose: (filters: ForumSearchFilters) => void;
}

const NONE: never[] = [];

/** /foro?q=: topics and replies with the words. */
export function ForumResults({ filters, onChoose }: ForumResultsProps) {
  const { busqueda, tipo, orden } = filters;
  const search = useForumSearch({ words: busqueda, kind: tipo });
  const isSearch = forumQuery(busqueda) !== null;
  const status = search.data ? 'ready' : search.isError && !search.isFetching ? 'error' : 'loading';
  return (
    <section aria-labelledby="resultados" className="vstack gap-4">
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between">
        <h2 id="resultados" className="fs-xl minw-0">
          {isSearch ? foro.forumHome.search.title(busqueda) : texts.emptyTitle}
        </h2>
        <Link to={paths.forum.href()} className="py-2 fs-sm">
          {texts.back}
        </Link>
      </div>
      {!isSearch && <p role="alert">{messages.forum.validation.queryTooShort}</p>}
      {isSearch && (
        <>
          <div className="d-flex gap-3">
            <SelectField
              label={texts.kind}
              value={tipo ?? ''}
              all={texts.kinds.todos}
              options={ITEM_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
              onChange={(value) =>
                onChoose({ ...filters, tipo: ITEM_KINDS.find((kind) => kind === value) ?? null })
              }
            />
            <SelectField
              label={texts.order}
              value={orden}
              options={(['relevancia', 'recientes'] as const).map((value) => ({
                value,
                label: texts.orders[value],
              }))}
              onChange={(value) =>
                onChoose({ ...filters, orden: value === 'recientes' ? value : 'relevancia' })
              }
            />
          </div>
          <FoundList
            status={status}
            results={search.data ? inOrder(search.data.results, orden) : NONE}
            words={search.data?.words ?? NONE}
            bounded={search.data?.bounded ? 2 * FORUM_PAGE : null}
            onRetry={() => void search.refetch()}
          />
        </>
      )}
    </section>
  );
}

interface CategoryResultsProps {
  categoryId: string;
  filters: TopicListFilters;
}

/** The topics of a category that have the words searched for in their title or content. */
export function CategoryResults({ categoryId, filters }: CategoryResultsProps) {
  const { busqueda, estado, orden } = filters;
  const search = useForumSearch({
    words: busqueda,
    kind: 'tema',
    categoriaId: categoryId,
    max: FORUM_PAGE,
  });
  if (forumQuery(busqueda) === null) return <p role="alert">{messages.forum.validation.queryTooShort}</p>;
  const found = (search.data?.results ?? []).filter((result) => !estado || result.estado === estado);
  const order = FOUND_ORDERS.find((one) => one === orden) ?? 'relevancia';
  return (
    <FoundList
      status={search.data ? 'ready' : search.isError && !search.isFetching ? 'error' : 'loading'}
      results={inOrder(found, order)}
      words={search.data?.words ?? []}
      bounded={search.data?.bounded ? FORUM_PAGE : null}
      onRetry={() => void search.refetch()}
    />
  );
}

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
function FoundList({ status, results, words, bounded, onRetry }: FoundListProps) {
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
