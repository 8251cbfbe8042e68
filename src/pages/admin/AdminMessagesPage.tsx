import { MessagesScreen } from '@/components/admin/messages/MessagesScreen';
import { usePageMeta } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import { useSession } from '@/session';

const texts = staff.adminMessages;

/** /admin/mensajes. The guard of the route has seen to it that there is an account that may. */
export default function AdminMessagesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useSession();
  return account && <MessagesScreen uid={account.uid} />;
}
