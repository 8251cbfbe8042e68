import { LevelProgress } from '@/components/ui/Meter';
import type { Account } from '@/model/account';
import { formatDate, isoDate } from '@/model/dates';
import { type ForumFigures, nextParticipation, participationOf } from '@/model/levels';
import { messages } from '@/model/messages';
import { savedTopics } from '@/model/messages/profile';
import { Figures, publicFigures } from './Figures';

const texts = messages.profile.statistics;
const { forum } = savedTopics;

/** What the member did in the forum, and its level of participation there (spec 2, sections 3 and 9). */
function ForumStatistics({ figures }: { figures: ForumFigures }) {
  const next = nextParticipation(figures.puntosForo);
  return (
    <section aria-labelledby="participacion" className="vstack gap-5">
      <h2 id="participacion" className="fs-xl">
        {forum.title}
      </h2>
      <div className="vstack gap-2 mw-measure">
        <p>
          {forum.level}: <strong>{participationOf(figures.puntosForo)}</strong>
        </p>
        {next ? (
          <LevelProgress
            label={forum.progress(next.level)}
            text={forum.toNextLevel(next.missing, next.level)}
            progress={next.progress}
          />
        ) : (
          <p className="fs-sm text-soft">{forum.lastLevel}</p>
        )}
        <p className="fs-sm text-soft">{forum.ways}</p>
      </div>
      <Figures
        figures={[
          { label: forum.points, value: figures.puntosForo },
          { label: forum.topics, value: figures.temasCreados },
          { label: forum.replies, value: figures.respuestasPublicadas },
          { label: forum.accepted, value: figures.respuestasAceptadas },
          { label: forum.likes, value: figures.likes },
          { label: forum.likesGiven, value: figures.likesOtorgados },
        ]}
      />
    </section>
  );
}

/** What the member has done on the site, in figures, and since when. */
export function StatisticsTab({ account }: { account: Account }) {
  const favourites = { label: texts.favourites, value: account.articulosFavoritos.length };
  const dates = [
    [texts.registered, account.fechaRegistro],
    [texts.lastActivity, account.ultimaActividad],
  ] as const;
  return (
    <section aria-labelledby="actividad" className="vstack gap-5">
      <h2 id="actividad" className="fs-xl">
        {texts.title}
      </h2>
      <Figures figures={[...publicFigures(account), favourites]} />
      <dl className="d-flex flex-wrap gap-5">
        {dates.map(([label, date]) => (
          <div key={label}>
            <dt className="fs-sm fw-normal text-soft">{label}</dt>
            <dd className="fw-semibold">
              <time dateTime={isoDate(date)}>{formatDate(date)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <ForumStatistics figures={account.estadisticasForo} />
    </section>
  );
}
