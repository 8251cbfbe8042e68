import { type ChangeEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { classNames, useSiteName } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { useSession } from '@/session';
import styles from './Layout.module.css';
import { Logo } from './Navbar';

const groups = (isMember: boolean) => [
  {
    title: messages.footer.explore,
    links: [
      { to: paths.home.href(), text: messages.nav.home },
      { to: paths.library.href(), text: messages.nav.library },
      { to: paths.passages.href(), text: messages.nav.passages },
      { to: paths.sources.href(), text: messages.nav.sources },
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

/** Shows what is chosen, here or in an article's settings. */
function followScheme(select: HTMLSelectElement): () => void {
  const show = () => {
    select.value = document.documentElement.dataset.bsTheme ?? '';
  };
  show();
  addEventListener('tema', show);
  return () => removeEventListener('tema', show);
}

/** Light, dark or as the system is. A script of index.html shows and remembers it, so that later pages begin with it. */
function ThemeSwitch() {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    dispatchEvent(new CustomEvent('tema', { detail: target.value }));
  return (
    <div className="hstack gap-3">
      <label className="form-label mb-0 fs-xs" htmlFor={id}>
        {messages.footer.theme.label}
      </label>
      <select id={id} className="form-select form-select-sm w-auto" ref={followScheme} onChange={choose}>
        <option value="">{messages.footer.theme.system}</option>
        <option value="light">{messages.footer.theme.light}</option>
        <option value="dark">{messages.footer.theme.dark}</option>
      </select>
    </div>
  );
}

export function Footer() {
  const siteName = useSiteName();
  const { account, hint } = useSession();
  return (
    <footer className={classNames('border-top bg-sunken text-soft fs-sm d-print-none', styles.footer)}>
      <div className={classNames('container', styles.columns)}>
        <div className="vstack gap-3" style={{ maxWidth: '44ch' }}>
          <p className="d-flex align-items-center gap-3 text-body font-serif fs-lg fw-semibold lh-sm">
            <Logo />
            {siteName}
          </p>
          <p>{messages.footer.about}</p>
        </div>
        <nav className="d-flex gap-5" aria-label={messages.footer.navLabel}>
          {groups((account ?? hint) !== null).map(({ title, links }) => (
            <div key={title} className="w-50">
              <h2 className="eyebrow mb-2 text-body">{title}</h2>
              <ul className={styles.footerLinks}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to} className="link-quiet">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container d-flex flex-wrap align-items-center justify-content-between row-gap-4 column-gap-6 pb-6 fs-xs">
        <div className="vstack gap-1">
          {/* What stands in the page may be of another year. */}
          <p suppressHydrationWarning>{messages.footer.rights(new Date().getFullYear(), siteName)}</p>
          <p>{messages.footer.independent}</p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
