import MenuIcon from 'bootstrap-icons/icons/list.svg?react';
import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { classNames, useSiteName } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { AccountBar } from './AccountBar';
import { Logo } from './Logo';
import styles from './Navbar.module.css';
import { useDisclosure } from './useDisclosure';
import { useScrolledPast } from './useScrolledPast';

const LINKS = [
  { to: paths.home.href(), text: messages.nav.home },
  { to: paths.library.href(), text: messages.nav.library },
  { to: paths.forum.href(), text: messages.nav.forum },
  { to: paths.contact.href(), text: messages.nav.contact },
] as const;

/** The bar every page wears: it sticks to the top, lifts off the page after 50 px and folds up under 768 px. */
export function Navbar() {
  const { key } = useLocation();
  const siteName = useSiteName();
  const [mark, scrolled] = useScrolledPast<HTMLDivElement>();
  const menu = useDisclosure(key);
  const menuId = useId();

  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <header
        className={classNames(styles.bar, scrolled && styles.scrolled, menu.open && styles.open)}
        {...menu.handlers}
      >
        <div className={classNames('container', styles.inside)}>
          <Link to={paths.home.href()} className={styles.brand} aria-label={messages.nav.homeOf(siteName)}>
            <Logo />
            <span className={styles.name}>{siteName}</span>
          </Link>
          <button
            ref={menu.button}
            type="button"
            className={styles.toggle}
            aria-expanded={menu.open}
            aria-controls={menuId}
            aria-label={menu.open ? messages.nav.closeMenu : messages.nav.openMenu}
            onClick={menu.toggle}
          >
            {menu.open ? <CloseIcon aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </button>
          <div id={menuId} className={styles.menu}>
            <nav aria-label={messages.nav.label}>
              <ul className={styles.links}>
                {LINKS.map(({ to, text }) => (
                  <li key={to}>
                    <NavLink to={to} end={to === paths.home.href()} className={classNames(styles.link)}>
                      {text}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <AccountBar visitorClass={styles.account} memberClass={styles.member} />
          </div>
        </div>
      </header>
    </>
  );
}
