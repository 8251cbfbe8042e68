import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccessPage } from '@/components/forum/admin/StaffPage';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import type { Account } from '@/model/account';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/paths';
import { type DirectAccess, useDirectAccess } from '@/services/queries/forum/access';
import { forumProblem } from '@/services/queries/forum/problem';
import { useSession } from '@/session';

const { direct: texts, retry } = foroStaff.forumAccess;
/** Spec 2, section 9. */
const REDIRECT_MS = 3000;

function Found({ access: { topic, repaired, repairFailed } }: { access: DirectAccess }) {
  const navigate = useNavigate();
  const address = paths.forumTopic.href(topic.id);
  useEffect(() => {
    const timer = setTimeout(() => navigate(address, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, address]);
  return (
    <>
      <Announced tone="success">
        <p>
          {texts.found(topic.titulo)} {texts.redirecting}
        </p>
        {repaired && <p>{texts.repaired}</p>}
        {repairFailed && <p>{texts.repairError}</p>}
      </Announced>
      <p className="d-flex flex-wrap gap-3">
        <ButtonLink to={address} replace>
          {texts.go}
        </ButtonLink>
        <BackToForum />
      </p>
    </>
  );
}

const BackToForum = () => (
  <ButtonLink to={paths.forum.href()} variant="secondary">
    {foro.forumCommon.backToForum}
  </ButtonLink>
);

function Access({ account }: { account: Account }) {
  const { apply } = useSession();
  const { data, error, isFetching, refetch } = useDirectAccess({ account, apply }, texts.topicTitle);
  if (isFetching) {
    return (
      <LoadingRegion text={texts.working} visible className="vstack gap-4">
        <Skeleton height="6rem" />
      </LoadingRegion>
    );
  }
  if (data && !error) return <Found access={data} />;
  const missing = forumProblem(error) === 'notFound';
  return (
    <ErrorState
      text={missing ? texts.notFound : texts.searchError}
      onRetry={() => void refetch()}
      retryLabel={retry}
      action={<BackToForum />}
    />
  );
}

/** /foro/acceso-directo: leads to the topic for ideas, with the access repaired (spec 2, sections 2 and 4). */
export default function DirectAccessPage() {
  return <AccessPage {...texts}>{(account) => <Access account={account} />}</AccessPage>;
}
