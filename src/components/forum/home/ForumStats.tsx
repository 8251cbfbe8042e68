import { Skeleton, VisuallyHidden } from '@/components/ui';
import { formatNumber } from '@/model/format-number';
import type { ForumFigures } from '@/model/forum/summary';
import { foro } from '@/model/forum-messages';
import styles from './Home.module.css';

const texts = foro.forumHome.stats;

/** How many topics, replies and active users the forum has, as far as they were counted; null while they are on their way. */
export function ForumStats({ figures }: { figures: ForumFigures | null }) {
  const shown = (value: number, atLeast = false) =>
    atLeast ? texts.atLeast(formatNumber(value)) : formatNumber(value);
  const rows = [
    [texts.topics, figures && shown(figures.temas, figures.atLeast)],
    [texts.replies, figures && shown(figures.respuestas, figures.atLeast)],
    ...(figures?.usuariosActivos === null
      ? []
      : [[texts.users, figures && shown(figures.usuariosActivos)] as const]),
  ] as const;
  return (
    <section aria-label={texts.label} aria-busy={figures === null}>
      {figures === null && (
        <VisuallyHidden>
          <span role="status">{texts.loading}</span>
        </VisuallyHidden>
      )}
      <dl className={styles.stats}>
        {rows.map(([name, value]) => (
          <div key={name} className="d-flex flex-column-reverse justify-content-end minw-0">
            <dt className="text-soft fs-sm">{name}</dt>
            <dd className={styles.value}>{value ?? <Skeleton width="3ch" height="1.1em" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
