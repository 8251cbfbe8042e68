import { CategoriesScreen } from '@/components/admin/categories/CategoriesScreen';
import { usePageMeta } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import { useSession } from '@/session';

const texts = staff.adminCategories;

/** /admin/categorias. The guard of the route has seen to it that there is an account that may. */
export default function AdminCategoriesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useSession();
  return account && <CategoriesScreen account={account} />;
}
