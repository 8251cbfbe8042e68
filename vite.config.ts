import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import svgr from 'vite-plugin-svgr';
import { htmlHead } from './scripts/html-head.ts';
import { paths } from './src/model/paths.ts';

/** The pages a visitor lands on: their code is preloaded beside the application's. */
const landings = {
  [paths.home.path]: '/src/pages/HomePage.tsx',
  [paths.library.path]: '/src/pages/LibraryPage.tsx',
  [paths.article.path]: '/src/pages/ArticlePage.tsx',
  [paths.forumTopic.path]: '/src/pages/foro/TopicPage.tsx',
};

/**
 * What every landing shows, in one file: on a slow connection each request is dear. What is left out of the list still
 * works, in a small file of its own.
 */
const siteModules = new RegExp(
  [
    // Without what only long lists and changes need: no landing has them before somebody acts.
    'node_modules/(@tanstack/(?!.*/((mutation|queries|infiniteQuery)Observer|use(Mutation|Queries|InfiniteQuery))\\.js)|idb-keyval/|date-fns/)|',
    'src/model/(messages/(common|chrome)|paths|dates|format-number|excerpt|urls',
    '|category|comment|search-text|library-filters|library|slug|article|article-ids|site)\\.ts',
    '|src/services/(config|firebase|errors|parse|articles|article-data|category-colours)\\.ts',
    '|src/services/queries/(client|denials|persistence|useArticle|useCategoryColours)\\.ts',
    '|src/session/(session-store|session-hint|session|useSession|return-path|backend-contract)\\.ts',
    '|src/components/articles/(ArticlePicture|CategoryDot|useMediaQuery)',
    '|src/components/feedback/(Button|lazyPart|Skeleton|LoadingRegion|EmptyState|ErrorState|State|Spinner|progress|Toasts|toasts|usePageMeta|useLinkPreview)',
    // Small things that an article's page shares with pages that few see: a file each would weigh more than they do.
    '|src/(components/library/lastLibrary|components/articles/useNearViewport|model/account-limits)\\.ts',
    '|node_modules/bootstrap-icons/icons/(bookmark-heart|check2|eye|link-45deg)\\.svg',
  ].join(''),
);

/** What lists articles, and reads the catalogue for it. */
const catalogueModules = new RegExp(
  [
    'src/model/(messages/library|catalogue|library-list)\\.ts|src/services/(shards|shard-snapshot)\\.ts',
    '|src/services/queries/(cards|shard-queries|useCatalogue)\\.ts|src/components/articles/(ArticleCard|Highlighted)',
  ].join(''),
);

/** What the forum's pages share, in one file for the same reason. */
const forumModules = new RegExp(
  [
    'src/model/forum/(limits|topic|relative-date|permissions)\\.ts|src/model/(can|roles)\\.ts',
    '|src/model/messages/(forum|forum-common)\\.ts|src/services/forum/(data|topic)\\.ts|src/services/queries/forum/problem\\.ts',
    '|src/components/forum/(ForumError|shared/(RoleBadge|StateBadge|TopicMarks|Badges|RelativeTime|AuthorLine|Breadcrumb))',
  ].join(''),
);

/** What the forum's home and its categories share. */
const forumListModules = new RegExp(
  [
    'src/components/feedback/MoreButton|src/components/forum/(CategoryIcon|NewTopicLink|search/(ForumSearchField|lazyResults))',
    '|src/model/forum/(list-filters|category-icons)\\.ts|src/model/messages/forum-home\\.ts',
    '|src/services/queries/forum/(lists|useForumCategories)\\.ts|src/services/forum/summary\\.ts',
  ].join(''),
);

/** What the page of a topic shares with what members do on it, which is fetched for them alone. */
const topicModules = new RegExp(
  [
    'tanstack.*(queriesObserver|useQueries)|src/model/forum/reply-pages\\.ts|src/model/messages/forum-topic\\.ts',
    '|src/services/forum/replies\\.ts|src/services/queries/forum/(topic-queries|useTopic)\\.ts',
    '|src/components/forum/topic/(PostActions.module|pending-act)',
    '|bootstrap-icons/icons/(reply|reply-fill|bookmark-fill|heart-fill|flag|quote|eye-slash|arrow-down)\\.svg',
  ].join(''),
);

