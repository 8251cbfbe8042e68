import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Reference } from '@/components/articles/sources/SourceList';
import { EmptyState, Loaded, PageHeading, Skeleton, useBrowserValue, useCanonical } from '@/components/ui';
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
  useCanonical(paths.sources.href());
  const sources = useSources();
  const { data } = sources;
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
      <PageHeading title={messages.sources.title} lead={texts.lead} description={texts.description} />
      <Loaded part={sources} texts={texts} place={<Skeleton height="30rem" />}>
        {({ fuentes, hayMas }) =>
          fuentes.length === 0 ? (
            <EmptyState text={texts.empty} />
          ) : (
            <div className="mw-measure">
              <SearchField
                label={texts.search}
                placeholder={texts.placeholder}
                value={query}
                onType={(q) => change({ q }, { replace: true })}
              />
              <p role="status" className="mt-4 mb-3 fs-sm text-soft">
                {texts.count(found.length)}
                {hayMas && ` ${texts.more}`}
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
          )
        }
      </Loaded>
    </div>
  );
}
