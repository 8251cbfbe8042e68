import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui';
import { formatNumber } from '@/model/format-number';
import type { ActiveMember } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';

const texts = foroStaff.forumStatistics;
const TONES: Readonly<Record<string, string>> = {
  Activo: 'badge-accent',
  Frecuente: 'badge-accent',
  Experto: 'badge-clay',
  Maestro: 'badge-clay',
};

/** The members with the most points of the forum; on a phone the level stands under the name. */
export function MembersTable({ members }: { members: readonly ActiveMember[] }) {
  if (members.length === 0) return <EmptyState text={texts.noMembers} />;
  return (
    <Table size="sm" className="fs-sm text-end m-0">
      <caption className="visually-hidden">{texts.members}</caption>
      <thead className="fs-xs text-soft">
        <tr>
          <th scope="col" className="text-start">
            {texts.user}
          </th>
          <th scope="col" className="d-none d-md-table-cell">
            {texts.level}
          </th>
          <th scope="col">{texts.points}</th>
          <th scope="col">{texts.topics}</th>
          <th scope="col">{texts.replies}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, nombre, nivelParticipacion, puntosForo, temasCreados, respuestasPublicadas }) => {
          const level = (
            <span className={`badge ${TONES[nivelParticipacion] ?? ''}`}>{nivelParticipacion}</span>
          );
          return (
            <tr key={id}>
              <th scope="row" className="text-start fw-normal">
                <Link to={paths.memberProfile.href(id)}>{nombre}</Link>
                <div className="d-md-none mt-1">{level}</div>
              </th>
              <td className="d-none d-md-table-cell">{level}</td>
              <td>{formatNumber(puntosForo)}</td>
              <td>{formatNumber(temasCreados)}</td>
              <td>{formatNumber(respuestasPublicadas)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
