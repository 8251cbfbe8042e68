import { AdminHead } from '@/components/admin/AdminHead';
import { Users } from '@/components/admin/users/Users';
import { usePageMeta } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import { useSession } from '@/session';

const texts = staff.adminUsers;

/** /admin/usuarios: for an administrador (spec 1, section 2). */
export default function AdminUsersPage() {
  const { account } = useSession();
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      {account && <Users manager={account} />}
    </>
  );
}
