import DoneIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import { LEVEL_FROM, LEVELS, levelOf } from '@/model/levels';
import { messages } from '@/model/messages';
import styles from './LevelLadder.module.css';

const texts = messages.profile;

/** All levels with where each begins, and which one the member is at. */
export function LevelLadder({ puntos }: { puntos: number }) {
  const current = levelOf(puntos);
  return (
    <ol className={styles.ladder}>
      {LEVELS.map((level) => {
        const reached = puntos >= LEVEL_FROM[level];
        return (
          <li
            key={level}
            className={styles.step}
            data-reached={reached}
            aria-current={level === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {reached && <DoneIcon />}
            </span>
            <span className={styles.name}>
              {level}
              {level === current && <span className={styles.current}>{texts.levelCurrent}</span>}
            </span>
            <span className={styles.from}>{texts.levelFrom(LEVEL_FROM[level])}</span>
          </li>
        );
      })}
    </ol>
  );
}
