import { AdminHead } from '@/components/admin/AdminHead';
import { usePageMeta } from '@/components/feedback';
import { staff } from '@/model/staff-messages';

const texts = staff.admin;

/** /admin/articulos. */
export default function AdminArticlesPage() {
  usePageMeta({ title: texts.sections.articles, noIndex: true });
  return <AdminHead title={texts.sections.articles} />;
}
