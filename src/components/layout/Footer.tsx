import { Link } from 'react-router-dom';
import { classNames, useSiteName } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import styles from './Footer.module.css';
import { Logo } from './Logo';
import { ThemeSwitch } from './ThemeSwitch';

interface Group {
  title: string;
  links: readonly { to: string; text: string }[];
}

const groups = (isMember: boolean): Group[] => [
  {
    title: messages.footer.explore,
    links: [
      { to: paths.home.href(), text: messages.nav.home },
      { to: paths.library.href(), text: messages.nav.library },
      { to: paths.contact.href(), text: messages.nav.contact },
    ],
  },
  {
    title: messages.footer.participate,
    links: [
      { to: paths.forum.href(), text: messages.nav.forum },
      ...(isMember
        ? [{ to: paths.profile.href(), text: messages.nav.profile }]
        : [
            { to: paths.login.href(), text: messages.nav.login },
            { to: paths.register.href(), text: messages.nav.register },
          ]),
    ],
  },
];

export function Footer() {
  const siteName = useSiteName();
  const { account, hint } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={classNames('container', styles.columns)}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Logo />
            {siteName}
          </p>
          <p>{messages.footer.about}</p>
        </div>
        <nav className={styles.nav} aria-label={messages.footer.navLabel}>
          {groups((account ?? hint) !== null).map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={classNames('container', styles.legal)}>
        <div className={styles.rights}>
          <p>{messages.footer.rights(new Date().getFullYear(), siteName)}</p>
          <p>{messages.footer.independent}</p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
