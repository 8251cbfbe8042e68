import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { returnPathOf, useSession } from '@/session';
import styles from './Layout.module.css';
import type { MemberBarProps } from './UserMenu';

/** The member's name in the place of the menus, while their code is on its way, or where it does not arrive. */
function MemberLink({ person }: Pick<MemberBarProps, 'person'>) {
  return (
    <Link to={paths.profile.href()} className={styles.link}>
      {person.nombre}
    </Link>
  );
}

const load = () => import('./MemberBar');

/** For a device that remembers a member: beside the first page's code and not after it. */
export function preloadMemberBar(): void {
  load().catch((cause: unknown) => console.debug("The member's menus are not here yet", cause));
}

const LazyMemberBar = lazyWithFallback(async () => (await load()).MemberBar, MemberLink);

/** The half of the navigation bar that depends on who is there. */
export function AccountBar() {
  const { status, account, hint } = useSession();
  const person = account ?? hint;
  if (person) {
    return (
      <div className={styles.member}>
        <Suspense fallback={<MemberLink person={person} />}>
          <LazyMemberBar person={person} account={account} />
        </Suspense>
      </div>
    );
  }
  // The notice above the page says what to do.
  return status === 'broken' ? null : <VisitorLinks />;
}

function VisitorLinks() {
  // From one sign-in page to the other, the way back is kept.
  const [search] = useSearchParams();
  const back = returnPathOf(search) ?? undefined;
  return (
    <div className={styles.visitor}>
      <ButtonLink to={paths.login.href(back)} variant="ghost" size="small">
        {messages.nav.login}
      </ButtonLink>
      <ButtonLink to={paths.register.href(back)} size="small">
        {messages.nav.register}
      </ButtonLink>
    </div>
  );
}
