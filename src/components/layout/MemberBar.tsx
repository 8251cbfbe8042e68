import '@/theme/dropdown.scss';
import FavouriteIcon from 'bootstrap-icons/icons/bookmark-heart.svg?react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { useSteadyClicks } from '@/components/ui/useSteadyClicks';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { useOwnFavourites } from '@/services/favourites';
import { BarIcon, BarMenu, MENU_NOTE } from './BarMenu';
import styles from './MemberBar.module.css';
import { NoticesMenu } from './NoticesMenu';
import { type MemberBarProps, UserMenu } from './UserMenu';

/** Spec 2, navigation bar. */
const MAX_SHOWN = 5;
const texts = messages.favourites.menu;

/** The favourites saved last. The account is null while it is on its way. */
function FavouritesMenu({ account }: { account: Account | null }) {
  const ids = account?.articulosFavoritos ?? [];
  const count = ids.length > 0 ? { shown: ids.length, text: texts.counted(ids.length) } : null;
  const face = (
    <BarIcon title={texts.title} count={count}>
      <FavouriteIcon aria-hidden="true" />
    </BarIcon>
  );
  return (
    <BarMenu title={texts.title} face={face}>
      {() => <Favourites ids={ids} ready={account !== null} />}
    </BarMenu>
  );
}

function Favourites({ ids, ready }: { ids: readonly string[]; ready: boolean }) {
  const { favourites, error, retry } = useOwnFavourites(ids);
  const shown = favourites.flatMap(({ card }) => card ?? []).slice(0, MAX_SHOWN);
  const wanted = Math.min(ids.length, MAX_SHOWN);
  const unknown = favourites.some(({ card }) => card === undefined);
  const waiting = !ready || (shown.length < wanted && unknown && !error);
  return (
    <>
      <h2 className="dropdown-header font-sans fs-xs">{texts.title}</h2>
      {shown.length > 0 && (
        <ul className="vstack">
          {shown.map(({ id, titulo }) => (
            <li key={id}>
              <Link to={paths.article.href(id)} className="dropdown-item">
                <span className={styles.clamped}>{titulo}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {waiting && (
        <LoadingRegion text={messages.common.loading} className={MENU_NOTE}>
          <Skeleton lines={Math.max(1, wanted - shown.length)} />
        </LoadingRegion>
      )}
      {!waiting && shown.length === 0 && !error && (
        <p className={MENU_NOTE}>{ids.length === 0 ? texts.empty : texts.none}</p>
      )}
      {error && shown.length < wanted && <ErrorState text={texts.failed} onRetry={retry} />}
      <Link to={paths.profile.href('favoritos')} className={`dropdown-item ${styles.all}`}>
        {texts.all}
      </Link>
    </>
  );
}

const DebugPanel = lazyWithFallback(
  async () => (await import('@/components/forum/debug/DebugPanel')).DebugPanel,
  () => null,
);

/** On the forum's pages, for an administrador only: the debug panel, which nobody else downloads (spec 2, section 2). */
function ForumDebug({ account }: { account: Account | null }) {
  const { pathname } = useLocation();
  const forum = paths.forum.href();
  const isForum = pathname === forum || pathname.startsWith(`${forum}/`);
  if (!isForum || account?.rol !== 'administrador' || account.estado !== 'activo') return null;
  return (
    <Suspense>
      <DebugPanel account={account} />
    </Suspense>
  );
}

/** The member's menus. A chunk of its own: visitors do not download it. */
export function MemberBar({ person, account }: MemberBarProps) {
  // Members alone have something to delete.
  useSteadyClicks();
  return (
    <>
      <FavouritesMenu account={account} />
      <NoticesMenu account={account} />
      <UserMenu person={person} account={account} />
      <ForumDebug account={account} />
    </>
  );
}
