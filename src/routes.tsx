import type { ComponentType, ReactNode } from 'react';
import { matchPath, type RouteObject, replace, type ShouldRevalidateFunction } from 'react-router-dom';
import { FrameError, Layout, PageLoadError, RouteError } from '@/components/layout';
import { paths } from '@/model/shared/paths';
import { keysOf } from '@/model/shared/unknown-value';
import type { StaffGuard } from '@/model/users/permissions/admin-access';
import { hasGivenCards, prefetchArticle } from '@/services/articles';
import { session } from '@/session';

type PathParams = Readonly<Record<string, string | undefined>>;

/** A page, and what fetches the code of the texts on it. */
type PageModule = { default: ComponentType & { bringTexts?: () => Promise<unknown> } };

/** A page's address and code, and what starts fetching its data meanwhile (that must not fail, as nobody waits for it). */
type PageRow = readonly [
  place: { path: string },
  page: () => Promise<PageModule>,
  prefetch?: (params: PathParams, address: string) => void,
];

/** The pages that sign in fetch Auth beside their own code. */
const preloadAuth = () => session.preloadAuth();

/** The code that reads lists is not in what every visitor loads. Where it does not arrive the page does not either, and says so. */
function startReadingCatalogue(_: PathParams, address: string): void {
  if (hasGivenCards(address)) return;
  void import('@/services/articles/useCatalogue').then(
    ({ prefetchCatalogue }) => prefetchCatalogue(),
    () => undefined,
  );
}

/** So with the code that reads a topic. */
function startReadingTopic({ temaId = '' }: PathParams): void {
  void import('@/services/forum/useTopic').then(
    ({ prefetchTopic }) => prefetchTopic(temaId, session.getState().hint?.rol),
    () => undefined,
  );
}

/**
 * THE route table, by who may see a page: everybody (as the build drew it, or not), who is signed in ('session'), or whom a guard of
 * the staff lets in.
 */
const PAGES: Readonly<Record<'drawn' | 'everybody' | 'session' | StaffGuard, readonly PageRow[]>> = {
  drawn: [
    [paths.home, () => import('@/pages/HomePage'), startReadingCatalogue],
    [paths.library, () => import('@/pages/LibraryPage'), startReadingCatalogue],
    [paths.libraryCategory, () => import('@/pages/LibraryPage'), startReadingCatalogue],
    [paths.passages, () => import('@/pages/PassagesPage')],
    [paths.passageChapter, () => import('@/pages/PassageChapterPage')],
    [paths.sources, () => import('@/pages/SourcesPage')],
    [paths.article, () => import('@/pages/ArticlePage'), ({ id = '' }) => prefetchArticle(id)],
    [paths.forum, () => import('@/pages/foro/ForumPage')],
    [paths.forumCategory, () => import('@/pages/foro/CategoryPage')],
    [paths.forumTopic, () => import('@/pages/foro/TopicPage'), startReadingTopic],
    [paths.memberProfile, () => import('@/pages/MemberProfilePage')],
  ],
  everybody: [
    [paths.contact, () => import('@/pages/ContactPage')],
    [paths.newTopic, () => import('@/pages/foro/NewTopicPage')],
    // Their guards are their own: the forum's staff is not the panel's.
    [paths.forumReports, () => import('@/pages/foro/ReportsPage')],
    [paths.forumMember, () => import('@/pages/foro/ModeratedMemberPage')],
    [paths.forumLog, () => import('@/pages/foro/StaffLogPage')],
    [paths.forumStatistics, () => import('@/pages/foro/ForumStatisticsPage')],
    [paths.forumCategories, () => import('@/pages/foro/ForumCategoriesPage')],
    [paths.login, () => import('@/pages/LoginPage'), preloadAuth],
    [paths.register, () => import('@/pages/RegisterPage'), preloadAuth],
    [paths.recoverPassword, () => import('@/pages/RecoverPasswordPage'), preloadAuth],
    [paths.createAdmin, () => import('@/pages/CreateAdminPage'), preloadAuth],
    [paths.createAdminSimple, () => import('@/pages/CreateAdminPage'), preloadAuth],
    [{ path: '*' }, () => import('@/pages/NotFoundPage')],
  ],
  session: [
    [paths.forumNotices, () => import('@/pages/foro/NoticesPage')],
    [paths.forumFixPermissions, () => import('@/pages/foro/FixPermissionsPage')],
    [paths.forumDirectAccess, () => import('@/pages/foro/DirectAccessPage')],
    [paths.changePassword, () => import('@/pages/ChangePasswordPage')],
    [paths.profile, () => import('@/pages/ProfilePage')],
    [paths.editProfile, () => import('@/pages/EditProfilePage')],
    [paths.favouritesTool, () => import('@/pages/FavouritesToolPage')],
  ],
  writers: [[paths.adminArticles, () => import('@/pages/admin/AdminArticlesPage')]],
  writing: [
    [paths.adminNewArticle, () => import('@/pages/admin/ArticleEditorPage')],
    [paths.adminEditArticle, () => import('@/pages/admin/ArticleEditorPage')],
  ],
  categories: [
    [paths.adminCategories, () => import('@/pages/admin/AdminCategoriesPage'), startReadingCatalogue],
  ],
  administrators: [
    [paths.adminUsers, () => import('@/pages/admin/AdminUsersPage')],
    [paths.adminImport, () => import('@/pages/admin/AdminImportPage')],
    [paths.adminMessages, () => import('@/pages/admin/AdminMessagesPage')],
    [paths.verifyFirestore, () => import('@/pages/admin/VerifyFirestorePage')],
  ],
  allArticles: [[paths.adminLinks, () => import('@/pages/admin/AdminLinksPage')]],
  commentModerators: [[paths.adminComments, () => import('@/pages/admin/AdminCommentsPage')]],
};

