import SiteIcon from 'bootstrap-icons/icons/box-arrow-left.svg?react';
import CommentsIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import VerifyIcon from 'bootstrap-icons/icons/database-check.svg?react';
import MessagesIcon from 'bootstrap-icons/icons/envelope.svg?react';
import ArticlesIcon from 'bootstrap-icons/icons/file-earmark-text.svg?react';
import LinksIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import SectionsIcon from 'bootstrap-icons/icons/list.svg?react';
import NewArticleIcon from 'bootstrap-icons/icons/pencil-square.svg?react';
import UsersIcon from 'bootstrap-icons/icons/people.svg?react';
import CategoriesIcon from 'bootstrap-icons/icons/tags.svg?react';
import ImportIcon from 'bootstrap-icons/icons/upload.svg?react';
import { useEffect, useId, useRef, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Link, useLocation } from 'react-router-dom';
import { Button, classNames } from '@/components/ui';
import { CloseButton } from '@/components/ui/Announced';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { AdminSection } from '@/model/users/permissions/admin-access';
import { useUnreadMessages } from '@/services/contact';
import styles from './AdminFrame.module.css';

const texts = staff.admin;

const SECTIONS: Readonly<Record<AdminSection, { href: string; Icon: typeof ArticlesIcon }>> = {
  articles: { href: paths.adminArticles.href(), Icon: ArticlesIcon },
  newArticle: { href: paths.adminNewArticle.href(), Icon: NewArticleIcon },
  categories: { href: paths.adminCategories.href(), Icon: CategoriesIcon },
  users: { href: paths.adminUsers.href(), Icon: UsersIcon },
  comments: { href: paths.adminComments.href(), Icon: CommentsIcon },
  messages: { href: paths.adminMessages.href(), Icon: MessagesIcon },
  links: { href: paths.adminLinks.href(), Icon: LinksIcon },
  import: { href: paths.adminImport.href(), Icon: ImportIcon },
  verify: { href: paths.verifyFirestore.href(), Icon: VerifyIcon },
};

/** The section an address belongs to: editing an article is still 'Artículos', writing a new one is a section of its own. */
function currentSection(pathname: string, sections: readonly AdminSection[]): AdminSection | undefined {
  const under = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return [...sections]
    .sort((a, b) => SECTIONS[b].href.length - SECTIONS[a].href.length)
    .find((section) => under(SECTIONS[section].href));
}

export function AdminNav({ sections }: { sections: readonly AdminSection[] }) {
  const { pathname, key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const current = currentSection(pathname, sections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the signal
  useEffect(() => setOpen(false), [key]);

  const dismiss = () => {
    setOpen(false);
    button.current?.focus();
  };
  // After a followed link the focus is the new page's, which could not take it while the dialog held it.
  const giveFocusOn = () => {
    if (document.activeElement?.matches('body, .offcanvas, .offcanvas *'))
      nav.current?.closest('main')?.focus({ preventScroll: true });
  };
  const entries = <Entries sections={sections} current={current} />;
  return (
    <nav ref={nav} className={styles.nav} aria-label={texts.navLabel}>
      <Button
        ref={button}
        variant="secondary"
        className={classNames('d-lg-none w-100 justify-content-start gap-3', styles.sections)}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SectionsIcon aria-hidden="true" />
        {current ? texts.sections[current] : texts.openSections}
        <span className="visually-hidden"> · {texts.openSections}</span>
      </Button>
      <div className="d-none d-lg-block">
        <p className="eyebrow px-3 pb-3">{texts.title}</p>
        {entries}
      </div>
      <Offcanvas
        show={open}
        onHide={dismiss}
        onExited={giveFocusOn}
        container={nav}
        enforceFocus={open}
        restoreFocus={false}
        aria-labelledby={titleId}
      >
        <Offcanvas.Header>
          <Offcanvas.Title id={titleId} as="p" className="eyebrow">
            {texts.title}
          </Offcanvas.Title>
          <CloseButton className="ms-auto" onClick={dismiss} />
        </Offcanvas.Header>
        <Offcanvas.Body className="pt-0">{entries}</Offcanvas.Body>
      </Offcanvas>
    </nav>
  );
}

interface EntriesProps {
  sections: readonly AdminSection[];
  current: AdminSection | undefined;
}

function Entries({ sections, current }: EntriesProps) {
  const look = classNames('d-flex align-items-center gap-3 minh-touch fs-sm', styles.entry);
  return (
    <Nav as="ul" variant="pills" className="flex-column gap-1">
      {sections.map((section) => {
        const { href, Icon } = SECTIONS[section];
        const active = section === current;
        return (
          <Nav.Item as="li" key={section}>
            <Nav.Link
              as={Link}
              to={href}
              active={active}
              className={look}
              aria-current={active ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {texts.sections[section]}
              {section === 'messages' && <Unread />}
            </Nav.Link>
          </Nav.Item>
        );
      })}
      <li className="border-top mt-2 pt-2 vstack">
        <Link to={paths.home.href()} className={classNames('nav-link', look)}>
          <SiteIcon aria-hidden="true" />
          {texts.backToSite}
        </Link>
      </li>
    </Nav>
  );
}

function Unread() {
  const { count, max } = useUnreadMessages();
  if (count === 0) return null;
  return (
    <span className="badge badge-solid ms-auto">
      {texts.unread(count, max)}
      <span className="visually-hidden"> {texts.unreadLabel(count)}</span>
    </span>
  );
}
