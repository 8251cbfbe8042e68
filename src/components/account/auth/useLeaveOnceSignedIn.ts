import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/session';

/** How long 'Has iniciado sesión' can be read (spec 1, section 9). */
const REDIRECT_MS = 500;

/** Sends a member on from a page that signs in, after a moment where it was just sent. True meanwhile. */
export function useLeaveOnceSignedIn(target: string, sent: boolean): boolean {
  const { status, hint, unreachable } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'member') return;
    const timer = setTimeout(() => navigate(target, { replace: true }), sent ? REDIRECT_MS : 0);
    return () => clearTimeout(timer);
  }, [status, sent, target, navigate]);
  return !sent && (status === 'member' || (status === 'restoring' && hint !== null && !unreachable));
}
