import { paths } from '../src/model/shared/paths.ts';

/** A page that a visitor lands on. */
export interface Landing {
  /** As in src/model/shared/paths.ts. */
  path: string;
  /** The page's module, and what its row of src/routes.tsx fetches beside it. */
  modules: readonly string[];
  /** What it reads with: a drawn page needs it only once somebody uses it. */
  later: readonly string[];
}

/** What runs on every address, and what that brings in part by part (src/main.tsx). */
export const APPLICATION = { html: 'index.html', main: 'src/application.tsx' } as const;

/** What keeps on the device what was read. */
const KEEPING = 'src/services/client/persistence.ts';
const TOASTS = 'src/components/ui/ToastList.tsx';

/** What pages read with. */
export const READING = {
  library: ['src/services/visitor/library.ts', KEEPING, TOASTS],
  forum: ['src/services/visitor/forum.ts', KEEPING, TOASTS],
} as const;

const CATALOGUE = 'src/services/articles/useCatalogue.ts';

/**
 * What visitors' pages fetch that few use, or late: it finds out by itself what it is made of. Else Vite would write the list of its files
 * into what every visitor downloads (decision 42).
 */
export const RARE = [
  'src/components/layout/RepairNotice.tsx',
  'src/components/layout/device.ts',
  'src/services/offline/keep.ts',
  'src/components/home/ContinueList.tsx',
  'src/components/passages/PassageCard.tsx',
  'src/components/passages/NoteCard.tsx',
  'src/components/articles/AuthorBox.tsx',
  'src/components/articles/ReadingSettings.tsx',
  'src/components/articles/companion/Companion.tsx',
  'src/components/articles/listening/ListenBar.tsx',
  'src/components/articles/sources/CiteDialog.tsx',
  'src/components/articles/sources/SourceList.tsx',
] as const;

/** By short names, of which the names of the files are made that several load. */
export const LANDINGS = {
  home: {
    path: paths.home.path,
    modules: ['src/pages/HomePage.tsx', CATALOGUE],
    later: READING.library,
  },
  library: {
    path: paths.library.path,
    modules: ['src/pages/LibraryPage.tsx', CATALOGUE],
    later: READING.library,
  },
  article: {
    path: paths.article.path,
    modules: ['src/pages/ArticlePage.tsx'],
    later: [...READING.library, 'src/components/articles/prose/ArticleText.tsx'],
  },
  forum: {
    path: paths.forum.path,
    modules: ['src/pages/foro/ForumPage.tsx'],
    later: READING.forum,
  },
  category: {
    path: paths.forumCategory.path,
    modules: ['src/pages/foro/CategoryPage.tsx'],
    later: READING.forum,
  },
  topic: {
    path: paths.forumTopic.path,
    modules: ['src/pages/foro/TopicPage.tsx', 'src/services/forum/useTopic.ts'],
    later: [...READING.forum, 'src/components/forum/shared/ForumText.tsx'],
  },
} as const satisfies Record<string, Landing>;
