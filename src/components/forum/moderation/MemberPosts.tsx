import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { Button, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Panel } from '@/components/ui/Panel';
import { barOf } from '@/components/ui/ProgressBar';
import { topicExcerpt } from '@/model/forum/excerpt';
import * as staffForum from '@/model/messages/forum-moderation';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import { useLongTask } from '@/services/client';
import { removePosts, useRecentPosts } from '@/services/forum';
import { MemberPart, PlainList } from './MemberPart';

const texts = staffForum.member;

export function MemberPosts({ account, member }: { account: Account; member: Account }) {
  const [removing, setRemoving] = useState(false);
  const removes = can(account, 'eliminarTemas') && can(account, 'eliminarRespuestasAjenas');
  return (
    <Panel title={texts.topics}>
      <MemberPart part={useRecentPosts(member.uid)}>
        {({ topics, replies }) => (
          <>
            <PlainList items={topics} empty={texts.noTopics}>
              {({ id, titulo, estado, fechaCreacion }) => (
                <>
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
                </>
              )}
            </PlainList>
            <h3 className="fs-lg">{texts.replies}</h3>
            <PlainList items={replies} empty={texts.noReplies}>
              {({ id, temaId, contenido, oculta, fechaCreacion }) => (
                <>
                  <p className="text-pre-line">{topicExcerpt(contenido)}</p>
                  <p className="d-flex flex-wrap gap-3 align-items-baseline fs-sm text-soft">
                    <RelativeTime date={fechaCreacion} />
                    {oculta && <span className="badge">{texts.hidden}</span>}
                    <Link to={paths.forumTopic.href(temaId, id)}>{texts.inTopic}</Link>
                  </p>
                </>
              )}
            </PlainList>
            {removes && topics.length + replies.length > 0 && (
              <div className="pt-3 border-top">
                <Button size="small" variant="danger" onClick={() => setRemoving(true)}>
                  {texts.removeAll}
                </Button>
              </div>
            )}
          </>
        )}
      </MemberPart>
      {removing && <RemoveAll account={account} member={member} onClose={() => setRemoving(false)} />}
    </Panel>
  );
}

function RemoveAll({ account, member, onClose }: { account: Account; member: Account; onClose: () => void }) {
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
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
    if (end.how === 'stopped') return setProblem(texts.removeStopped(done));
    if (end.how === 'failed') return setProblem(texts.removeFailed(done, end.error.message));
    showToast(texts.removed(end.result));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.removeAll}
      confirmLabel={texts.removeAllConfirm(member.nombre)}
      danger
      work={barOf({ task, label: texts.removing, stopLabel: texts.stop })}
      error={problem}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{texts.removeAllText(member.temasForoCount, member.respuestasForoCount)}</p>
    </ConfirmDialog>
  );
}
