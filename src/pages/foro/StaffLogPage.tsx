import { ForumGate } from '@/components/forum/admin/ForumGate';
import { StaffHead } from '@/components/forum/admin/StaffHead';
import { LogScreen } from '@/components/forum/moderation/LogScreen';
import { usePageMeta } from '@/components/ui';
import { isForumStaff } from '@/model/forum/staff-log';
import { staffForum } from '@/model/forum-moderation-messages';
import styles from './StaffPage.module.css';

const texts = staffForum.log;

/** /foro/admin/registro: what the forum's staff did, for the forum's staff. */
export default function StaffLogPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <ForumGate may={isForumStaff} refusal={texts.noPermission}>
      {(account) => (
        <div className={`container ${styles.page}`}>
          <StaffHead crumb={texts.title} title={texts.title} lead={texts.description} />
          <LogScreen account={account} />
        </div>
      )}
    </ForumGate>
  );
}
