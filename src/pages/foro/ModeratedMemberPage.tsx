import { useParams } from 'react-router-dom';
import { ForumGate } from '@/components/forum/admin/ForumGate';
import { MemberScreen } from '@/components/forum/moderation/MemberScreen';
import { moderatesMembers } from '@/model/forum/staff-log';
import { staffForum } from '@/model/forum-moderation-messages';
import styles from './StaffPage.module.css';

/** /foro/admin/miembro/{uid}: for moderarForo or suspenderUsuarios. */
export default function ModeratedMemberPage() {
  const { uid = '' } = useParams();
  return (
    <ForumGate may={moderatesMembers} refusal={staffForum.member.noPermission}>
      {(account) => (
        <div className={`container ${styles.page}`}>
          <MemberScreen key={uid} account={account} uid={uid} />
        </div>
      )}
    </ForumGate>
  );
}
