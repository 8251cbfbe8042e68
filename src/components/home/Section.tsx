import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** One line under the title; it may change while the block loads. */
  lead: ReactNode;
  /** On the title's line where there is room, under the content on a phone. */
  action?: ReactNode;
  children: ReactNode;
}

/** A block of the home page with its heading. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
