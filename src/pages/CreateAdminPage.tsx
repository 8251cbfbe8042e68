import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { CreateAdmin } from '@/components/account/auth/CreateAdmin';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';

/** /crear-admin: with a name and the password twice. */
export default function CreateAdminPage() {
  const texts = messages.createAdmin;
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <AuthFrame title={texts.title}>
      <CreateAdmin simple={false} />
    </AuthFrame>
  );
}
