import { dayOf, formatDayName } from '@/model/forum/statistics';
import * as foroStaff from '@/model/messages/forum-staff';
import { formatNumber } from '@/model/shared/text/format-number';
import type { ForumStatistics } from '@/services/forum';
import styles from './ActivityChart.module.css';

const texts = foroStaff.forumStatistics;

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
