import ContextIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import ProcessIcon from 'bootstrap-icons/icons/check2-square.svg?react';
import MemberIcon from 'bootstrap-icons/icons/person-gear.svg?react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { Button, ButtonLink, Skeleton } from '@/components/ui';
import { isClosedByReports, type Report, type ReportedContent, type ReportKind } from '@/model/forum/report';
import { reportContext, reportPreview } from '@/model/forum/report-view';
import { staffForum } from '@/model/forum-moderation-messages';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './Reports.module.css';
import { Resolution } from './Resolution';

const texts = staffForum.reports;

interface ReportCardProps {
  report: Report;
  /** Further reports of the same, with the same outcome. */
  others: readonly Report[];
  /** Undefined while it is being read. */
  content: ReportedContent | undefined;
  /** It could not be read. */
  failed: boolean;
  selectable: boolean;
  selected: boolean;
  onSelect: () => void;
  onProcess: () => void;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Person({ uid, name }: { uid: string; name: string }) {
  return (
    <Link to={paths.forumMember.href(uid)} aria-label={texts.memberOf(name)}>
      {name}
    </Link>
  );
}

function Author({ report, content }: Pick<ReportCardProps, 'report' | 'content'>) {
  const name = content && !content.gone ? content.autorNombre : messages.forum.unknownUser;
  return report.autorId ? <Person uid={report.autorId} name={name} /> : name;
}

function withdrawnText(tipo: ReportKind, content: ReportedContent): string {
  if (!isClosedByReports(content)) return texts.withdrawn[tipo];
  return tipo === 'tema' ? texts.withdrawnByReports.tema : texts.withdrawnByReports.respuesta;
}

function Preview({ report, content, failed }: Pick<ReportCardProps, 'report' | 'content' | 'failed'>) {
  if (!content && failed) return <p className={styles.gone}>{texts.notLoaded[report.tipo]}</p>;
  if (!content) return <Skeleton lines={2} />;
  if (content.gone) return <p className={styles.gone}>{texts.gone[report.tipo]}</p>;
  return (
    <blockquote className={styles.preview}>
      <p>{reportPreview(content.texto, report.tipo) || texts.unavailable}</p>
      {content.withdrawn && <span className={styles.tag}>{withdrawnText(report.tipo, content)}</span>}
    </blockquote>
  );
}

/** What was reported: who says why, one or several, and what was decided or can be (spec 2, section 2). */
export function ReportCard(props: ReportCardProps) {
  const { report, others, content, failed, selectable, selected, onSelect, onProcess } = props;
  const { id, tipo, estado, motivo, reportadorNombre, fechaReporte } = report;
  const all = [report, ...others];
  const titulo = report.titulo || texts.gone[tipo];
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      <article aria-labelledby={`reporte-${id}`}>
        <header className={styles.cardHead}>
          {selectable && (
            <label className={styles.tick}>
              <input type="checkbox" className={styles.box} checked={selected} onChange={onSelect} />
              <span className="visually-hidden">{texts.select(titulo, reportadorNombre)}</span>
            </label>
          )}
          <h2 id={`reporte-${id}`} className={styles.cardTitle}>
            <span className={styles.kind}>
              {texts.kindNames[tipo]}
              {others.length > 0 && ` · ${texts.counted(all.length)}`}
            </span>{' '}
            {titulo}
          </h2>
          <span className={styles.state} data-estado={estado}>
            {texts.badges[estado]}
          </span>
        </header>
        <dl className={styles.facts}>
          <Fact name={texts.reportedBy}>
            {all.map((one, place) => (
              <Fragment key={one.id}>
                {place > 0 && ', '}
                <Person uid={one.reportadorId} name={one.reportadorNombre} />
              </Fragment>
            ))}
          </Fact>
          <Fact name={texts.date}>
            {fechaReporte ? <RelativeTime date={fechaReporte} /> : messages.forum.missingDate}
          </Fact>
          <Fact name={texts.author}>
            <Author report={report} content={content} />
          </Fact>
        </dl>
        <h3 className={styles.label}>{texts.reason}</h3>
        {others.length === 0 ? (
          <p className={styles.reason}>{motivo}</p>
        ) : (
          <ul className={styles.reasons}>
            {all.map((one) => (
              <li key={one.id} className={styles.reason}>
                <span className={styles.soft}>{texts.says(one.reportadorNombre)}</span> {one.motivo}
              </li>
            ))}
          </ul>
        )}
        <h3 className={styles.label}>{texts.preview}</h3>
        <Preview report={report} content={content} failed={failed} />
        {estado === 'pendiente' ? (
          <div className={styles.acts}>
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
        ) : (
          <Resolution report={report} />
        )}
      </article>
    </li>
  );
}
