import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { useSteadyClicks } from '@/components/ui/useSteadyClicks';
import type { Account } from '@/model/account';
import { paths } from '@/model/paths';
import '@/theme/members.scss';
import { FavouritesMenu } from './FavouritesMenu';
import { NoticesMenu } from './NoticesMenu';
import { type MemberBarProps, UserMenu } from './UserMenu';

const DebugPanel = lazyWithFallback(
  async () => (await import('@/components/forum/debug/DebugPanel')).DebugPanel,
  () => null,
);

/** On the forum's pages, for an administrador only: the debug panel, which nobody else downloads (spec 2, section 2). */
function ForumDebug({ account }: { account: Account | null }) {
  const { pathname } = useLocation();
  const forum = paths.forum.href();
  const isForum = pathname === forum || pathname.startsWith(`${forum}/`);
  if (!isForum || account?.rol !== 'administrador' || account.estado !== 'activo') return null;
  return (
    <Suspense>
      <DebugPanel account={account} />
    </Suspense>
  );
}

/** The member's menus. A chunk of its own: visitors do not download it. */
export function MemberBar({ person, account }: MemberBarProps) {
  // Members alone have something to delete.
  useSteadyClicks();
  return (
    <>
      <FavouritesMenu account={account} />
      <NoticesMenu account={account} />
      <UserMenu person={person} account={account} />
      <ForumDebug account={account} />
    </>
  );
}
