import { Button, ButtonLink, usePageMeta } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import type { ForumProblem } from '@/services/queries/forum/problem';
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
  usePageMeta({ title, noIndex: true });
  return (
    <div
      className="card align-items-center gap-4 px-5 py-7 mt-5 mb-5 text-center"
      role="alert"
      data-kind={kind}
    >
      <h1 className="fs-xl">{title}</h1>
      <p className="mw-measure">{message ?? text}</p>
      <div className="hstack gap-3 flex-wrap justify-content-center">
        <ButtonLink to={paths.forum.href()}>{foro.forumCommon.backToForum}</ButtonLink>
        <Button variant="secondary" onClick={onRetry ?? (() => window.location.reload())}>
          {texts.retry}
        </Button>
        {kind === 'permisos' && forumCan.repair(account) && (
          <ButtonLink variant="secondary" to={paths.forumFixPermissions.href()}>
            {texts.fixPermissions}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
