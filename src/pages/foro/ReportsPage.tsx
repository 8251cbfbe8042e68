import { ForumGate } from '@/components/forum/admin/ForumGate';
import { StaffHead } from '@/components/forum/admin/StaffHead';
import { ReportsScreen } from '@/components/forum/moderation/ReportsScreen';
import { usePageMeta } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { staffForum } from '@/model/forum-moderation-messages';
import styles from './StaffPage.module.css';

const texts = staffForum.reports;

/** /foro/admin/reportes: for procesarReportes or administrarForo (spec 2, sections 2 and 6). */
export default function ReportsPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <ForumGate may={forumCan.processReports} refusal={texts.noPermission}>
      {(account) => (
        <div className={`container ${styles.page}`}>
          <StaffHead crumb={texts.title} title={texts.title} lead={texts.description} />
          <ReportsScreen account={account} />
        </div>
      )}
    </ForumGate>
  );
}
