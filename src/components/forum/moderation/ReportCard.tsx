import ContextIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import ProcessIcon from 'bootstrap-icons/icons/check2-square.svg?react';
import MemberIcon from 'bootstrap-icons/icons/person-gear.svg?react';
import { Fragment } from 'react';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { Button, ButtonLink } from '@/components/ui';
import { FactList } from '@/components/ui/FactList';
import {
  isClosedByReports,
  type Report,
  type ReportState,
  reportContext,
  reportPreview,
} from '@/model/forum/report';
import { messages } from '@/model/messages';
import * as staffForum from '@/model/messages/forum-moderation';
import { formatDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import type { QueuedReport } from '@/services/forum';
import '@/theme/checks.scss';

const texts = staffForum.reports;
export const REPORT_BADGES: Readonly<Record<ReportState, string>> = {
  pendiente: 'badge badge-clay',
  revisado: 'badge badge-accent',
  descartado: 'badge',
};
const LABEL = 'fs-xs font-sans text-soft mt-2';

interface ReportCardProps {
  report: QueuedReport;
  /** Further reports of the same, with the same outcome. */
  others: readonly Report[];
  selectable: boolean;
  selected: boolean;
  onSelect: () => void;
  onProcess: () => void;
}

function Person({ uid, name }: { uid: string; name: string }) {
  return (
    <Link to={paths.forumMember.href(uid)} aria-label={texts.memberOf(name)}>
      {name}
    </Link>
  );
}

function Preview({ tipo, content }: QueuedReport) {
  if (!content) return <em className="text-soft">{texts[content === null ? 'gone' : 'notLoaded'][tipo]}</em>;
  return (
    <blockquote className="bg-sunken border-start border-3 border-strong rounded-2 p-3 fs-sm mw-measure">
      <p>{reportPreview(content.texto, tipo) || texts.unavailable}</p>
      {content.withdrawn && (
        <span className="badge bg-surface border mt-2">
          {texts.withdrawn[tipo]} {isClosedByReports(content) && texts.byReports}
        </span>
      )}
    </blockquote>
  );
}

function Reasons({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 1) return <p className="mw-measure text-pre-line">{reports[0]?.motivo}</p>;
  return (
    <ul className="vstack gap-1">
      {reports.map(({ id, reportadorNombre, motivo }) => (
        <li key={id} className="mw-measure text-pre-line">
          <span className="fs-sm text-soft">{texts.says(reportadorNombre)}</span> {motivo}
        </li>
      ))}
    </ul>
  );
}

function Resolution({ report }: { report: Report }) {
  const { moderadorNombre, fechaRevision, accionTomada, comentarioModerador } = report;
  const words = texts.resolution;
  return (
    <section className="vstack gap-2 pt-3 mt-2 border-top" aria-label={words.title}>
      <h3 className={LABEL}>{words.title}</h3>
      <FactList
        facts={{
          [words.moderator]: moderadorNombre ?? messages.forum.unknownUser,
          [words.date]: fechaRevision ? formatDate(fechaRevision) : messages.forum.missingDate,
          [words.action]: accionTomada ? texts.done[accionTomada] : words.discarded,
        }}
      />
      {comentarioModerador && (
        <>
          <h4 className={LABEL}>{words.comment}</h4>
          <p className="mw-measure text-pre-line">{comentarioModerador}</p>
        </>
      )}
    </section>
  );
}

function Acts({
  report,
  titulo,
  onProcess,
}: Pick<ReportCardProps, 'report' | 'onProcess'> & { titulo: string }) {
  return (
    <div className="d-flex flex-wrap gap-2 pt-3">
      <Button size="small" aria-label={texts.processOf(titulo)} onClick={onProcess}>
        <ProcessIcon aria-hidden="true" />
        {texts.process}
      </Button>
      <ButtonLink
        size="small"
        variant="secondary"
        to={reportContext(report)}
        target="_blank"
        aria-label={texts.contextOf(titulo)}
      >
        <ContextIcon aria-hidden="true" />
        {texts.context}
      </ButtonLink>
      {report.autorId && (
        <ButtonLink size="small" variant="ghost" to={paths.forumMember.href(report.autorId)}>
          <MemberIcon aria-hidden="true" />
          {texts.member}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was reported: who says why, one or several, and what was decided or can be (spec 2, section 2). */
export function ReportCard(props: ReportCardProps) {
  const { report, others, selectable, selected, onSelect, onProcess } = props;
  const { id, tipo, estado, reportadorNombre, fechaReporte, content } = report;
  const all = [report, ...others];
  const titulo = report.titulo || texts.gone[tipo];
  const author = content?.autorNombre ?? messages.forum.unknownUser;
  return (
    <Card as="li" className={selected ? 'bg-accent-soft border-accent' : undefined}>
      <Card.Body as="article" className="vstack gap-2" aria-labelledby={`reporte-${id}`}>
        <header className="d-flex gap-3 align-items-start">
          {selectable && (
            <label className="d-inline-flex p-1">
              <input
                type="checkbox"
                className="form-check-input m-0"
                checked={selected}
                onChange={onSelect}
              />
              <span className="visually-hidden">{texts.select(titulo, reportadorNombre)}</span>
            </label>
          )}
          <h2 id={`reporte-${id}`} className="fs-lg flex-grow-1 minw-0">
            <span className="eyebrow d-block">
              {texts.kindNames[tipo]}
              {others.length > 0 && ` · ${texts.counted(all.length)}`}
            </span>{' '}
            {titulo}
          </h2>
          <span className={`${REPORT_BADGES[estado]} flex-shrink-0`}>{texts.badges[estado]}</span>
        </header>
        <FactList
          facts={{
            [texts.reportedBy]: all.map((one, place) => (
              <Fragment key={one.id}>
                {place > 0 && ', '}
                <Person uid={one.reportadorId} name={one.reportadorNombre} />
                {one.reportadorNuevo && ` ${texts.newcomer}`}
              </Fragment>
            )),
            [texts.date]: fechaReporte ? <RelativeTime date={fechaReporte} /> : messages.forum.missingDate,
            [texts.author]: report.autorId ? <Person uid={report.autorId} name={author} /> : author,
          }}
        />
        <h3 className={LABEL}>{texts.reason}</h3>
        <Reasons reports={all} />
        <h3 className={LABEL}>{texts.preview}</h3>
        <Preview {...report} />
        {estado === 'pendiente' ? (
          <Acts report={report} titulo={titulo} onProcess={onProcess} />
        ) : (
          <Resolution report={report} />
        )}
      </Card.Body>
    </Card>
  );
}
