import { StaffHead, StaffPage } from '@/components/forum/admin/StaffPage';
import { LogScreen } from '@/components/forum/moderation/LogScreen';
import { isForumStaff } from '@/model/forum/staff-log';
import { staffForum } from '@/model/forum-moderation-messages';

const texts = staffForum.log;

/** /foro/admin/registro: what the forum's staff did, for the forum's staff. */
export default function StaffLogPage() {
  return (
    <StaffPage may={isForumStaff} refusal={texts.noPermission}>
      {(account) => (
        <>
          <StaffHead title={texts.title} lead={texts.description} />
          <LogScreen account={account} />
        </>
      )}
    </StaffPage>
  );
}
