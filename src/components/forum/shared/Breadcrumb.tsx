import { Link } from 'react-router-dom';
import * as foro from '@/model/messages/foro';
import styles from './shared.module.css';

export interface Crumb {
  label: string;
  /** None for the page one is on, and for what is no page. */
  to?: string | undefined;
}

/** Where a page of the forum stands: Foro > categoría > tema. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={foro.forumCommon.breadcrumb} className="minw-0">
      <ol className={`text-soft fs-sm ${styles.trail}`}>
        {crumbs.map(({ label, to }, place) => (
          <li key={to ?? label}>
            {to ? (
              <Link to={to} className="text-truncate">
                {label}
              </Link>
            ) : (
              <span className="text-truncate" aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
