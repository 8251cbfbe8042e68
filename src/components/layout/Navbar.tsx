import MenuIcon from 'bootstrap-icons/icons/list.svg?react';
import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button, classNames, useSiteName } from '@/components/ui';
import { useDisclosure } from '@/components/ui/useDisclosure';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { AccountBar } from './AccountBar';
import styles from './Layout.module.css';
import { SearchButton } from './SearchButton';

const LINKS = [
  { to: paths.home.href(), text: messages.nav.home },
  { to: paths.library.href(), text: messages.nav.library },
  { to: paths.forum.href(), text: messages.nav.forum },
  { to: paths.contact.href(), text: messages.nav.contact },
] as const;

/** True once the page has scrolled past the element. An observer is called on the crossing alone. */
function useScrolledPast<T extends Element>(): [RefObject<T | null>, boolean] {
  const mark = useRef<T>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [mark, past];
}

/** The bar every page wears: it sticks to the top, lifts off the page after 50 px and folds up under 768 px. */
export function Navbar() {
  const { key } = useLocation();
  const siteName = useSiteName();
  const [mark, scrolled] = useScrolledPast<HTMLDivElement>();
  const menu = useDisclosure(key);
  const menuId = useId();

  return (
    <>
      {/* As tall as the scroll after which the bar changes. */}
      <div ref={mark} className="position-absolute" style={{ top: 0, height: 50 }} aria-hidden="true" />
      <header
        className={classNames(styles.bar, scrolled && styles.scrolled, menu.open && styles.open)}
        {...menu.handlers}
      >
        <div className={classNames('container d-flex align-items-center', styles.inside)}>
          <Link
            to={paths.home.href()}
            className={`d-flex align-items-center gap-3 py-2 text-decoration-none ${styles.brand}`}
            aria-label={messages.nav.homeOf(siteName)}
          >
            <Logo />
            <span className="site-name">{siteName}</span>
          </Link>
          <SearchButton />
          <Button
            ref={menu.button}
            variant="icon"
            className={styles.toggle}
            aria-expanded={menu.open}
            aria-controls={menuId}
            aria-label={menu.open ? messages.nav.closeMenu : messages.nav.openMenu}
            onClick={menu.toggle}
          >
            {menu.open ? <CloseIcon aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </Button>
          <div id={menuId} className={styles.menu}>
            <nav aria-label={messages.nav.label}>
              <ul className={styles.links}>
                {LINKS.map(({ to, text }) => (
                  <li key={to}>
                    <NavLink to={to} end={to === paths.home.href()} className={styles.link ?? ''}>
                      {text}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <AccountBar />
          </div>
        </div>
      </header>
    </>
  );
}

/** The open book of the site, the same drawing as public/favicon.svg. */
export function Logo() {
  return (
    <svg
      className="flex-shrink-0"
      width="36"
      height="36"
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="#1f5f5b" width="64" height="64" rx="14" />
      <path fill="#f2ede4" d="M32 50c-6-5-13-6-20-5V19c7-1 14 0 20 5 6-5 13-6 20-5v26c-7-1-14 0-20 5z" />
      <path
        fill="none"
        stroke="#9a4a22"
        strokeWidth="3"
        strokeLinecap="round"
        d="M32 25v22M18 27c3 0 6 1 8 2M18 34c3 0 6 1 8 2M46 27c-3 0-6 1-8 2M46 34c-3 0-6 1-8 2"
      />
    </svg>
  );
}
