import Table from 'react-bootstrap/Table';
import { formatNumber } from '@/model/format-number';
import { formatDayName, formatLongDay } from '@/model/forum/day-name';
import { type DayActivity, dayOf } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './Activity.module.css';

const texts = foroStaff.forumStatistics;
const SHARES = [1, 0.75, 0.5, 0.25, 0];

/** A round number of at least 4 at the top of the scale. */
function scaleTop(highest: number): number {
  return Math.max(4, Math.ceil(highest / 4) * 4);
}

/** Topics beside replies, day by day. A picture of the table beside it, which is what screen readers get. */
export function ActivityChart({ days }: { days: readonly DayActivity[] }) {
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
      <div className={styles.chart} role="img" aria-label={texts.activityChart}>
        <div className={`${styles.scale} text-soft`}>
          {SHARES.map((share) => (
            <span key={share}>{formatNumber(top * share)}</span>
          ))}
        </div>
        {days.map(({ fecha, temas, respuestas }) => (
          <div key={fecha} className={styles.bars}>
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

/** What was written each day. */
export function ActivityTable({ days }: { days: readonly DayActivity[] }) {
  return (
    <Table size="sm" className="fs-sm text-end m-0">
      <caption className="visually-hidden">{texts.activityTable}</caption>
      <thead className="fs-xs text-soft">
        <tr>
          <th scope="col" className="text-start">
            {texts.day}
          </th>
          <th scope="col">{texts.topics}</th>
          <th scope="col">{texts.replies}</th>
          <th scope="col">{texts.total}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ fecha, temas, respuestas, total }) => (
          <tr key={fecha}>
            <th scope="row" className="text-start fw-normal">
              <time dateTime={fecha}>{formatLongDay(dayOf(fecha))}</time>
            </th>
            <td>{formatNumber(temas)}</td>
            <td>{formatNumber(respuestas)}</td>
            <td>{formatNumber(total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
