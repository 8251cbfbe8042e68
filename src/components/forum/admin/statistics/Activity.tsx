import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { dayOf, formatDayName, formatLongDay } from '@/model/forum/statistics';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { formatNumber } from '@/model/shared/text/format-number';
import type { TaskEnd } from '@/services/client';
import type { ForumStatistics, Recount } from '@/services/forum';
import styles from './Activity.module.css';

function Report({ result: { message, data }, fixed }: { result: Recount; fixed: boolean }) {
  const { temasCorregidos, respuestasCorregidas } = data.respuestas;
  return (
    <div className="vstack gap-2">
      <p>
        <strong>{message}</strong> {texts.totals(data.totalTemas, data.totalRespuestas)}
      </p>
      {fixed && <p>{texts.corrections(data.categoriasCorregidas, temasCorregidos, respuestasCorregidas)}</p>}
      <ul className="fs-sm">
        {Object.entries(data.categorias).map(([id, { nombre, temas, mensajes }]) => (
          <li key={id}>{texts.categoryHolds(nombre, temas, mensajes)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ResultProps {
  outcome: TaskEnd<Recount> | null;
  fixed: boolean;
  onClose: () => void;
}

/** The result banner (spec 2, section 2). */
export function Result({ outcome, fixed, onClose }: ResultProps) {
  return (
    <>
      <Announced tone="success" onClose={onClose}>
        {outcome?.how === 'done' && <Report result={outcome.result} fixed={fixed} />}
        {outcome?.how === 'stopped' && texts.stopped}
      </Announced>
      <Announced tone="danger" onClose={onClose}>
        {outcome?.how === 'failed' && (
          <>
            <strong>{fixed ? texts.fixError : texts.recalculateError}</strong>
            <p>{outcome.error.message || texts.unknownError}</p>
          </>
        )}
      </Announced>
    </>
  );
}

const TONES: Readonly<Record<string, string>> = {
  Activo: 'badge-accent',
  Frecuente: 'badge-accent',
  Experto: 'badge-clay',
  Maestro: 'badge-clay',
};

interface FigureTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly number[] }[];
}

function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <Table size="sm" className="fs-sm text-end nums-tabular m-0">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="fs-xs text-soft">
        <tr>
          {head.map((label, at) => (
            <th key={label} scope="col" className={at === 0 ? 'text-start' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row" className="text-start fw-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={head[at + 1]}>{formatNumber(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const texts = foroStaff.forumStatistics;

export function MembersTable({ members }: { members: ForumStatistics['usuariosMasActivos'] }) {
  if (members.length === 0) return <EmptyState text={texts.noMembers} />;
  const rows = members.map(({ id, nombre, nivelParticipacion, ...member }) => ({
    key: id,
    name: (
      <span className="d-flex flex-wrap gap-2">
        <Link to={paths.memberProfile.href(id)}>{nombre}</Link>
        <span className={`badge ${TONES[nivelParticipacion] ?? ''}`}>
          <span className="visually-hidden">{texts.level}</span> {nivelParticipacion}
        </span>
      </span>
    ),
    figures: [member.puntosForo, member.temasCreados, member.respuestasPublicadas],
  }));
  const head = [texts.user, texts.points, texts.topics, texts.replies];
  return <FigureTable caption={texts.members} head={head} rows={rows} />;
}

const SHARES = [1, 0.75, 0.5, 0.25, 0];

/** A round number of at least 4 at the top of the scale. */
function scaleTop(highest: number): number {
  return Math.max(4, Math.ceil(highest / 4) * 4);
}

/** Topics beside replies, day by day. A picture of the table beside it, which is what screen readers get. */
export function ActivityChart({ days }: { days: ForumStatistics['actividadPorDia'] }) {
  const top = scaleTop(Math.max(...days.map(({ temas, respuestas }) => Math.max(temas, respuestas))));
  const bar = (kind: 'topics' | 'replies', value: number) => (
    <span className={styles[kind]} style={{ height: `${(value / top) * 100}%` }} />
  );
  const key = (kind: 'topics' | 'replies') => (
    <span className="hstack gap-2">
      <span className={`${styles[kind]} ${styles.key}`} />
      {texts[kind]}
    </span>
  );
  return (
    <figure className="vstack gap-3 minw-0">
      <div className={`text-center ${styles.chart}`} role="img" aria-label={texts.activityChart}>
        <div className={`d-flex flex-column justify-content-between text-end text-soft ${styles.scale}`}>
          {SHARES.map((share) => (
            <span key={share}>{formatNumber(top * share)}</span>
          ))}
        </div>
        {days.map(({ fecha, temas, respuestas }) => (
          <div key={fecha} className={`d-flex align-items-end justify-content-center ${styles.bars}`}>
            {bar('topics', temas)}
            {bar('replies', respuestas)}
          </div>
        ))}
        <span />
        {days.map(({ fecha }) => (
          <span key={fecha} className="text-soft">
            {formatDayName(dayOf(fecha))}
          </span>
        ))}
      </div>
      <figcaption className="d-flex gap-5 justify-content-center fs-sm" aria-hidden="true">
        {key('topics')}
        {key('replies')}
      </figcaption>
    </figure>
  );
}

export function ActivityTable({ days }: { days: ForumStatistics['actividadPorDia'] }) {
  const rows = days.map(({ fecha, temas, respuestas, total }) => ({
    key: fecha,
    name: <time dateTime={fecha}>{formatLongDay(dayOf(fecha))}</time>,
    figures: [temas, respuestas, total],
  }));
  const head = [texts.day, texts.topics, texts.replies, texts.total];
  return <FigureTable caption={texts.activityTable} head={head} rows={rows} />;
}
