import { type ForumFigures, nextParticipation, participationOf } from '@/model/forum/participation';
import { savedTopics } from '@/model/messages/saved-topics';
import { Figures } from './Figures';
import { Meter } from './Meter';
import styles from './Statistics.module.css';

const texts = savedTopics.forum;

/** What the member did in the forum, and its level of participation there (spec 2, sections 3 and 9). */
export function ForumStatistics({ figures }: { figures: ForumFigures }) {
  const next = nextParticipation(figures.puntosForo);
  const missing = next ? texts.toNextLevel(next.missing, next.level) : texts.lastLevel;
  return (
    <section aria-labelledby="participacion" className={styles.section}>
      <h2 id="participacion" className={styles.title}>
        {texts.title}
      </h2>
      <div className={styles.level}>
        <p>
          {texts.level}: <strong>{participationOf(figures.puntosForo)}</strong>
        </p>
        {next && <Meter label={texts.progress(next.level)} text={missing} progress={next.progress} />}
        <p className={styles.note}>{missing}</p>
        <p className={styles.note}>{texts.ways}</p>
      </div>
      <Figures
        figures={[
          { label: texts.points, value: figures.puntosForo },
          { label: texts.topics, value: figures.temasCreados },
          { label: texts.replies, value: figures.respuestasPublicadas },
          { label: texts.accepted, value: figures.respuestasAceptadas },
          { label: texts.likes, value: figures.likes },
          { label: texts.likesGiven, value: figures.likesOtorgados },
        ]}
      />
    </section>
  );
}
