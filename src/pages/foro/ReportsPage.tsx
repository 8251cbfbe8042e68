import { StaffHead, StaffPage } from '@/components/forum/admin/StaffPage';
import { ReportsScreen } from '@/components/forum/moderation/ReportsScreen';
import { forumCan } from '@/model/forum/permissions';
import { staffForum } from '@/model/forum-moderation-messages';

const texts = staffForum.reports;

/** /foro/admin/reportes: for procesarReportes or administrarForo (spec 2, sections 2 and 6). */
export default function ReportsPage() {
  return (
    <StaffPage may={forumCan.processReports} refusal={texts.noPermission}>
      {(account) => (
        <>
          <StaffHead title={texts.title} lead={texts.description} />
          <ReportsScreen account={account} />
        </>
      )}
    </StaffPage>
  );
}
