import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** A word beside the title. */
  aside?: ReactNode;
  tone?: 'danger';
  children: ReactNode;
}

/** A titled block of the member's screens. */
export function Panel({ title, aside, tone, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, tone && styles[tone])} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
