import { useMember } from '@/components/account/useMember';
import { CommentsScreen } from '@/components/admin/comments/CommentsScreen';
import { usePageMeta } from '@/components/ui';
import { staff } from '@/model/staff-messages';

const texts = staff.adminComments;

/** /admin/comentarios. The guard of the route has seen to it that there is an account that may. */
export default function AdminCommentsPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const session = useMember();
  const { account } = session;
  return account && <CommentsScreen session={{ ...session, account }} />;
}
