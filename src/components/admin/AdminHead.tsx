import type { ReactNode } from 'react';
import styles from './AdminHead.module.css';

interface AdminHeadProps {
  title: string;
  /** One line under the title. */
  lead?: string;
  /** Buttons at the side of the title. */
  actions?: ReactNode;
}

/** The head of a page of the staff. */
export function AdminHead({ title, lead, actions }: AdminHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
