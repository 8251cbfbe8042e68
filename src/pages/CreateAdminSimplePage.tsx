import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { CreateAdmin } from '@/components/account/auth/CreateAdmin';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';

/** /crear-admin-simple: e-mail and password alone. */
export default function CreateAdminSimplePage() {
  const texts = messages.createAdmin;
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <AuthFrame title={texts.title}>
      <CreateAdmin simple />
    </AuthFrame>
  );
}
