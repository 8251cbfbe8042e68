import TipsIcon from 'bootstrap-icons/icons/lightbulb.svg?react';
import RulesIcon from 'bootstrap-icons/icons/shield-check.svg?react';
import { useState } from 'react';
import { ForumError } from '@/components/forum/ForumError';
import { NewTopicForm } from '@/components/forum/new-topic/NewTopicForm';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { refusalOf } from '@/model/users/permissions/refusal';
import { useSession } from '@/session';

const texts = foro.newTopic;
const ADVICE = [
  { ...texts.rules, id: 'normas', Icon: RulesIcon },
  { ...texts.tips, id: 'consejos', Icon: TipsIcon },
];

/** /foro/nuevo-tema: everybody may write; storing it wants a session. */
export default function NewTopicPage() {
  const { status, account, hint } = useSession();
  const uid = (account ?? hint)?.uid ?? '';
  usePageMeta({ title: texts.title, noIndex: true });
  const isMember = status === 'member' && account !== null;
  const isRefused = isMember && !forumCan.createTopic(account);
  const reason = isRefused && refusalOf(account.estado, messages.forumWriting.errors.noTopics);
  // Whoever was let in keeps what they write in sight, and is told; who is only remembered is not in yet.
  const [entered, setEntered] = useState(false);
  if (isMember && !isRefused && !entered) setEntered(true);
  if (reason && !entered) {
    return (
      <div className="container">
        <ForumError kind="permisos" message={reason} />
      </div>
    );
  }
  return (
    <div className="container mb-7">
      <header className="vstack gap-3 py-5">
        <Breadcrumb crumbs={[{ label: texts.title }]} />
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <div role="alert">{reason && <p className="alert alert-danger">{reason}</p>}</div>
      </header>
      <div className="d-flex flex-column flex-lg-row gap-6">
        <NewTopicForm key={uid} uid={uid} />
        <div className="d-flex flex-column gap-4 flex-shrink-0">
          {ADVICE.map(({ id, title, items, Icon }) => (
            <section key={id} className="card p-4 gap-3 fs-sm" aria-labelledby={id}>
              <h2 id={id} className="hstack gap-2 fs-lg">
                <Icon className="text-accent flex-shrink-0" width="1.1em" height="1.1em" aria-hidden="true" />
                {title}
              </h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
