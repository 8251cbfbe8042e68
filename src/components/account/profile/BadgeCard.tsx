import type { Badge, BadgeProgress } from '@/model/badges';
import { formatDate, isoDate } from '@/model/dates';
import { messages } from '@/model/messages';
import styles from './BadgeCard.module.scss';
import { BADGE_ICONS } from './badgeIcons';
import { Meter } from './Meter';

const texts = messages.badges;

interface BadgeCardProps {
  badge: Badge;
  /** When it was earned, where it is known. */
  date?: Date | null | undefined;
  /** Only of a badge still to earn. */
  progress?: BadgeProgress;
}

export function BadgeCard({ badge, date, progress }: BadgeCardProps) {
  const Icon = BADGE_ICONS[badge.requisito];
  const done = progress && texts.progress(progress.current, progress.target);
  return (
    <li className={styles.card} data-tier={badge.nivel} data-pending={progress !== undefined}>
      <span className={styles.medal} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>{badge.nombre}</h3>
        <p className={styles.text}>{badge.descripcion}</p>
        <p className={styles.meta}>
          <span className={styles.tier}>{texts.tiers[badge.nivel]}</span>
          <span>{texts.earnedPoints(badge.puntosOtorgados)}</span>
          {date && <time dateTime={isoDate(date)}>{texts.earnedOn(formatDate(date))}</time>}
        </p>
        {progress && done && (
          <div className={styles.progress}>
            <Meter label={badge.nombre} text={done} progress={progress.progress} tone="clay" />
            <span>{done}</span>
          </div>
        )}
      </div>
    </li>
  );
}
