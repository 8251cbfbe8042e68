import { formatDayName } from '@/model/forum/day-name';
import { type DayActivity, dayOf } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './Activity.module.css';

const texts = foroStaff.forumStatistics;
const HEIGHT = 160;
const BAR = 22;
const GAP = 4;
const DAY = 2 * BAR + GAP + 20;

/** A round number of at least 4 at the top of the scale. */
function scaleTop(highest: number): number {
  return Math.max(4, Math.ceil(highest / 4) * 4);
}

/** Topics beside replies, day by day. A picture of the table beside it, which is what screen readers get. */
export function ActivityChart({ days }: { days: readonly DayActivity[] }) {
  const top = scaleTop(Math.max(...days.map(({ temas, respuestas }) => Math.max(temas, respuestas))));
  const height = (value: number) => (value / top) * HEIGHT;
  const width = DAY * days.length;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`-40 -14 ${width + 44} ${HEIGHT + 44}`}
        role="img"
        aria-label={texts.activityChart}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line
              className={styles.grid}
              x1={0}
              x2={width}
              y1={HEIGHT * (1 - share)}
              y2={HEIGHT * (1 - share)}
            />
            <text className={styles.tick} x={-8} y={HEIGHT * (1 - share) + 4} textAnchor="end">
              {top * share}
            </text>
          </g>
        ))}
        {days.map(({ fecha, temas, respuestas }, index) => (
          <g key={fecha} transform={`translate(${index * DAY + 10} 0)`}>
            <rect
              className={styles.topics}
              width={BAR}
              height={height(temas)}
              y={HEIGHT - height(temas)}
              rx={3}
            />
            <rect
              className={styles.replies}
              x={BAR + GAP}
              width={BAR}
              height={height(respuestas)}
              y={HEIGHT - height(respuestas)}
              rx={3}
            />
            <text className={styles.tick} x={BAR + GAP / 2} y={HEIGHT + 20} textAnchor="middle">
              {formatDayName(dayOf(fecha))}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.key} data-kind="topics">
          {texts.topics}
        </span>
        <span className={styles.key} data-kind="replies">
          {texts.replies}
        </span>
      </figcaption>
    </figure>
  );
}
