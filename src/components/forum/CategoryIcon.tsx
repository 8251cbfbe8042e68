import type { CSSProperties } from 'react';
import { FORUM_ICONS } from '@/model/forum/kinds';
import styles from './CategoryIcon.module.css';
import shapes from './category-icons.svg';

/** The address of the shape of a stored name; what is no preset shows as the first. */
export function shapeOf(icono: string): string {
  const known = FORUM_ICONS.find((preset) => preset === icono) ?? FORUM_ICONS[0];
  return `${shapes}#${known.replace('bi bi-', '')}`;
}

interface CategoryIconProps {
  /** As it is stored: 'bi bi-book'. */
  icono: string;
  color: string;
  large?: boolean;
}

/** A category's icon in its colour; decoration. The shapes are a file of their own: a picture in the styles holds up the text. */
export function CategoryIcon({ icono, color, large = false }: CategoryIconProps) {
  return (
    <span
      className={`d-grid flex-shrink-0 ${styles.icon}`}
      style={{ '--category': color } as CSSProperties}
      data-large={large || undefined}
    >
      <svg className={styles.shape} aria-hidden="true">
        <use href={shapeOf(icono)} />
      </svg>
    </span>
  );
}