/** Code that is not on the device and cannot be fetched is told apart from a page that fails. */
async function fetched<T>(code: () => Promise<T>): Promise<T> {
  try {
    return await code();
  } catch (cause) {
    throw new PageLoadError('The code of the page could not be loaded', { cause });
  }
}

/** Another search string is the same page with other filters: its data is there, and what is old the queries refresh. */
const leadsElsewhere: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Puts a gate around a page. Two routes that show one page get the same gate, so that the page goes on from one to the other. */
type Gate = (page: ReactNode) => ReactNode;

async function sessionGate(): Promise<Gate> {
  const { RequireSession } = await import('@/components/account/auth/RequireSession');
  return (page) => <RequireSession>{page}</RequireSession>;
}

async function staffGate(guard: StaffGuard): Promise<Gate> {
  const { AdminGate } = await import('@/components/admin/AdminFrame');
  return (page) => <AdminGate guard={guard}>{page}</AdminGate>;
}

function toRoutes(rows: readonly PageRow[], loadGate?: () => Promise<Gate>): RouteObject[] {
  return rows.map((row) => {
    const [{ path }, page, prefetch] = row;
    const lazy = () =>
      fetched(async () => {
        const [{ default: Page }, gate] = await Promise.all([page(), loadGate?.()]);
        // For a member the page is drawn anew over what the build drew: with the code of its texts at hand no word moves.
        if (session.getState().hint && document.querySelector('[data-prose]'))
          await Page.bringTexts?.().catch(() => undefined);
        return { element: gate ? gate(<Page />) : <Page /> };
      });
    if (!prefetch) return { path, lazy };
    // The router runs a loader that is not lazy at once, beside the fetch of the page's code.
    const loader: RouteObject['loader'] = ({ params, request }) => {
      const { pathname, search } = new URL(request.url);
      prefetch(params, pathname + search);
      return null;
    };
    return { path, lazy, loader, shouldRevalidate: leadsElsewhere };
  });
}

const { drawn, everybody, session: members, ...ofStaff } = PAGES;

/** The staff's pages share one frame, which stays from page to page. */
const staffRoute: RouteObject = {
  lazy: () =>
    fetched(async () => ({ Component: (await import('@/components/admin/AdminFrame')).AdminFrame })),
  children: [
    {
      ErrorBoundary: RouteError,
      children: keysOf(ofStaff).flatMap((guard) => toRoutes(ofStaff[guard], () => staffGate(guard))),
    },
  ],
};

/** Addresses that only lead to another. */
const redirects = [paths.admin, paths.adminRest].map(({ path }) => ({
  path,
  loader: () => replace(paths.adminArticles.href()),
}));

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    ErrorBoundary: FrameError,
    // One level below the layout, so that a page that fails does not take the frame away.
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...toRoutes(drawn),
          ...toRoutes(everybody),
          ...toRoutes(members, sessionGate),
          ...redirects,
          staffRoute,
        ],
      },
    ],
  },
];

/** The routes that the build draws, as patterns of addresses. */
export const DRAWN_PATHS = drawn.map(([{ path }]) => path);

/** Fetches the code of the page at an address. What does not come is asked for again when it opens. */
export function bringPage({ pathname }: URL): void {
  const row = [...drawn, ...everybody].find(([{ path }]) => path !== '*' && matchPath(path, pathname));
  row?.[1]().catch(() => undefined);
}
