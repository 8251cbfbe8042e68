import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { Button, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Panel } from '@/components/ui/Panel';
import { TaskProgress } from '@/components/ui/ProgressBar';
import type { Account } from '@/model/account';
import { topicExcerpt } from '@/model/forum/excerpt';
import type { Reply, Topic } from '@/model/forum/topic';
import * as staffForum from '@/model/messages/forum-moderation';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { removePosts, useRecentPosts } from '@/services/queries/forum/useModeratedMember';
import { useLongTask } from '@/services/queries/useLongTask';
import { Loaded } from './Loaded';

const texts = staffForum.member;

function Topics({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return <p className="fs-sm text-soft">{texts.noTopics}</p>;
  return (
    <ListGroup as="ul" variant="flush" className="border-0">
      {topics.map(({ id, titulo, estado, fechaCreacion }) => (
        <ListGroup.Item as="li" key={id} className="px-0 py-2">
          <p className="d-flex gap-3 justify-content-between align-items-baseline">
            <Link className="minw-0" to={paths.forumTopic.href(id)}>
              {titulo}
            </Link>
            <span className="flex-shrink-0">
              <StateBadge estado={estado} />
            </span>
          </p>
          <p className="fs-sm text-soft">
            <RelativeTime date={fechaCreacion} />
          </p>
        </ListGroup.Item>
      ))}
    </ListGroup>
  );
}

function Replies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return <p className="fs-sm text-soft">{texts.noReplies}</p>;
  return (
    <ListGroup as="ul" variant="flush" className="border-0">
      {replies.map(({ id, temaId, contenido, oculta, fechaCreacion }) => (
        <ListGroup.Item as="li" key={id} className="px-0 py-2">
          <p className="text-pre-line">{topicExcerpt(contenido)}</p>
          <p className="d-flex flex-wrap gap-3 align-items-baseline fs-sm text-soft">
            <RelativeTime date={fechaCreacion} />
            {oculta && <span className="badge">{texts.hidden}</span>}
            <Link to={paths.forumTopic.href(temaId, id)}>{texts.inTopic}</Link>
          </p>
        </ListGroup.Item>
      ))}
    </ListGroup>
  );
}

/** What a member wrote last, and the way to remove all of it. */
export function MemberPosts({ account, member }: { account: Account; member: Account }) {
  const removes = can(account, 'eliminarTemas') && can(account, 'eliminarRespuestasAjenas');
  return (
    <Panel title={texts.topics}>
      <Loaded part={useRecentPosts(member.uid)}>
        {({ topics, replies }) => (
          <>
            <Topics topics={topics} />
            <h3 className="fs-lg">{texts.replies}</h3>
            <Replies replies={replies} />
            {removes && topics.length + replies.length > 0 && <RemoveAll account={account} member={member} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Everything a spammer published, in one confirmed act that can be interrupted and continued. */
function RemoveAll({ account, member }: { account: Account; member: Account }) {
  const task = useLongTask();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setAsking(false);
    setProblem(null);
    let done = 0;
    const end = await task.run((control) =>
      removePosts(account, member, {
        ...control,
        onProgress: (progress) => {
          done = progress.done;
          control.onProgress(progress);
        },
      }),
    );
    if (end.how === 'done') showToast(texts.removed(end.result));
    else
      setProblem(
        end.how === 'stopped' ? texts.removeStopped(done) : texts.removeFailed(done, end.error.message),
      );
  };
  return (
    <div className="vstack gap-3 align-items-start pt-3 border-top">
      <TaskProgress task={task} label={texts.removing} detail={texts.progress} stopLabel={texts.stop} />
      {!task.running && (
        <Button size="small" variant="danger" onClick={() => setAsking(true)}>
          {texts.removeAll}
        </Button>
      )}
      <Announced tone="danger">{problem}</Announced>
      {asking && (
        <ConfirmDialog
          title={texts.removeAll}
          confirmLabel={texts.removeAllConfirm(member.nombre)}
          danger
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>{texts.removeAllText(member.temasForoCount, member.respuestasForoCount)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
