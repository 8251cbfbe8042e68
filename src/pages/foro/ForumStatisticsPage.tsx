import { StaffHead, StaffPage } from '@/components/forum/admin/StaffPage';
import { StatisticsScreen } from '@/components/forum/admin/statistics/StatisticsScreen';
import { forumCan } from '@/model/forum/permissions';
import { foroStaff } from '@/model/forum-staff-messages';

const texts = foroStaff.forumStatistics;

/** /foro/admin/estadisticas: for verEstadisticasForo or administrarForo (spec 2, sections 2 and 6). */
export default function ForumStatisticsPage() {
  return (
    <StaffPage may={forumCan.seeStatistics} refusal={texts.refused}>
      {(account) => (
        <>
          <StaffHead title={texts.title} lead={texts.lead} crumb={texts.crumb} />
          <StatisticsScreen account={account} />
        </>
      )}
    </StaffPage>
  );
}
