import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { reportContext } from '@/model/forum/report-view';
import { staffForum } from '@/model/forum-moderation-messages';
import { useReportsAbout } from '@/services/queries/forum/useModeratedMember';
import styles from './Member.module.css';
import { Loaded, Panel } from './Panel';

const texts = staffForum.member;

/** The latest reports of what a member wrote. */
export function MemberReports({ uid }: { uid: string }) {
  return (
    <Panel title={texts.reports}>
      <Loaded part={useReportsAbout(uid)}>
        {(reports) =>
          reports.length === 0 ? (
            <p className={styles.soft}>{texts.noReports}</p>
          ) : (
            <ul className={styles.posts}>
              {reports.map((report) => (
                <li key={report.id} className={styles.post}>
                  <p className={styles.postHead}>
                    <Link to={reportContext(report)}>{report.titulo}</Link>
                    <span className={styles.state} data-estado={report.estado}>
                      {staffForum.reports.badges[report.estado]}
                    </span>
                  </p>
                  <p className={styles.quote}>{report.motivo}</p>
                  <p className={styles.soft}>
                    {report.reportadorNombre} · <RelativeTime date={report.fechaReporte} />
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
