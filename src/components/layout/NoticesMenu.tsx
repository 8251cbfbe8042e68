import BellIcon from 'bootstrap-icons/icons/bell.svg?react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { NoticeRow, useNoticeActions } from '@/components/forum/notices/NoticeRow';
import { Button, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import type { Notice } from '@/model/notifications/notice';
import { unreadLabel } from '@/model/notifications/notice-view';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { NOTICE_CHOICE_ID, wantedTypes } from '@/model/users/notice-choice';
import { type NoticeBell, useNoticeBell } from '@/services/notifications';
import { BarIcon, BarMenu, MENU_NOTE } from './BarMenu';
import styles from './MemberBar.module.css';

const unreadOf = (notices: readonly Notice[]) => notices.filter(({ leida }) => !leida).length;

/** The bell: how many notices are unread, and the latest ten (spec 2, sections 2 and 9). */
export function NoticesMenu({ account }: { account: Account | null }) {
  const latest = useNoticeBell(account);
  const label = unreadLabel(latest.notices);
  const count = label ? { shown: label, text: texts.counted(unreadOf(latest.notices)) } : null;
  const face = (
    <BarIcon title={texts.title} count={count} calls>
      <BellIcon aria-hidden="true" />
    </BarIcon>
  );
  return (
    <BarMenu title={texts.title} data-unread={label ?? undefined} wide face={face}>
      {(button) => <Latest account={account} latest={latest} button={button} />}
    </BarMenu>
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
      <div className="hstack justify-content-between gap-3">
        <h2 className="dropdown-header font-sans fs-xs">{texts.title}</h2>
        {unreadOf(notices) > 0 && (
          <Button
            variant="ghost"
            className="fs-xs"
            onClick={() => {
              // The button goes with the last unread one.
              button.current?.focus();
              void readAll();
            }}
          >
            {texts.markAll}
          </Button>
        )}
      </div>
      {notices.length > 0 && (
        <ul className="border-top">
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
        <LoadingRegion text={texts.loading} className={MENU_NOTE}>
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {status === 'error' && <ErrorState text={texts.loadError} onRetry={retry} />}
      {status === 'ready' && notices.length === 0 && (
        <p className={MENU_NOTE}>{off ? texts.off : texts.empty}</p>
      )}
      <div className={styles.foot}>
        <Link
          to={off ? `${paths.editProfile.href()}#${NOTICE_CHOICE_ID}` : paths.forumNotices.href()}
          className={`dropdown-item ${styles.all}`}
        >
          {off ? texts.choose : texts.all}
        </Link>
      </div>
    </>
  );
}
