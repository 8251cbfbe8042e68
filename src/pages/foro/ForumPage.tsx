import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CategoryList } from '@/components/forum/home/CategoryList';
import { ForumActions, ForumFoot, ForumInvitation } from '@/components/forum/home/ForumLinks';
import { ForumStats } from '@/components/forum/home/ForumStats';
import { useFreshSummary, useGeneralCategory } from '@/components/forum/home/useUpkeep';
import { ForumSearchField } from '@/components/forum/search/ForumSearchField';
import { ForumResults, ResultsPlace } from '@/components/forum/search/lazyResults';
import { usePageMeta } from '@/components/ui';
import { type ForumSearchFilters, parseForumSearch, serializeForumSearch } from '@/model/forum/list-filters';
import { forumFigures } from '@/model/forum/summary';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { useForumCategories, useForumSummary } from '@/services/queries/forum/useForumCategories';

const texts = foro.forumHome;

/** Categories and figures of the forum. */
function Home() {
  const list = useForumCategories();
  const summary = useForumSummary();
  useFreshSummary(summary);
  const isReady = list.status === 'ready';
  useGeneralCategory(isReady && list.items.length === 0);
  const figures = isReady && summary !== undefined ? forumFigures(list.items, !list.hasMore, summary) : null;
  return (
    <>
      {list.status !== 'error' && <ForumStats figures={figures} />}
      <CategoryList list={list} />
    </>
  );
}

/** /foro: the forum's home, and with ?q= what a search of it finds. */
export default function ForumPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useMemo(() => parseForumSearch(params), [params]);
  const busqueda = search?.busqueda ?? '';
  usePageMeta({
    title: busqueda ? texts.search.title(busqueda) : texts.title,
    description: texts.description,
    noIndex: search !== null,
  });
  const show = (filters: ForumSearchFilters) =>
    navigate(paths.forum.href(filters.busqueda ? serializeForumSearch(filters) : ''), {
      preventScrollReset: true,
    });
  return (
    <div className="container vstack gap-6 pb-6">
      <header className="page-head pb-0">
        <h1>{texts.title}</h1>
        <div className="hstack flex-wrap gap-3 align-items-end justify-content-between">
          <p className="lead">{texts.lead}</p>
          <ForumActions />
        </div>
      </header>
      <ForumSearchField
        key={busqueda}
        label={texts.search.label}
        placeholder={texts.search.placeholder}
        value={busqueda}
        onSearch={(words) =>
          show({ tipo: search?.tipo ?? null, orden: search?.orden ?? 'relevancia', busqueda: words })
        }
      />
      {search ? (
        <ResultsPlace>
          <ForumResults filters={search} onChoose={show} />
        </ResultsPlace>
      ) : (
        <Home />
      )}
      <ForumInvitation />
      <ForumFoot />
    </div>
  );
}