/** How texts are read and drawn: an article's page and a topic's share it. */
const proseModules =
  /node_modules\/react-markdown\/|src\/components\/articles\/prose\/(proseComponents|readingSyntax|remarkStrayHtml|useGradual)|src\/model\/messages\/prose/;

/** Pages that few open first: they find out by themselves what they are made of. */
const rarePages = new RegExp(
  [
    '/(Admin\\w+|ArticleEditor|VerifyFirestore|CreateAdmin\\w*|FavouritesTool|ChangePassword|RecoverPassword|EditProfile|Profile|MemberProfile|NotFound|Register|Contact',
    '|NewTopic|Notices|FixPermissions|DirectAccess|ForumCategories|ForumStatistics|ModeratedMember|Reports|StaffLog)Page-',
    '|/Admin(Gate|Frame)-',
  ].join(''),
);

/** What the build takes instead of a package, where the package brings what no visitor of this site needs. */
const lighter = {
  'property-information': fileHere('scripts/lighter/property-information.js'),
  '@ungap/structured-clone': fileHere('scripts/lighter/structured-clone.js'),
  'style-to-object': fileHere('scripts/lighter/style-to-object.js'),
  // The package names its development build as its only one; this is the same without the warnings to developers.
  'react-router/dom': fileHere('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': fileHere('node_modules/react-router/dist/production/index.mjs'),
};

/** Workers have no document: there the names of characters come from a table. Where nothing is built, everywhere. */
const inWorkers = {
  'decode-named-character-reference': fileHere('node_modules/decode-named-character-reference/index.js'),
};
const withoutDocument: Plugin = {
  name: 'without-document',
  enforce: 'pre',
  resolveId: (id) => (id in inWorkers ? inWorkers['decode-named-character-reference'] : null),
};

function fileHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig(({ command }) => ({
  plugins: [react(), svgr(), htmlHead(landings)],
  resolve: { alias: { '@': fileHere('src'), ...(command === 'build' ? lighter : inWorkers) } },
  css: {
    preprocessorOptions: {
      // Bootstrap 5 is written with @import, and its parts know each other's variables by it alone.
      scss: { quietDeps: true, silenceDeprecations: ['import'] },
    },
  },
  worker: { plugins: () => [withoutDocument] },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What each page is made of is listed in the file that every visitor downloads.
      resolveDependencies: (file, dependencies) => (rarePages.test(file) ? [] : dependencies),
    },
    rolldownOptions: {
      output: {
        // What changes only with an upgrade keeps its name, and so its place in visitors' caches, from deploy to deploy.
        codeSplitting: {
          groups: [
            // By itself, so that main.tsx needs none of the parts that it brings in.
            { name: 'preload', test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'firestore',
              test: /node_modules\/(@firebase\/(app|component|firestore|logger|util|webchannel-wrapper)|firebase\/(app|firestore)|idb)\//,
            },
            { name: 'site', test: siteModules },
            // The lists of articles: home and library have them at once, an article when its reader comes to the recommended.
            { name: 'catalogue', test: catalogueModules },
            // Before what takes along all that it needs: lists and searches of all parts of the site have them.
            {
              name: 'lists',
              test: /@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js|icons\/search\.svg/,
            },
            // Before prose, which needs it: lists of the forum have it without prose.
            { name: 'words', test: /src\/model\/(strip-\w+|entities)\.ts/ },
            { name: 'prose', test: proseModules },
            // Faces: the forum has them, and the comments of an article once a reader comes to them.
            { name: 'avatar', test: /src\/(model\/avatars|components\/account\/Avatar)\./ },
            { name: 'forum', test: forumModules },
            { name: 'topic', test: topicModules },
            { name: 'forum-lists', test: forumListModules },
          ],
        },
      },
    },
  },
}));
