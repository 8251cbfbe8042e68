import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { type SignInRequest, useSession } from '@/session';

/**
 * What a page that needs a session is wrapped in: visitors are sent to sign in and back. Someone who signs out on it,
 * here or in another tab, goes home instead. Without a connection nobody is sent anywhere: the page waits for it.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, unreachable, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  const wasMember = useRef(false);
  useEffect(() => {
    if (status === 'member') wasMember.current = true;
  }, [status]);

  if (status === 'member') return children;
  if (status === 'visitor') {
    if (wasMember.current) return <Navigate to={paths.home.href()} replace />;
    const reason: SignInRequest = { message: messages.common.signInFirst };
    return <Navigate to={paths.login.href(pathname + search + hash)} state={reason} replace />;
  }
  // A broken session is explained above the page; until it is repaired there is nothing to show.
  if (status === 'broken') return null;
  if (unreachable) {
    return (
      <div className="container py-7">
        <ErrorState {...messages.common.unreachable} onRetry={retry} />
      </div>
    );
  }
  return (
    <LoadingRegion text={messages.common.loading} className="container vstack gap-5 py-7">
      <Skeleton height="2.5rem" width="min(20rem, 80%)" />
      <Skeleton height="12rem" />
    </LoadingRegion>
  );
}
