import type { Account, PublicProfile } from '@/model/account';
import { formatDate, isoDate } from '@/model/dates';
import { messages } from '@/model/messages';
import { type Figure, Figures } from './Figures';
import { ForumStatistics } from './ForumStatistics';
import styles from './Statistics.module.css';

const texts = messages.profile.statistics;

/** The figures that everyone may see of a member. */
export function publicFigures(profile: PublicProfile): Figure[] {
  return [
    { label: texts.points, value: profile.puntos },
    { label: texts.badges, value: profile.insignias.length },
    { label: texts.comments, value: profile.comentariosCount },
    { label: texts.articles, value: profile.articulosCount },
    { label: texts.topics, value: profile.temasForoCount },
    { label: texts.replies, value: profile.respuestasForoCount },
  ];
}

/** What the member has done on the site, in figures, and since when. */
export function StatisticsTab({ account }: { account: Account }) {
  const favourites = { label: texts.favourites, value: account.articulosFavoritos.length };
  const dates = [
    [texts.registered, account.fechaRegistro],
    [texts.lastActivity, account.ultimaActividad],
  ] as const;
  return (
    <section aria-labelledby="actividad" className={styles.section}>
      <h2 id="actividad" className={styles.title}>
        {texts.title}
      </h2>
      <Figures figures={[...publicFigures(account), favourites]} />
      <dl className={styles.dates}>
        {dates.map(([label, date]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <time dateTime={isoDate(date)}>{formatDate(date)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <ForumStatistics figures={account.estadisticasForo} />
    </section>
  );
}
