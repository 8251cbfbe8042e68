import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StaffPage } from '@/components/forum/admin/StaffPage';
import { PendingReplies } from '@/components/forum/moderation/PendingReplies';
import { ProcessDialog } from '@/components/forum/moderation/ProcessDialog';
import { ReportCard } from '@/components/forum/moderation/ReportCard';
import { Button, ErrorState } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { SelectionBar } from '@/components/ui/SelectionBar';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { useSelection } from '@/components/ui/useSelection';
import {
  REPORT_KINDS,
  REPORT_STATES,
  readReportFilter,
  reportGroups,
  writeReportFilter,
} from '@/model/forum/report';
import { isForumStaff } from '@/model/forum/staff-log';
import * as staffForum from '@/model/messages/forum-moderation';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { type QueuedReport, useReports } from '@/services/forum';

const texts = staffForum.reports;

/** /foro/admin/reportes: what members reported, newest first, to decide about one or several (spec 2, section 2). */
function ReportsScreen({ account }: { account: Account }) {
  const { filters: filter, change: choose } = useAddressFilters(readReportFilter, writeReportFilter);
  const list = useReports(account, filter);
  const selection = useSelection();
  const [asked, setAsked] = useState<readonly QueuedReport[] | null>(null);
  const groups = reportGroups(list.items);
  const pending = groups.map(([first]) => first).filter(({ estado }) => estado === 'pendiente');
  return (
    <>
      {forumCan.hide(account) && <PendingReplies account={account} />}
      <search className="row row-cols-1 row-cols-md-3 g-3 align-items-end" aria-label={texts.filters}>
        <SelectField
          label={texts.state}
          value={filter.estado}
          all={texts.all}
          options={optionsOf(REPORT_STATES, texts.states)}
          onChange={(estado) => choose({ estado })}
        />
        <SelectField
          label={texts.kind}
          value={filter.tipo}
          all={texts.all}
          options={optionsOf(REPORT_KINDS, texts.kinds)}
          onChange={(tipo) => choose({ tipo })}
        />
        {isForumStaff(account) && (
          <div className="d-md-flex justify-content-end">
            <Link className="fs-sm py-2" to={paths.forumLog.href()}>
              {staffForum.log.title}
            </Link>
          </div>
        )}
      </search>
      {pending.length > 1 && (
        <SelectionBar
          selection={selection}
          keys={pending.map(({ id }) => id)}
          texts={texts}
          action={
            <Button size="small" onClick={() => setAsked(pending.filter(({ id }) => selection.has(id)))}>
              {texts.processSelected}
            </Button>
          }
        />
      )}
      {list.items.some(({ content }) => content === undefined) && (
        <ErrorState text={texts.contentError} onRetry={list.retry} />
      )}
      <PagedItems list={list} texts={texts} place="14rem" empty={texts.empty[filter.estado ?? 'todos']}>
        {() => (
          <ul className="vstack gap-4">
            {groups.map(([report, ...others]) => (
              <ReportCard
                key={report.id}
                report={report}
                others={others}
                selectable={pending.length > 1 && report.estado === 'pendiente'}
                selected={selection.has(report.id)}
                onSelect={() => selection.toggle(report.id)}
                onProcess={() => setAsked([report])}
              />
            ))}
          </ul>
        )}
      </PagedItems>
      {asked && (
        <ProcessDialog
          account={account}
          reports={asked}
          onClose={(done) => {
            setAsked(null);
            if (done) selection.replace([]);
          }}
        />
      )}
    </>
  );
}

/** /foro/admin/reportes: for procesarReportes or administrarForo (spec 2, sections 2 and 6). */
export default function ReportsPage() {
  return (
    <StaffPage may={forumCan.processReports} refusal={texts.noPermission} head={texts}>
      {(account) => <ReportsScreen account={account} />}
    </StaffPage>
  );
}
