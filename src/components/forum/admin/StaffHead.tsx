import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { foro } from '@/model/forum-messages';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';
import styles from './Staff.module.css';

/** The head of a page of the forum's staff: Foro > Administración > … */
export function StaffHead({ crumb, title, lead }: { crumb: string; title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <Breadcrumb
        crumbs={[
          { label: foro.forumCommon.forum, to: paths.forum.href() },
          { label: foroStaff.forumCategories.administration },
          { label: crumb },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
