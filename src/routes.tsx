import type { ComponentType, ReactNode } from 'react';
import { type RouteObject, replace, type ShouldRevalidateFunction } from 'react-router-dom';
import { FrameError, Layout, PageLoadError, RouteError } from '@/components/layout';
import type { StaffGuard } from '@/model/admin-access';
import { paths } from '@/model/paths';
import { prefetchArticle } from '@/services/queries';
import { hasDrawnCards } from '@/services/queries/articles/drawn-cards';
import { session } from '@/session';

type PathParams = Readonly<Record<string, string | undefined>>;

interface PageRow {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /**
   * Starts fetching what the page shows while its code is still on the way. It must not fail: nobody waits for it.
   */
  prefetch?: (params: PathParams, address: string) => void;
  /**
   * Who may see the page; without one, everybody. 'session': whoever is signed in. The others (model/admin-access.ts) are of
   * the staff: their pages stand in the panel's frame, beside its sidebar, and its code comes with theirs.
   */
  guard?: 'session' | StaffGuard;
}

/** An address that only leads to another. */
interface RedirectRow {
  path: string;
  redirect: string;
}

/** The pages that sign in fetch Auth beside their own code. */
const preloadAuth = () => session.preloadAuth();

/** The lists' reading is no part of what every visitor loads. Where it does not arrive, neither does the page. */
function startReadingCatalogue(_: PathParams, address: string): void {
  if (hasDrawnCards(address)) return;
  void import('@/services/queries/articles/useCatalogue').then(
    ({ prefetchCatalogue }) => prefetchCatalogue(),
    () => undefined,
  );
}

/** The forum's reading is no part of what every visitor loads. Where it does not arrive, neither does the page. */
function startReadingTopic(id: string): void {
  void import('@/services/queries/forum/useTopic').then(
    ({ prefetchTopic }) => prefetchTopic(id, session.getState().hint?.rol),
    () => undefined,
  );
}

/** THE route table: one row for each page of the site. */
const PAGES: readonly (PageRow | RedirectRow)[] = [
  { path: paths.home.path, page: () => import('@/pages/HomePage'), prefetch: startReadingCatalogue },
  {
    path: paths.library.path,
    page: () => import('@/pages/LibraryPage'),
    prefetch: startReadingCatalogue,
  },
  {
    path: paths.libraryCategory.path,
    page: () => import('@/pages/LibraryPage'),
    prefetch: startReadingCatalogue,
  },
  {
    path: paths.article.path,
    page: () => import('@/pages/ArticlePage'),
    prefetch: ({ id = '' }) => prefetchArticle(id),
  },
  { path: paths.contact.path, page: () => import('@/pages/ContactPage') },
  { path: paths.forum.path, page: () => import('@/pages/foro/ForumPage') },
  { path: paths.forumCategory.path, page: () => import('@/pages/foro/CategoryPage') },
  {
    path: paths.forumTopic.path,
    page: () => import('@/pages/foro/TopicPage'),
    prefetch: ({ temaId = '' }) => startReadingTopic(temaId),
  },
  { path: paths.newTopic.path, page: () => import('@/pages/foro/NewTopicPage') },
  { path: paths.forumNotices.path, page: () => import('@/pages/foro/NoticesPage'), guard: 'session' },
  {
    path: paths.forumFixPermissions.path,
    page: () => import('@/pages/foro/FixPermissionsPage'),
    guard: 'session',
  },
  {
    path: paths.forumDirectAccess.path,
    page: () => import('@/pages/foro/DirectAccessPage'),
    guard: 'session',
  },
  // Their guards are their own: the forum's staff is not the panel's.
  { path: paths.forumReports.path, page: () => import('@/pages/foro/ReportsPage') },
  { path: paths.forumMember.path, page: () => import('@/pages/foro/ModeratedMemberPage') },
  { path: paths.forumLog.path, page: () => import('@/pages/foro/StaffLogPage') },
  { path: paths.forumStatistics.path, page: () => import('@/pages/foro/ForumStatisticsPage') },
  { path: paths.forumCategories.path, page: () => import('@/pages/foro/ForumCategoriesPage') },
  { path: paths.login.path, page: () => import('@/pages/LoginPage'), prefetch: preloadAuth },
  { path: paths.register.path, page: () => import('@/pages/RegisterPage'), prefetch: preloadAuth },
  {
    path: paths.recoverPassword.path,
    page: () => import('@/pages/RecoverPasswordPage'),
    prefetch: preloadAuth,
  },
  {
    path: paths.changePassword.path,
    page: () => import('@/pages/ChangePasswordPage'),
    guard: 'session',
  },
  { path: paths.profile.path, page: () => import('@/pages/ProfilePage'), guard: 'session' },
  { path: paths.memberProfile.path, page: () => import('@/pages/MemberProfilePage') },
  { path: paths.editProfile.path, page: () => import('@/pages/EditProfilePage'), guard: 'session' },
  { path: paths.favouritesTool.path, page: () => import('@/pages/FavouritesToolPage'), guard: 'session' },
  { path: paths.createAdmin.path, page: () => import('@/pages/CreateAdminPage'), prefetch: preloadAuth },
  {
    path: paths.createAdminSimple.path,
    page: () => import('@/pages/CreateAdminPage'),
    prefetch: preloadAuth,
  },
  { path: paths.admin.path, redirect: paths.adminArticles.href() },
  {
    path: paths.adminArticles.path,
    page: () => import('@/pages/admin/AdminArticlesPage'),
    guard: 'writers',
  },
  {
    path: paths.adminNewArticle.path,
    page: () => import('@/pages/admin/ArticleEditorPage'),
    guard: 'writing',
  },
  {
    path: paths.adminEditArticle.path,
    page: () => import('@/pages/admin/ArticleEditorPage'),
    guard: 'writing',
  },
  {
    path: paths.adminUsers.path,
    page: () => import('@/pages/admin/AdminUsersPage'),
    guard: 'administrators',
  },
  {
    path: paths.adminImport.path,
    page: () => import('@/pages/admin/AdminImportPage'),
    guard: 'administrators',
  },
  {
    path: paths.adminCategories.path,
    page: () => import('@/pages/admin/AdminCategoriesPage'),
    guard: 'categories',
    prefetch: startReadingCatalogue,
  },
  {
    path: paths.adminMessages.path,
    page: () => import('@/pages/admin/AdminMessagesPage'),
    guard: 'administrators',
  },
  {
    path: paths.adminComments.path,
    page: () => import('@/pages/admin/AdminCommentsPage'),
    guard: 'commentModerators',
  },
  {
    path: paths.verifyFirestore.path,
    page: () => import('@/pages/admin/VerifyFirestorePage'),
    guard: 'administrators',
  },
  { path: paths.adminRest.path, redirect: paths.adminArticles.href() },
  { path: '*', page: () => import('@/pages/NotFoundPage') },
];

