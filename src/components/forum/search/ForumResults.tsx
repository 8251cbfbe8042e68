import { Link } from 'react-router-dom';
import { Highlighted } from '@/components/articles/ArticleCard';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { classNames, EmptyState } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { inOrder, SEARCH_ORDERS } from '@/model/forum/found-order';
import { ITEM_KINDS } from '@/model/forum/kinds';
import { FORUM_PAGE } from '@/model/forum/limits';
import { FOUND_ORDERS, type ForumFilters } from '@/model/forum/list-filters';
import { type ForumResult, forumQuery } from '@/model/forum/words';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { choiceOf } from '@/model/shared/unknown-value';
import { useForumSearch, useFoundViews } from '@/services/forum';

const texts = foro.forumSearch;

interface ForumResultsProps {
  filters: ForumFilters;
  onChoose: (change: Partial<ForumFilters>) => void;
}

const NONE: never[] = [];

export function ForumResults({ filters, onChoose }: ForumResultsProps) {
  const { busqueda, tipo } = filters;
  const isSearch = forumQuery(busqueda) !== null;
  const orden = choiceOf(filters.orden, SEARCH_ORDERS) ?? 'relevancia';
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
      <div className="d-flex gap-3">
        <SelectField
          label={texts.kind}
          value={tipo}
          all={texts.kinds.todos}
          options={optionsOf(ITEM_KINDS, texts.kinds)}
          onChange={(chosen) => onChoose({ tipo: chosen })}
        />
        <SelectField
          label={texts.order}
          value={orden}
          options={optionsOf(SEARCH_ORDERS, texts.orders)}
          onChange={(chosen) => onChoose({ orden: chosen })}
        />
      </div>
      <FoundList filters={{ ...filters, orden, estado: null }} scope={{ kind: tipo }} />
    </section>
  );
}

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
  filters: ForumFilters;
  /** What is searched, where it is not all of the forum. */
  scope: Omit<Parameters<typeof useForumSearch>[0], 'words'>;
}

export function FoundList({ filters: { busqueda, estado, orden }, scope }: FoundListProps) {
  const { data, ...search } = useForumSearch({ words: busqueda, ...scope });
  const byViews = orden === 'populares';
  const { data: vistas, ...counting } = useFoundViews(data?.results.map(({ id }) => id) ?? NONE, byViews);
  if (forumQuery(busqueda) === null) return <p role="alert">{messages.forum.validation.queryTooShort}</p>;
  const found = data?.results.filter((result) => !estado || result.estado === estado) ?? NONE;
  const results = inOrder(found, choiceOf(orden, FOUND_ORDERS) ?? 'relevancia', vistas);
  const reading = byViews && found.length > 0 ? counting : search;
  return (
    <div className="vstack gap-3">
      {data && (
        <p role="status" className="fs-sm text-soft">
          {texts.count(results.length)}
        </p>
      )}
      {data?.bounded && (
        <p className="alert alert-warning fs-sm">{texts.bounded(scope.max ?? 2 * FORUM_PAGE)}</p>
      )}
      <ListItems
        list={{ items: results, ...reading }}
        texts={{ loading: texts.loading, loadError: texts.error }}
        place="8rem"
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
      >
        {(items) => (
          <ul className="vstack gap-3">
            {items.map((result) => (
              <li key={`${result.kind}-${result.id}`}>
                <FoundItem result={result} words={data?.words ?? NONE} />
              </li>
            ))}
          </ul>
        )}
      </ListItems>
    </div>
  );
}
