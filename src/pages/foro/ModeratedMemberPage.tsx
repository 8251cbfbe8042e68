import { useParams } from 'react-router-dom';
import { StaffPage } from '@/components/forum/admin/StaffPage';
import { MemberScreen } from '@/components/forum/moderation/MemberScreen';
import { moderatesMembers } from '@/model/forum/staff-log';
import { staffForum } from '@/model/forum-moderation-messages';

/** /foro/admin/miembro/{uid}: for moderarForo or suspenderUsuarios. */
export default function ModeratedMemberPage() {
  const { uid = '' } = useParams();
  return (
    <StaffPage may={moderatesMembers} refusal={staffForum.member.noPermission}>
      {(account) => <MemberScreen key={uid} account={account} uid={uid} />}
    </StaffPage>
  );
}
