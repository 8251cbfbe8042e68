import { formatDate } from '@/model/dates';
import type { Report } from '@/model/forum/report';
import { staffForum } from '@/model/forum-moderation-messages';
import { messages } from '@/model/messages';
import styles from './Reports.module.css';

const texts = staffForum.reports.resolution;

/** Who decided what, when and why. */
export function Resolution({ report }: { report: Report }) {
  const { moderadorNombre, fechaRevision, accionTomada, comentarioModerador } = report;
  return (
    <section className={styles.resolution} aria-label={texts.title}>
      <h3 className={styles.label}>{texts.title}</h3>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{texts.moderator}</dt>
          <dd>{moderadorNombre ?? messages.forum.unknownUser}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{texts.date}</dt>
          <dd>{fechaRevision ? formatDate(fechaRevision) : messages.forum.missingDate}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{texts.action}</dt>
          <dd>{accionTomada ? staffForum.reports.done[accionTomada] : texts.discarded}</dd>
        </div>
      </dl>
      {comentarioModerador && (
        <>
          <h4 className={styles.label}>{texts.comment}</h4>
          <p className={styles.reason}>{comentarioModerador}</p>
        </>
      )}
    </section>
  );
}
