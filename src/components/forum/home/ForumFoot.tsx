import { Link } from 'react-router-dom';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { ButtonLink } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import styles from './ForumFoot.module.css';

const { foot, invitation } = foro.forumHome;

const SITE_LINKS = [
  { to: paths.home.href(), text: foot.home },
  { to: paths.library.href(), text: foot.library },
  { to: paths.contact.href(), text: foot.contact },
];
const UTILITY_LINKS = [
  { to: paths.forumFixPermissions.href(), text: foot.fixPermissions },
  { to: paths.forumDirectAccess.href(), text: foot.directAccess },
];

/** What visitors are told: they read everything, and are asked in. */
export function ForumInvitation() {
  const { status } = useSession();
  if (status !== 'visitor') return null;
  const here = paths.forum.href();
  return (
    <section className={styles.invitation} aria-labelledby="invitacion-foro">
      <h2 id="invitacion-foro" className={styles.title}>
        {invitation.title}
      </h2>
      <p className={styles.text}>{invitation.text}</p>
      <p className={styles.ways}>
        <ButtonLink to={paths.register.href(here)}>{invitation.register}</ButtonLink>
        <ButtonLink to={paths.login.href(here)} variant="secondary">
          {invitation.login}
        </ButtonLink>
      </p>
    </section>
  );
}

function Links({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The end of the forum's home: for the staff what repairs accounts, and the rest of the site. */
export function ForumFoot() {
  const leadsSomewhere = useLeadsSomewhere();
  const { account } = useSession();
  const utilities = forumCan.seeTools(account) ? UTILITY_LINKS.filter(({ to }) => leadsSomewhere(to)) : [];
  return (
    <nav className={styles.foot} aria-label={foot.label}>
      {utilities.length > 0 && (
        <div className={styles.group}>
          <p className={styles.help}>{foot.help}</p>
          <Links links={utilities} />
        </div>
      )}
      <Links links={SITE_LINKS} />
    </nav>
  );
}
