import FavouritesIcon from 'bootstrap-icons/icons/bookmark-star.svg?react';
import CommentsIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import PointsIcon from 'bootstrap-icons/icons/compass.svg?react';
import type { ReactNode } from 'react';
import { DateText } from '@/components/ui';
import { messages } from '@/model/messages';
import type { Badge } from '@/model/users/badges';
import styles from './BadgeSection.module.scss';

const texts = messages.badges;

/** The picture of each family of badges; their stored `icono` is the same icon's name. */
const ICONS = { comentarios: CommentsIcon, favoritos: FavouritesIcon, puntos: PointsIcon };

interface BadgeCardProps {
  badge: Badge;
  date?: Date | null | undefined;
  progress?: ReactNode;
}

function BadgeCard({ badge, date, progress }: BadgeCardProps) {
  const Icon = ICONS[badge.requisito];
  return (
    <li className={`card card-body flex-row gap-4 p-4 ${styles.badge}`} data-tier={badge.nivel}>
      <span className={styles.medal} data-pending={progress !== undefined} aria-hidden="true">
        <Icon />
      </span>
      <div className="vstack gap-1">
        <h3 className="fs-base">{badge.nombre}</h3>
        <p className="fs-sm">{badge.descripcion}</p>
        <p className={`d-flex flex-wrap fs-xs text-soft ${styles.facts}`}>
          <strong>{texts.tiers[badge.nivel]}</strong>
          <span>{texts.earnedPoints(badge.puntosOtorgados)}</span>
          {date && <DateText date={date} words={texts.earnedOn} />}
        </p>
        {progress}
      </div>
    </li>
  );
}

interface BadgeSectionProps {
  id: string;
  title: string;
  badges: readonly BadgeCardProps[];
  empty?: ReactNode;
}

export function BadgeSection({ id, title, badges, empty }: BadgeSectionProps) {
  return (
    <section aria-labelledby={id} className="vstack gap-4">
      <h2 id={id} className="fs-xl">
        {title} <span className="fs-base font-sans fw-normal text-soft">{badges.length}</span>
      </h2>
      {badges.length === 0 ? (
        empty
      ) : (
        <ul className="cols-cards gap-4">
          {badges.map((card) => (
            <BadgeCard key={card.badge.id} {...card} />
          ))}
        </ul>
      )}
    </section>
  );
}
