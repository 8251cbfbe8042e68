import { type ComponentProps, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaffPage } from '@/components/forum/admin/StaffPage';
import { ActivityChart } from '@/components/forum/admin/statistics/ActivityChart';
import { ActivityTable } from '@/components/forum/admin/statistics/ActivityTable';
import { MembersTable } from '@/components/forum/admin/statistics/MembersTable';
import { RecountResult } from '@/components/forum/admin/statistics/RecountResult';
import { Button, ButtonLink, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { FigureCards } from '@/components/ui/Figures';
import { Panel } from '@/components/ui/Panel';
import { barOf, ProgressBar } from '@/components/ui/ProgressBar';
import { isEmptyForum, repliesPerTopic } from '@/model/forum/statistics';
import * as foroStaff from '@/model/messages/forum-staff';
import { formatMoment, isoDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { useLongTask } from '@/services/client';
import { correctCounters, type ForumStatistics, recalculate, useForumStatistics } from '@/services/forum';

const texts = foroStaff.forumStatistics;

const CARDS = [
  'totalCategorias',
  'totalTemas',
  'totalRespuestas',
  'usuariosActivos',
  'reportesPendientes',
] as const;
const decimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

function Counted({ figures }: { figures: ForumStatistics }) {
  const { fechaActualizacion, actividadPorDia, usuariosMasActivos } = figures;
  const counts = CARDS.map((name) => [texts.cards[name], figures[name]] as const);
  const share = decimal.format(repliesPerTopic(figures.totalTemas, figures.totalRespuestas));
  return (
    <>
      <FigureCards figures={[...counts, [texts.cards.porTema, share]]} />
      <Panel title={texts.activity}>
        <Row xs={1} lg={2} className="g-5 align-items-center">
          <Col>
            <ActivityChart days={actividadPorDia} />
          </Col>
          <Col>
            <ActivityTable days={actividadPorDia} />
          </Col>
        </Row>
      </Panel>
      <Panel title={texts.members}>
        <MembersTable members={usuariosMasActivos} />
      </Panel>
      <p className="fs-sm text-soft">
        {texts.updated}:{' '}
        <time dateTime={isoDate(fechaActualizacion)}>{formatMoment(fechaActualizacion)}</time>
      </p>
    </>
  );
}

/** The forum in figures, with what counts it anew and puts its counters right (spec 2, sections 2 and 4). */
function StatisticsScreen({ account }: { account: Account }) {
  const { data, error, isFetching, refetch } = useForumStatistics(account);
  const task = useLongTask();
  const [fixes, setFixes] = useState(false);
  const [outcome, setOutcome] = useState<ComponentProps<typeof RecountResult>['outcome']>(null);
  const busy = task.running || isFetching;

  const work = async (fix: boolean) => {
    if (busy) return;
    setFixes(fix);
    setOutcome(null);
    setOutcome(await task.run((control) => (fix ? correctCounters : recalculate)(account, control)));
  };
  const reports = paths.forumReports.href();
  const label = fixes ? texts.fixing : texts.recalculating;
  const bar = barOf({ task, label, starting: texts.starting, stopLabel: texts.stop });
  return (
    <>
      <nav className="d-flex flex-wrap gap-3" aria-label={texts.actions}>
        {forumCan.processReports(account) && (
          <ButtonLink to={reports} variant="secondary">
            {texts.seeReports}
          </ButtonLink>
        )}
        {forumCan.createCategory(account) && (
          <ButtonLink to={paths.forumCategories.href()} variant="secondary">
            {texts.manageCategories}
          </ButtonLink>
        )}
        <Button variant="secondary" busy={busy} onClick={() => void refetch()}>
          {isFetching ? texts.refreshing : texts.refresh}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void work(false)}>
          {texts.recalculate}
        </Button>
        {can(account, 'administrarForo') && (
          <Button variant="secondary" busy={busy} onClick={() => void work(true)}>
            {texts.fix}
          </Button>
        )}
      </nav>
      {bar && <ProgressBar {...bar} />}
      <RecountResult outcome={outcome} fixed={fixes} onClose={() => setOutcome(null)} />
      {!data && (!error || isFetching) && <Waiting />}
      {error && !isFetching && (
        <ErrorState text={texts.loadError} onRetry={() => void refetch()} retryLabel={texts.retry} />
      )}
      {data && (isEmptyForum(data) ? <EmptyState text={texts.empty} /> : <Counted figures={data} />)}
      <p className="fs-sm text-soft mw-measure">{texts.cost}</p>
    </>
  );
}

function Waiting() {
  return (
    <LoadingRegion text={texts.loading} className="vstack gap-5">
      <Skeleton height="6rem" />
      <Skeleton height="18rem" />
      <Skeleton height="14rem" />
    </LoadingRegion>
  );
}

/** /foro/admin/estadisticas: for verEstadisticasForo or administrarForo (spec 2, sections 2 and 6). */
export default function ForumStatisticsPage() {
  return (
    <StaffPage may={forumCan.seeStatistics} refusal={texts.refused} head={texts}>
      {(account) => <StatisticsScreen account={account} />}
    </StaffPage>
  );
}
