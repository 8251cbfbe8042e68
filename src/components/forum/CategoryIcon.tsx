import type { CSSProperties } from 'react';
import styles from './CategoryIcon.module.css';

/** The shape of a stored name; what is no preset shows as the default one. */
export function shapeOf(icono: string): CSSProperties {
  const shape = `var(--icon-${icono.replace('bi bi-', '')}, var(--icon-chat-square-text))`;
  return { '--shape': shape } as CSSProperties;
}

interface CategoryIconProps {
  /** As it is stored: 'bi bi-book'. */
  icono: string;
  color: string;
  large?: boolean;
}

/** A category's icon in its colour; decoration. Inlined in the styles, which costs the forum's pages no code. */
export function CategoryIcon({ icono, color, large = false }: CategoryIconProps) {
  return (
    <span
      className={`d-grid flex-shrink-0 ${styles.icon}`}
      style={{ '--category': color } as CSSProperties}
      data-large={large || undefined}
    >
      <span className={styles.shape} style={shapeOf(icono)} aria-hidden="true" />
    </span>
  );
}
