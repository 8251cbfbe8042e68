import BellIcon from 'bootstrap-icons/icons/bell.svg?react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { NoticeRow } from '@/components/forum/notices/NoticeRow';
import { useNoticeActions } from '@/components/forum/notices/useNoticeActions';
import { Button, classNames, LoadingRegion, Skeleton, VisuallyHidden } from '@/components/ui';
import type { Account } from '@/model/account';
import { NOTICE_CHOICE_ID, type Notice, wantedTypes } from '@/model/forum/notice';
import { unreadLabel } from '@/model/forum/notice-view';
import { messages } from '@/model/messages';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import { paths } from '@/model/paths';
import { type NoticeBell, useNoticeBell } from '@/services/queries/notifications/useNoticeBell';
import styles from './MemberBar.module.css';
import bell from './NoticesMenu.module.css';
import { useMenu } from './useMenu';

const unreadOf = (notices: readonly Notice[]) => notices.filter(({ leida }) => !leida).length;

/** The bell: how many notices are unread, and the latest ten (spec 2, sections 2 and 9). */
export function NoticesMenu({ account }: { account: Account | null }) {
  const { open, toggle, button, root } = useMenu();
  const panelId = useId();
  const latest = useNoticeBell(account);
  const label = unreadLabel(latest.notices);
  return (
    <div className={styles.holder} {...root}>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-expanded={open}
        aria-controls={panelId}
        title={texts.title}
        data-unread={label ?? undefined}
        onClick={toggle}
      >
        <BellIcon aria-hidden="true" />
        <span className={styles.wide}>{texts.title}</span>
        {label && (
          <>
            <span className={styles.counter}>{label}</span>
            <VisuallyHidden>{texts.counted(unreadOf(latest.notices))}</VisuallyHidden>
          </>
        )}
      </button>
      <div id={panelId} data-panel="" className={classNames(styles.panel, bell.panel)} hidden={!open}>
        {open && <Latest account={account} latest={latest} button={button} />}
      </div>
    </div>
  );
}

interface LatestProps {
  account: Account | null;
  latest: NoticeBell;
  button: RefObject<HTMLElement | null>;
}

function Latest({ account, latest, button }: LatestProps) {
  const { notices, status, retry } = latest;
  const { follow, readAll, remove } = useNoticeActions(account?.uid ?? '');
  const off = account !== null && wantedTypes(account.notificacionesForo).length === 0;
  return (
    <>
      <div className={bell.head}>
        <h2 className={styles.panelTitle}>{texts.title}</h2>
        {unreadOf(notices) > 0 && (
          <button
            type="button"
            className={bell.markAll}
            onClick={() => {
              // The button goes with the last unread one.
              button.current?.focus();
              void readAll();
            }}
          >
            {texts.markAll}
          </button>
        )}
      </div>
      {notices.length > 0 && (
        <ul className={bell.list}>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              member={account}
              onFollow={() => follow(notice)}
              onRemove={(pressed) => remove(notice, pressed, button.current)}
            />
          ))}
        </ul>
      )}
      {status === 'loading' && (
        <LoadingRegion text={texts.loading} className={styles.note}>
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {status === 'error' && (
        <div className={styles.note} role="alert">
          <p>{texts.loadError}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {messages.common.retry}
          </Button>
        </div>
      )}
      {status === 'ready' && notices.length === 0 && (
        <p className={styles.note}>{off ? texts.off : texts.empty}</p>
      )}
      <div className={bell.foot}>
        <Link
          to={off ? `${paths.editProfile.href()}#${NOTICE_CHOICE_ID}` : paths.forumNotices.href()}
          className={styles.all}
        >
          {off ? texts.choose : texts.all}
        </Link>
      </div>
    </>
  );
}
