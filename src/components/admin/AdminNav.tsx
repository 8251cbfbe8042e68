import SiteIcon from 'bootstrap-icons/icons/box-arrow-left.svg?react';
import SectionsIcon from 'bootstrap-icons/icons/list.svg?react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { useMenu } from '@/components/layout/useMenu';
import { VisuallyHidden } from '@/components/ui';
import type { AdminSection } from '@/model/admin-access';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import { useUnreadMessages } from '@/services/queries/contact/useUnreadMessages';
import styles from './AdminNav.module.css';
import { currentSection, SECTION_HREFS, SECTION_ICONS } from './sections';

const texts = staff.admin;

/** The panel's sidebar: on a phone, behind a button that says which section this is. */
export function AdminNav({ sections }: { sections: readonly AdminSection[] }) {
  const { pathname } = useLocation();
  const { open, toggle, button, root } = useMenu();
  const leadsSomewhere = useLeadsSomewhere();
  const listId = useId();
  const shown = sections.filter((section) => leadsSomewhere(SECTION_HREFS[section]));
  const current = currentSection(pathname, shown);
  return (
    <nav className={styles.nav} aria-label={texts.navLabel}>
      <div {...root}>
        <p className={styles.title}>{texts.title}</p>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
        >
          <SectionsIcon aria-hidden="true" />
          {current ? texts.sections[current] : texts.openSections}
          <VisuallyHidden> · {texts.openSections}</VisuallyHidden>
        </button>
        <ul id={listId} className={styles.list} data-panel="" data-open={open || undefined}>
          {shown.map((section) => (
            <Entry key={section} section={section} isCurrent={section === current} />
          ))}
          <li className={styles.leave}>
            <Link to={paths.home.href()} className={styles.link}>
              <SiteIcon aria-hidden="true" />
              {texts.backToSite}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function Entry({ section, isCurrent }: { section: AdminSection; isCurrent: boolean }) {
  const Icon = SECTION_ICONS[section];
  return (
    <li>
      <Link to={SECTION_HREFS[section]} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        {texts.sections[section]}
        {section === 'messages' && <Unread />}
      </Link>
    </li>
  );
}

function Unread() {
  const { count, max } = useUnreadMessages(true);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {texts.unread(count, max)}
      <VisuallyHidden> {texts.unreadLabel(count)}</VisuallyHidden>
    </span>
  );
}
