import { useMember } from '@/components/account/useMember';
import { NoticesScreen } from '@/components/forum/notices/NoticesScreen';
import { ErrorState, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { forumNotices as texts } from '@/model/messages/forum-notices';

/** /foro/notificaciones. The guard of the route has seen to it that there is a session. */
export default function NoticesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useMember();
  if (!account) {
    return (
      <div className="container">
        <ErrorState text={messages.profile.noSession} />
      </div>
    );
  }
  return <NoticesScreen key={account.uid} account={account} />;
}
