import { useSteadyClicks } from '@/components/ui/useSteadyClicks';
import { FavouritesMenu } from './FavouritesMenu';
import { ForumDebug } from './ForumDebug';
import { NoticesMenu } from './NoticesMenu';
import { type MemberBarProps, UserMenu } from './UserMenu';

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
