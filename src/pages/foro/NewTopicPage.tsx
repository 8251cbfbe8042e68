import { ForumError } from '@/components/forum/ForumError';
import { AdviceCards } from '@/components/forum/new-topic/AdviceCards';
import { NewTopicForm } from '@/components/forum/new-topic/NewTopicForm';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { usePageMeta } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import styles from './NewTopicPage.module.css';

const texts = foro.newTopic;
const CRUMBS = [{ label: foro.forumCommon.forum, to: paths.forum.href() }, { label: texts.title }];

/** Why a member may not open topics. */
function refusalOf(estado: 'activo' | 'suspendido' | 'pendiente'): string {
  if (estado === 'activo') return messages.forum.errors.noTopics;
  return messages.account[estado === 'suspendido' ? 'suspended' : 'pending'];
}

/** /foro/nuevo-tema: everybody may write; storing it wants a session. */
export default function NewTopicPage() {
  const { status, account, hint } = useSession();
  const uid = (account ?? hint)?.uid ?? '';
  usePageMeta({ title: texts.title, noIndex: true });
  if (status === 'member' && account && !forumCan.createTopic(account)) {
    return (
      <div className="container">
        <ForumError kind="permisos" message={refusalOf(account.estado)} />
      </div>
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={CRUMBS} />
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <NewTopicForm key={uid} uid={uid} />
      <AdviceCards />
    </div>
  );
}
