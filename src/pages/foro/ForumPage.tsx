import { memo, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoryList } from '@/components/forum/home/CategoryList';
import { CategoryActions, ForumFoot, ForumInvitation } from '@/components/forum/home/ForumLinks';
import { NewTopicLink } from '@/components/forum/NewTopicLink';
import { ForumResults, ForumSearchField, ResultsPlace } from '@/components/forum/search/ForumSearchField';
import { Skeleton, usePageMeta } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { type ForumFilters, parseForumFilters, serializeForumFilters } from '@/model/forum/list-filters';
import { type ForumSummary, type ForumTotals, forumTotals, isSummaryOld } from '@/model/forum/summary';
import * as foro from '@/model/messages/foro';
import { formatNumber } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { whenUsed } from '@/services/client';
import { useForumCategories, useForumSummary } from '@/services/forum';
import { useSession } from '@/session';

const forumStatsTexts = foro.forumHome.stats;

/** How many topics, replies and active users the forum has, as far as they were counted; null while they are on their way. */
function ForumStats({ figures }: { figures: ForumTotals | null }) {
  const shown = (value: number, atLeast = false) =>
    atLeast ? forumStatsTexts.atLeast(formatNumber(value)) : formatNumber(value);
  const rows = [
    [forumStatsTexts.topics, figures && shown(figures.temas, figures.atLeast)],
    [forumStatsTexts.replies, figures && shown(figures.respuestas, figures.atLeast)],
    ...(figures?.usuariosActivos === null
      ? []
      : [[forumStatsTexts.users, figures && shown(figures.usuariosActivos)] as const]),
  ] as const;
  return (
    <section aria-label={forumStatsTexts.label} aria-busy={figures === null}>
      {figures === null && (
        <span role="status" className="visually-hidden">
          {forumStatsTexts.loading}
        </span>
      )}
      <dl className="hstack flex-wrap column-gap-4 fs-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="hstack flex-row-reverse gap-1">
            <dt className="text-soft fw-normal">{name}</dt>
            <dd className="fw-semibold nums-tabular">{value ?? <Skeleton width="2ch" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const texts = foro.forumHome;

/** Below the categories. It stands as it came with the page until somebody uses that. */
const LatestTopics = lazyWithFallback(
  () => whenUsed().then(async () => (await import('@/components/forum/home/LatestTopics')).LatestTopics),
  () => null,
);

/** Without anything that changes: drawn anew before its code is there, it would be lost. */
const LatestPlace = memo(() => (
  <Suspense fallback={<Skeleton height="43rem" />}>
    <LatestTopics />
  </Suspense>
));

function Home() {
  const list = useForumCategories();
  const summary = useForumSummary();
  useFreshSummary(summary);
  const isReady = list.status === 'ready';
  useGeneralCategory(isReady && list.items.length === 0);
  const figures = isReady && summary !== undefined ? forumTotals(list.items, !list.hasMore, summary) : null;
  return (
    <>
      {list.status !== 'error' && <ForumStats figures={figures} />}
      <CategoryList list={list} />
      {/* Who asks for what failed reads it again, unasked. */}
      {list.status !== 'error' && <LatestPlace />}
    </>
  );
}

/** Without words there is no search, and nothing to choose among what it found. */
const writeSearch = (filters: ForumFilters) => (filters.busqueda ? serializeForumFilters(filters) : '');

/** /foro: the forum's home, and with ?q= what a search of it finds. */
export default function ForumPage() {
  const [params] = useSearchParams();
  const { filters, change } = useAddressFilters(parseForumFilters, writeSearch);
  const { busqueda } = filters;
  const isSearch = params.has('q');
  usePageMeta({
    title: busqueda ? texts.search.title(busqueda) : texts.title,
    description: texts.description,
    noIndex: isSearch,
  });
  return (
    <div className="container vstack gap-6 pb-6">
      <header className="page-head pb-0">
        <h1>{texts.title}</h1>
        <div className="d-flex flex-column flex-lg-row gap-3 align-items-start justify-content-between">
          <p className="lead">{texts.lead}</p>
          <NewTopicLink />
        </div>
      </header>
      <ForumSearchField
        key={busqueda}
        label={texts.search.label}
        placeholder={texts.search.placeholder}
        value={busqueda}
        onSearch={(busqueda) => change({ busqueda })}
      />
      {isSearch ? (
        <ResultsPlace>
          <ForumResults filters={filters} onChoose={change} />
        </ResultsPlace>
      ) : (
        <Home />
      )}
      <CategoryActions />
      <ForumInvitation />
      <ForumFoot />
    </div>
  );
}

/** Does what no server does, once, in the name of a member of staff; without it the forum stays as it was. */
function useOnce(actor: Account | null, task: (actor: Account) => Promise<unknown>): void {
  const tried = useRef(false);
  useEffect(() => {
    if (actor === null || tried.current) return;
    tried.current = true;
    task(actor).catch((cause: unknown) => console.info('The forum stays as it was', cause));
  }, [actor, task]);
}

/** Has the public figures counted once a day, when somebody who sees the statistics opens the forum. */
function useFreshSummary(summary: ForumSummary | null | undefined): void {
  const { account } = useSession();
  const isDue = summary !== undefined && isSummaryOld(summary, new Date());
  useOnce(isDue && forumCan.seeStatistics(account) ? account : null, async (actor) =>
    (await import('@/services/forum/useForumStatistics')).countSummary(actor),
  );
}

/** Gives a forum without categories its first one, when a member of staff who may opens it (spec 2, section 4). */
function useGeneralCategory(isEmpty: boolean): void {
  const { account } = useSession();
  useOnce(isEmpty && forumCan.createCategory(account) ? account : null, async (actor) =>
    (await import('@/services/forum/useCategoryAdmin')).addGeneralCategory(actor),
  );
}
