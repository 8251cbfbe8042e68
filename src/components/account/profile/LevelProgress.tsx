import { nextLevel } from '@/model/levels';
import { messages } from '@/model/messages';
import styles from './LevelProgress.module.css';
import { Meter } from './Meter';

const texts = messages.profile;

/** The way from one level to the next, or that there is no further one. */
export function LevelProgress({ puntos }: { puntos: number }) {
  const next = nextLevel(puntos);
  if (next === null) return <p className={styles.note}>{texts.lastLevel}</p>;
  const missing = texts.toNextLevel(next.missing, next.level);
  return (
    <div className={styles.way}>
      <Meter label={texts.levelProgress(next.level)} text={missing} progress={next.progress} />
      <p className={styles.note}>{missing}</p>
    </div>
  );
}
