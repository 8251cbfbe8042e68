import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Account } from '@/model/account';
import { paths } from '@/model/paths';

const DebugPanel = lazy<ComponentType<{ account: Account }>>(async () => {
  try {
    return { default: (await import('@/components/forum/debug/DebugPanel')).DebugPanel };
  } catch (error) {
    console.info('The debug panel could not be loaded.', error);
    return { default: () => null };
  }
});

/** On the forum's pages, for an administrador only: the debug panel, which nobody else downloads (spec 2, section 2). */
export function ForumDebug({ account }: { account: Account | null }) {
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
