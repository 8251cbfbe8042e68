import ChevronIcon from 'bootstrap-icons/icons/chevron-down.svg?react';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { classNames } from '@/components/ui';
import type { Account } from '@/model/account';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { type MenuEntry, menuEntries } from '@/model/permissions';
import { useLeadsSomewhere } from './knownRoutes';
import styles from './MemberBar.module.css';
import { useMenu } from './useMenu';
import { useSignOut } from './useSignOut';

const texts = messages.account.menu;

const ENTRY_HREFS: Readonly<Record<MenuEntry, string>> = {
  admin: paths.admin.href(),
  adminArticles: paths.adminArticles.href(),
  adminCategories: paths.adminCategories.href(),
  adminUsers: paths.adminUsers.href(),
  adminComments: paths.adminComments.href(),
  forumReports: paths.forumReports.href(),
  forumCategories: paths.forumCategories.href(),
};

export interface MemberBarProps {
  /** From the device's memory while the account is on its way. */
  person: { nombre: string; avatar: string | null };
  account: Account | null;
}

/** The member's own menu: profile, forum, what the role opens, and signing out. */
export function UserMenu({ person, account }: MemberBarProps) {
  const { open, toggle, button, root } = useMenu();
  const leadsSomewhere = useLeadsSomewhere();
  const panelId = useId();
  const { leaving, leave } = useSignOut();
  const staff = menuEntries(account).filter((entry) => leadsSomewhere(ENTRY_HREFS[entry]));
  return (
    <div className={styles.holder} {...root}>
      <button
        ref={button}
        type="button"
        className={styles.userButton}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={texts.open(person.nombre)}
        onClick={toggle}
      >
        <Avatar person={person} size={32} />
        <span className={styles.name}>{person.nombre}</span>
        <ChevronIcon className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={panelId} data-panel="" className={styles.panel} hidden={!open}>
        <ul className={styles.entries}>
          <Entry to={paths.profile.href()} text={messages.nav.profile} />
          <Entry to={paths.forum.href()} text={texts.forum} />
        </ul>
        {staff.length > 0 && (
          <ul className={styles.entries}>
            {staff.map((entry) => (
              <Entry key={entry} to={ENTRY_HREFS[entry]} text={texts[entry]} />
            ))}
          </ul>
        )}
        <button type="button" className={styles.signOut} aria-disabled={leaving || undefined} onClick={leave}>
          {texts.signOut}
        </button>
      </div>
    </div>
  );
}

function Entry({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <NavLink to={to} end className={classNames(styles.entry)}>
        {text}
      </NavLink>
    </li>
  );
}
