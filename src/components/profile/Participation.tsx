import { Figures } from '@/components/ui/Figures';
import { LevelProgress } from '@/components/ui/LevelProgress';
import { savedTopics } from '@/model/messages/profile';
import { type ForumFigures, nextParticipation, participationOf } from '@/model/users/levels';

const { forum } = savedTopics;

/** What the member did in the forum, and its level of participation there (spec 2, sections 3 and 9). */
export function Participation({ figures }: { figures: ForumFigures }) {
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
          [forum.points, figures.puntosForo],
          [forum.topics, figures.temasCreados],
          [forum.replies, figures.respuestasPublicadas],
          [forum.accepted, figures.respuestasAceptadas],
          [forum.likes, figures.likes],
          [forum.likesGiven, figures.likesOtorgados],
        ]}
      />
    </section>
  );
}