/** Code that is not on the device and cannot be fetched is told apart from a page that fails. */
async function fetched<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await code();
  } catch (cause) {
    throw new PageLoadError('The code of the page could not be loaded', { cause });
  }
}

async function loadPage({ page, guard }: PageRow): Promise<{ element: ReactNode }> {
  if (guard === undefined) {
    const { default: Page } = await page();
    return { element: <Page /> };
  }
  const [{ default: Page }, guarded] = await Promise.all([page(), loadGate(guard)]);
  return { element: guarded(<Page />) };
}

/** Puts around a page what not everybody passes: the same of two routes, so that a page that both show goes on. */
async function loadGate(guard: 'session' | StaffGuard): Promise<(page: ReactNode) => ReactNode> {
  if (!isStaffGuard(guard)) {
    const { RequireSession } = await import('@/components/account/auth/RequireSession');
    return (page) => <RequireSession>{page}</RequireSession>;
  }
  const { AdminGate } = await import('@/components/admin/AdminFrame');
  return (page) => <AdminGate guard={guard}>{page}</AdminGate>;
}

function isStaffGuard(guard: PageRow['guard']): guard is StaffGuard {
  return guard !== undefined && guard !== 'session';
}

/** Another search string is the same page with other filters: its data is there, and what is old the queries refresh. */
const leadsElsewhere: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

function toRoute(row: PageRow | RedirectRow): RouteObject {
  if ('redirect' in row) return { path: row.path, loader: () => replace(row.redirect) };
  const { path, prefetch } = row;
  const lazy = () => fetched(() => loadPage(row));
  if (!prefetch) return { path, lazy };
  // The router runs a loader that is not lazy at once, beside the fetch of the page's code.
  const loader: RouteObject['loader'] = ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    prefetch(params, pathname + search);
    return null;
  };
  return { path, lazy, loader, shouldRevalidate: leadsElsewhere };
}

function isOfStaff(row: PageRow | RedirectRow): boolean {
  return 'page' in row && isStaffGuard(row.guard);
}

/** The staff's pages share one frame, which stays from page to page. */
const staffRoute: RouteObject = {
  lazy: () =>
    fetched(async () => ({ Component: (await import('@/components/admin/AdminFrame')).AdminFrame })),
  children: [{ ErrorBoundary: RouteError, children: PAGES.filter(isOfStaff).map(toRoute) }],
};

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    ErrorBoundary: FrameError,
    // One level below the layout, so that a page that fails does not take the frame away.
    children: [
      {
        ErrorBoundary: RouteError,
        children: [...PAGES.filter((row) => !isOfStaff(row)).map(toRoute), staffRoute],
      },
    ],
  },
];
