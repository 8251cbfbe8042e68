import { ForumGate } from '@/components/forum/admin/ForumGate';
import { StaffHead } from '@/components/forum/admin/StaffHead';
import { StatisticsScreen } from '@/components/forum/admin/statistics/StatisticsScreen';
import { usePageMeta } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './StaffPage.module.css';

const texts = foroStaff.forumStatistics;

/** /foro/admin/estadisticas: for verEstadisticasForo or administrarForo (spec 2, sections 2 and 6). */
export default function ForumStatisticsPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <ForumGate may={forumCan.seeStatistics} refusal={texts.refused}>
      {(account) => (
        <div className={`container ${styles.page}`}>
          <StaffHead crumb={texts.crumb} title={texts.title} lead={texts.lead} />
          <StatisticsScreen account={account} />
        </div>
      )}
    </ForumGate>
  );
}
