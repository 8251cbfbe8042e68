import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import type { ForumStatistics } from '@/services/forum';
import { FigureTable } from './FigureTable';

const TONES: Readonly<Record<string, string>> = {
  Activo: 'badge-accent',
  Frecuente: 'badge-accent',
  Experto: 'badge-clay',
  Maestro: 'badge-clay',
};

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
