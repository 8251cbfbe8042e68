import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Reference } from '@/components/articles/sources/SourceList';
import {
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  useBrowserValue,
  useCanonical,
  usePageMeta,
} from '@/components/ui';
import { SearchField } from '@/components/ui/SearchField';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { findSources, type ListedSource } from '@/model/articles/sources/source-index';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { useSources } from '@/services/articles';

const texts = messages.sources.index;

const read = (query: URLSearchParams) => ({ q: query.get('q') ?? '' });
const write = ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q });

/** A source, and the articles that cite it. */
function SourceItem({ source, articulos }: ListedSource) {
  return (
    <li className="py-3 border-top">
      <p className="text-break">
        <Reference source={source} />
      </p>
      <ul className="d-flex flex-wrap column-gap-4 row-gap-1 mt-1 fs-sm" aria-label={texts.citedIn}>
        {articulos.map(({ id, titulo }) => (
          <li key={id}>
            <Link to={paths.article.href(id)}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** /fuentes: every source of the site once, to be searched. */
export default function SourcesPage() {
  usePageMeta({ title: messages.sources.title, description: texts.description });
  useCanonical(paths.sources.href());
  const { data, status, retry } = useSources();
  const { filters, change } = useAddressFilters(read, write);
  // The page's file is the same for every search.
  const query = useBrowserValue(
    () => '',
    () => filters.q,
  );
  const searched = useDeferredValue(query);
  const found = useMemo(() => (data ? findSources(data.fuentes, searched) : []), [data, searched]);
  return (
    <div className="container pb-8">
      <header className="page-head">
        <h1>{messages.sources.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {status === 'loading' && (
        <LoadingRegion text={texts.loading}>
          <Skeleton height="30rem" />
        </LoadingRegion>
      )}
      {status === 'error' && <ErrorState text={texts.loadError} onRetry={retry} />}
      {data && data.fuentes.length === 0 && <EmptyState text={texts.empty} />}
      {data && data.fuentes.length > 0 && (
        <div className="mw-measure">
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            value={query}
            onType={(q) => change({ q }, { replace: true })}
          />
          <p role="status" className="mt-4 mb-3 fs-sm text-soft">
            {texts.count(found.length)}
            {data.hayMas && ` ${texts.more}`}
          </p>
          <ol className="list-unstyled">
            {found.map((listed) => (
              <SourceItem
                key={`${listed.source.titulo} ${listed.source.anio} ${listed.articulos[0]?.id}`}
                {...listed}
              />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
