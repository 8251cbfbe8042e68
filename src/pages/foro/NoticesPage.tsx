import { useRef } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { Link, useSearchParams } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { NoticeRow, useNoticeActions } from '@/components/forum/notices/NoticeRow';
import { Button, ButtonLink, EmptyState, usePageMeta } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { NOTICE_CHOICE_ID, wantedTypes } from '@/model/users/notice-choice';
import { useNoticeList } from '@/services/notifications';
import '@/theme/checks.scss';

const CHOICE = `${paths.editProfile.href()}#${NOTICE_CHOICE_ID}`;

function NoticesScreen({ account }: { account: Account }) {
  // In the address, so that back and reload keep it.
  const [search, setSearch] = useSearchParams();
  const onlyUnread = search.get('filtro') === 'no-leidas';
  const setOnlyUnread = (only: boolean) =>
    setSearch(only ? { filtro: 'no-leidas' } : {}, { preventScrollReset: true });
  const list = useNoticeList(account, onlyUnread);
  const actions = useNoticeActions(account.uid);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="container container-narrow">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="lead">{texts.description}</p>
      </header>
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between mb-3">
        <FormCheck
          id="solo-no-leidas"
          label={texts.onlyUnread}
          checked={onlyUnread}
          onChange={({ currentTarget }) => setOnlyUnread(currentTarget.checked)}
        />
        {list.items.some(({ leida }) => !leida) && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              heading.current?.focus();
              void actions.readAll();
            }}
          >
            {texts.markAll}
          </Button>
        )}
      </div>
      <PagedItems
        list={list}
        texts={texts}
        place="4rem"
        empty={<Empty account={account} onlyUnread={onlyUnread} onAll={() => setOnlyUnread(false)} />}
      >
        {(items) => (
          <ul className="card overflow-hidden">
            {items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                member={account}
                onFollow={() => actions.follow(notice)}
                onRead={() => actions.read(notice)}
                onRemove={(pressed) => actions.remove(notice, pressed, heading.current)}
              />
            ))}
          </ul>
        )}
      </PagedItems>
      <p className="fs-sm mt-5 py-3">
        <Link to={CHOICE}>{texts.choose}</Link>
      </p>
    </div>
  );
}

function Empty({ account, onlyUnread, onAll }: { account: Account; onlyUnread: boolean; onAll: () => void }) {
  if (wantedTypes(account.notificacionesForo).length === 0) {
    return <EmptyState text={texts.off} action={<ButtonLink to={CHOICE}>{texts.choose}</ButtonLink>} />;
  }
  const all = (
    <Button variant="secondary" onClick={onAll}>
      {texts.seeAll}
    </Button>
  );
  if (onlyUnread) return <EmptyState text={texts.emptyUnread} action={all} />;
  const forum = <ButtonLink to={paths.forum.href()}>{texts.toForum}</ButtonLink>;
  return <EmptyState text={texts.empty} action={forum} />;
}

/** /foro/notificaciones. The guard of the route has seen to it that there is a session. */
export default function NoticesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useMember();
  return account && <NoticesScreen key={account.uid} account={account} />;
}
