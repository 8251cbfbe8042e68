import { formatNumber } from '@/model/format-number';
import { formatLongDay } from '@/model/forum/day-name';
import { type DayActivity, dayOf } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './Activity.module.css';

const texts = foroStaff.forumStatistics;

/** What was written each day. */
export function ActivityTable({ days }: { days: readonly DayActivity[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.activityTable}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.topics}</th>
          <th scope="col">{texts.replies}</th>
          <th scope="col">{texts.total}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ fecha, temas, respuestas, total }) => (
          <tr key={fecha}>
            <th scope="row">
              <time dateTime={fecha}>{formatLongDay(dayOf(fecha))}</time>
            </th>
            <td>{formatNumber(temas)}</td>
            <td>{formatNumber(respuestas)}</td>
            <td>{formatNumber(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
