import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { returnPathOf, useSession } from '@/session';
import { LazyMemberBar } from './lazyMemberBar';
import { MemberLink } from './MemberLink';

/** The half of the navigation bar that depends on who is there. */
export function AccountBar({
  visitorClass,
  memberClass,
}: Record<'visitorClass' | 'memberClass', string | undefined>) {
  const { status, account, hint } = useSession();
  const person = account ?? hint;
  if (person) {
    return (
      <div className={memberClass}>
        <Suspense fallback={<MemberLink person={person} />}>
          <LazyMemberBar person={person} account={account} />
        </Suspense>
      </div>
    );
  }
  // The notice above the page says what to do.
  if (status === 'broken') return null;
  return (
    <div className={visitorClass}>
      <VisitorLinks />
    </div>
  );
}

function VisitorLinks() {
  // From one sign-in page to the other, the way back is kept.
  const [search] = useSearchParams();
  const back = returnPathOf(search) ?? undefined;
  return (
    <>
      <ButtonLink to={paths.login.href(back)} variant="ghost" size="small">
        {messages.nav.login}
      </ButtonLink>
      <ButtonLink to={paths.register.href(back)} size="small">
        {messages.nav.register}
      </ButtonLink>
    </>
  );
}
