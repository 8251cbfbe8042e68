import ChevronIcon from 'bootstrap-icons/icons/chevron-down.svg?react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { useSignOut } from '@/components/account/useSignOut';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { menuEntries } from '@/model/users/permissions/menu-entries';
import { BarMenu } from './BarMenu';
import styles from './MemberBar.module.css';

const texts = messages.account.menu;

export interface MemberBarProps {
  /** From the device's memory while the account is on its way. */
  person: { nombre: string; avatar: string | null };
  account: Account | null;
}

export function UserMenu({ person, account }: MemberBarProps) {
  const { leaving, leave } = useSignOut();
  const staff = menuEntries(account);
  const face = (
    <>
      <Avatar person={person} size={32} />
      <span className={styles.name}>{person.nombre}</span>
      <ChevronIcon className={styles.chevron} aria-hidden="true" />
    </>
  );
  return (
    <BarMenu aria-label={texts.open(person.nombre)} face={face}>
      {() => (
        <>
          <ul className="vstack">
            <Entry to={paths.profile.href()} text={messages.nav.profile} />
            <Entry to={paths.forum.href()} text={texts.forum} />
          </ul>
          {staff.length > 0 && (
            <ul className="mt-2 pt-2 border-top">
              {staff.map((entry) => (
                <Entry key={entry} to={paths[entry].href()} text={texts[entry]} />
              ))}
            </ul>
          )}
          <hr className="dropdown-divider" />
          <button
            type="button"
            className="dropdown-item"
            aria-disabled={leaving || undefined}
            onClick={leave}
          >
            {texts.signOut}
          </button>
        </>
      )}
    </BarMenu>
  );
}

function Entry({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <NavLink to={to} end className="dropdown-item">
        {text}
      </NavLink>
    </li>
  );
}
