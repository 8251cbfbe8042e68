import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccessPage } from '@/components/forum/admin/AccessPage';
import { ButtonLink } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { type DirectAccess, forumProblem, useDirectAccess } from '@/services/forum';
import { useSession } from '@/session';

const texts = foroStaff.forumAccess.direct;
/** Spec 2, section 9. */
const REDIRECT_MS = 3000;

function Found({ access: { topic, repaired } }: { access: DirectAccess }) {
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
      </Announced>
      <div>
        <ButtonLink to={address} replace>
          {texts.go}
        </ButtonLink>
      </div>
    </>
  );
}

/** /foro/acceso-directo: leads to the topic for ideas, with the access repaired (spec 2, sections 2 and 4). */
export default function DirectAccessPage() {
  const query = useDirectAccess(useSession(), texts.topicTitle);
  return (
    <AccessPage
      texts={texts}
      query={query}
      failure={(error) => (forumProblem(error) === 'notFound' ? texts.notFound : texts.searchError)}
    >
      {(access) => <Found access={access} />}
    </AccessPage>
  );
}
