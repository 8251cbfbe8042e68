import { formatDate } from '@/model/dates';
import type { Report } from '@/model/forum/report';
import { staffForum } from '@/model/forum-moderation-messages';
import { messages } from '@/model/messages';
import { useAccountProfile } from '@/services/queries/useMembers';
import styles from './Reports.module.css';

const texts = staffForum.reports.resolution;

/** Their public profile is read once and kept: moderators are few. */
function Moderator({ uid }: { uid: string }) {
  const { profile, status } = useAccountProfile(uid);
  if (status === 'loading') return <>…</>;
  return <>{profile?.nombre ?? messages.forum.unknownUser}</>;
}

/** Who decided what, when and why. */
export function Resolution({ report }: { report: Report }) {
  const { moderadorId, fechaRevision, accionTomada, comentarioModerador } = report;
  return (
    <section className={styles.resolution} aria-label={texts.title}>
      <h3 className={styles.label}>{texts.title}</h3>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{texts.moderator}</dt>
          <dd>{moderadorId ? <Moderator uid={moderadorId} /> : messages.forum.unknownUser}</dd>
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
