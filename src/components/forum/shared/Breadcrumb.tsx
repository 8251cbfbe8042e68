import { Link } from 'react-router-dom';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import styles from './shared.module.css';

export interface Crumb {
  label: string;
  /** None for the page one is on, and for what is no page. */
  to?: string | undefined;
}

const FORUM: Crumb = { label: foro.forumCommon.forum, to: paths.forum.href() };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={foro.forumCommon.breadcrumb} className="minw-0">
      <ol className={`hstack gap-2 minw-0 text-soft fs-sm ${styles.trail}`}>
        {[FORUM, ...crumbs].map(({ label, to }, place) => (
          <li key={to ?? label} className="hstack gap-2 minw-0">
            {to ? (
              <Link to={to} className="text-truncate">
                {label}
              </Link>
            ) : (
              <span className="text-truncate" aria-current={place === crumbs.length ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
