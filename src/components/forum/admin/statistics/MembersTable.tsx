import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui';
import { formatNumber } from '@/model/format-number';
import type { ActiveMember } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';
import styles from './Activity.module.css';

const texts = foroStaff.forumStatistics;

/** The members with the most points of the forum. */
export function MembersTable({ members }: { members: readonly ActiveMember[] }) {
  if (members.length === 0) return <EmptyState text={texts.noMembers} />;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.members}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.user}</th>
          <th scope="col">{texts.level}</th>
          <th scope="col">{texts.points}</th>
          <th scope="col">{texts.topics}</th>
          <th scope="col">{texts.replies}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, nombre, nivelParticipacion, puntosForo, temasCreados, respuestasPublicadas }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.memberProfile.href(id)}>{nombre}</Link>
            </th>
            <td data-label={texts.level}>
              <span className={styles.level} data-level={nivelParticipacion}>
                {nivelParticipacion}
              </span>
            </td>
            <td data-label={texts.points}>{formatNumber(puntosForo)}</td>
            <td data-label={texts.topics}>{formatNumber(temasCreados)}</td>
            <td data-label={texts.replies}>{formatNumber(respuestasPublicadas)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
