import { dayOf, formatLongDay } from '@/model/forum/statistics';
import * as foroStaff from '@/model/messages/forum-staff';
import type { ForumStatistics } from '@/services/forum';
import { FigureTable } from './FigureTable';

const texts = foroStaff.forumStatistics;

export function ActivityTable({ days }: { days: ForumStatistics['actividadPorDia'] }) {
  const rows = days.map(({ fecha, temas, respuestas, total }) => ({
    key: fecha,
    name: <time dateTime={fecha}>{formatLongDay(dayOf(fecha))}</time>,
    figures: [temas, respuestas, total],
  }));
  const head = [texts.day, texts.topics, texts.replies, texts.total];
  return <FigureTable caption={texts.activityTable} head={head} rows={rows} />;
}
