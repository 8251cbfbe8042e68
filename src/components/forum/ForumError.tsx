import { Button, ButtonLink } from '@/components/ui';
import { PageProblem } from '@/components/ui/PageProblem';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import type { ForumProblem } from '@/services/forum';
import { useSession } from '@/session';

const texts = foro.forumCommon.errorPanel;

interface ForumErrorProps {
  kind: ForumProblem;
  /** Instead of the kind's own sentence: 'El tema no existe'. */
  message?: string | undefined;
  /** By default the page is loaded again (spec 2, section 2). */
  onRetry?: (() => void) | undefined;
}

export function ForumError({ kind, message, onRetry }: ForumErrorProps) {
  const { title, text } = texts[kind];
  const { account } = useSession();
  return (
    <PageProblem title={title} text={message ?? text}>
      <ButtonLink to={paths.forum.href()}>{foro.forumCommon.backToForum}</ButtonLink>
      <Button variant="secondary" onClick={onRetry ?? (() => window.location.reload())}>
        {texts.retry}
      </Button>
      {kind === 'permisos' && forumCan.repair(account) && (
        <ButtonLink variant="secondary" to={paths.forumFixPermissions.href()}>
          {texts.fixPermissions}
        </ButtonLink>
      )}
    </PageProblem>
  );
}
