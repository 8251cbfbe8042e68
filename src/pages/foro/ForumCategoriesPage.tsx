import { ForumCategoriesScreen } from '@/components/forum/admin/categories/ForumCategoriesScreen';
import { StaffHead, StaffPage } from '@/components/forum/admin/StaffPage';
import { forumCan } from '@/model/forum/permissions';
import { foroStaff } from '@/model/forum-staff-messages';

const texts = foroStaff.forumCategories;

/** /foro/admin/categorias: for administrarForo or crearCategorias (spec 2, sections 2 and 6). */
export default function ForumCategoriesPage() {
  return (
    <StaffPage may={forumCan.createCategory} refusal={texts.refused}>
      {(account) => (
        <>
          <StaffHead title={texts.title} lead={texts.lead} crumb={texts.crumb} />
          <ForumCategoriesScreen account={account} />
        </>
      )}
    </StaffPage>
  );
}
