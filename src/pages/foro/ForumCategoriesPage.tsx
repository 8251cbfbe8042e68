import { ForumCategoriesScreen } from '@/components/forum/admin/categories/ForumCategoriesScreen';
import { ForumGate } from '@/components/forum/admin/ForumGate';
import { StaffHead } from '@/components/forum/admin/StaffHead';
import { usePageMeta } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './StaffPage.module.css';

const texts = foroStaff.forumCategories;

/** /foro/admin/categorias: for administrarForo or crearCategorias (spec 2, sections 2 and 6). */
export default function ForumCategoriesPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <ForumGate may={forumCan.createCategory} refusal={texts.refused}>
      {(account) => (
        <div className={`container ${styles.page}`}>
          <StaffHead crumb={texts.crumb} title={texts.title} lead={texts.lead} />
          <ForumCategoriesScreen account={account} />
        </div>
      )}
    </ForumGate>
  );
}
