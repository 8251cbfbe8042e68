import { useSteadyClicks } from '@/components/feedback/useSteadyClicks';
import type { Account } from '@/model/account';
import { FavouritesMenu } from './FavouritesMenu';
import { ForumDebug } from './ForumDebug';
import { NoticesMenu } from './NoticesMenu';
import { UserMenu } from './UserMenu';

export interface MemberBarProps {
  /** From the device's memory while the account is on its way. */
  person: { nombre: string; avatar: string | null };
  account: Account | null;
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
