import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RequireSession } from '@/components/account/auth/RequireSession';
import { FrameError, KnownRoutesProvider, Layout, PageLoadError, RouteError } from '@/components/layout';
import { paths } from '@/model/paths';
import { prefetchArticle, prefetchCatalogue } from '@/services/queries';
import { session } from '@/session';

interface PageRow {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /**
   * Starts fetching what the page shows while its code is still on the way. It must not fail, and is awaited only where it
   * gives what to wait for.
   */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => unknown;
  /** Who may see the page; without one, everybody. 'session': whoever is signed in. */
  guard?: keyof typeof GUARDS;
}

const GUARDS = { session: RequireSession } as const;

/** The pages that sign in fetch Auth beside their own code. */
const wake = () => session.wake();

/** THE route table: one row for each page of the site. */
const PAGES: readonly PageRow[] = [
  { path: paths.home.path, page: () => import('@/pages/HomePage'), prefetch: () => prefetchCatalogue() },
  {
    path: paths.library.path,
    page: () => import('@/pages/LibraryPage'),
    prefetch: () => prefetchCatalogue(),
  },
  {
    path: paths.article.path,
    page: () => import('@/pages/ArticlePage'),
    prefetch: ({ id = '' }) => prefetchArticle(id),
  },
  { path: paths.contact.path, page: () => import('@/pages/ContactPage') },
  { path: paths.forum.path, page: () => import('@/pages/ComingPage') },
  { path: paths.login.path, page: () => import('@/pages/LoginPage'), prefetch: wake },
  { path: paths.register.path, page: () => import('@/pages/RegisterPage'), prefetch: wake },
  { path: paths.recoverPassword.path, page: () => import('@/pages/RecoverPasswordPage'), prefetch: wake },
  {
    path: paths.changePassword.path,
    page: () => import('@/pages/ChangePasswordPage'),
    guard: 'session',
  },
  { path: paths.profile.path, page: () => import('@/pages/ProfilePage'), guard: 'session' },
  { path: paths.memberProfile.path, page: () => import('@/pages/MemberProfilePage') },
  { path: paths.editProfile.path, page: () => import('@/pages/EditProfilePage'), guard: 'session' },
  { path: paths.favouritesTool.path, page: () => import('@/pages/FavouritesToolPage'), guard: 'session' },
  { path: paths.createAdmin.path, page: () => import('@/pages/CreateAdminPage'), prefetch: wake },
  { path: paths.createAdminSimple.path, page: () => import('@/pages/CreateAdminSimplePage'), prefetch: wake },
  { path: '*', page: () => import('@/pages/NotFoundPage') },
];

async function loadPage({ page, guard }: PageRow): Promise<{ Component: ComponentType }> {
  try {
    const Page = (await page()).default;
    return { Component: guard ? guarded(Page, guard) : Page };
  } catch (cause) {
    throw new PageLoadError('The code of the page could not be loaded', { cause });
  }
}

function guarded(Page: ComponentType, guard: keyof typeof GUARDS): ComponentType {
  const Guard = GUARDS[guard];
  return function GuardedPage() {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };
}

function toRoute(row: PageRow): RouteObject {
  const { path, prefetch } = row;
  const lazy = () => loadPage(row);
  if (!prefetch) return { path, lazy };
  // The router runs a loader that is not lazy at once, beside the fetch of the page's code.
  const loader: RouteObject['loader'] = async ({ params }) => {
    await prefetch(params);
    return null;
  };
  return { path, lazy, loader };
}

export const routes: RouteObject[] = [
  {
    element: (
      <KnownRoutesProvider value={PAGES.map(({ path }) => path)}>
        <Layout />
      </KnownRoutesProvider>
    ),
    ErrorBoundary: FrameError,
    // One level below the layout, so that a page that fails does not take the frame away.
    children: [{ ErrorBoundary: RouteError, children: PAGES.map(toRoute) }],
  },
];
