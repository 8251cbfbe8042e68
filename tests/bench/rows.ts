import {
  BLOCKING_BUDGET,
  CSS_BUDGET,
  FONT_BUDGET,
  HOME_BUDGET,
  JS_BUDGET,
  PAGES,
  PAINT_BUDGET,
  type PageName,
  READ_BUDGET,
  SECOND_VISIT_BUDGET,
  SHIFT_BUDGET,
  TAP_BUDGET,
  VISIT_BUDGET,
} from './budgets';
import type { ColdSearch } from './cold-search';
import type { ImportMetrics } from './import';
import type { LibraryTimings, SearchMetrics } from './interactions';
import type { LoadMetrics } from './load';
import type { ReadMetrics } from './reads';
import { SECOND_VISITS, TAPS } from './steps';
import type { TypingMetrics } from './typing';

/** Everything one run of the bench measured; what failed is not there. */
export interface Measurements {
  /** First visits of the pages that the build drew, with scripts and without. */
  load: Partial<Record<PageName, LoadMetrics>>;
  loadWithoutScripts: Partial<Record<PageName, LoadMetrics>>;
  /** First visit of an article that is newer than the build. */
  newer?: LoadMetrics;
  readsDrawn: Partial<Record<PageName, ReadMetrics>>;
  /** From a tap to the next page's text, by where it leads from; second visits; and what a whole visit costs in bytes. */
  taps: Partial<Record<PageName, { seen: number; unseen: number }>>;
  secondVisits: Partial<Record<PageName, { online: number; offline: number }>>;
  barePaint?: number;
  visitBytes?: number;
  /** Of the application without drawn pages. Reads with the demo content and with 10,000 articles, 300 topics and one of them with 5,000 replies. */
  readsDemo: Partial<Record<PageName, ReadMetrics>>;
  readsLarge: Partial<Record<PageName, ReadMetrics>>;
  /** Reads of the staff's list of articles, with 10,000 of them. */
  staffList?: ReadMetrics;
  reports?: ReadMetrics;
  library?: LibraryTimings;
  search?: SearchMetrics;
  /** Of a published site of 10,000 articles. */
  coldSearch?: ColdSearch;
  typing?: TypingMetrics;
  imported?: ImportMetrics;
}

export interface Row {
  what: string;
  /** The most allowed; null: shown for the record. */
  budget: number | null;
  unit: 'KB' | 'ms' | 's' | '' | 'reads';
  value: (measured: Measurements) => number | undefined;
}

const kilobytes = (bytes: number) => bytes / 1000;

/** The budgets (docs/architecture.md): a new one is a new row. */
export const ROWS: readonly Row[] = [
  ...PAGES.map((page) =>
    loadRow(`JavaScript of ${page}`, JS_BUDGET[page], 'KB', page, (m) => kilobytes(m.bytes.js)),
  ),
  ...PAGES.map((page) => loadRow(`${page} answers who uses it`, null, 'ms', page, (m) => m.usable)),
  ...PAGES.map((page) => loadRow(`CSS of ${page}`, CSS_BUDGET, 'KB', page, (m) => kilobytes(m.bytes.css))),
  ...PAGES.map((page) =>
    loadRow(`fonts of ${page}`, FONT_BUDGET, 'KB', page, (m) => kilobytes(m.bytes.font)),
  ),
  loadRow('everything on /', HOME_BUDGET, 'KB', '/', (m) => kilobytes(m.totalBytes)),
  loadRow('everything on /biblioteca', null, 'KB', '/biblioteca', (m) => kilobytes(m.totalBytes)),
  loadRow('everything on /articulo', null, 'KB', '/articulo', (m) => kilobytes(m.totalBytes)),
  loadRow('everything on /foro', null, 'KB', '/foro', (m) => kilobytes(m.totalBytes)),
  loadRow('everything on /foro/categoria', null, 'KB', '/foro/categoria', (m) => kilobytes(m.totalBytes)),
  ...PAGES.map((page) => loadRow(`requests of ${page}`, null, '', page, (m) => m.requests)),
  ...PAGES.flatMap((page) => [
    loadRow(`text readable on ${page}`, PAINT_BUDGET, 'ms', page, (m) => m.text),
    loadRow(`LCP of ${page}`, PAINT_BUDGET, 'ms', page, (m) => m.lcp),
    withoutScripts(`LCP of ${page} without scripts`, PAINT_BUDGET, page, (m) => m.lcp),
    loadRow(`total blocking time of ${page}`, BLOCKING_BUDGET, 'ms', page, (m) => m.tbt),
    loadRow(`layout shift of ${page}`, SHIFT_BUDGET, '', page, (m) => m.cls),
    withoutScripts(`HTML of ${page}`, null, page, (m) => kilobytes(m.bytes.html)),
  ]),
  newerRow('text readable of an article newer than the build', null, (m) => m.text),
  // As before the build drew pages.
  newerRow('LCP of an article newer than the build', 3100, (m) => m.lcp),
  newerRow('total blocking time of an article newer than the build', 200, (m) => m.tbt),
  ...TAPS.flatMap(({ from, to }) =>
    (['seen', 'unseen'] as const).map((kind) => ({
      what: `tap from ${from} to ${to}, ${kind === 'seen' ? 'seen coming' : 'not seen coming'}`,
      budget: TAP_BUDGET[kind],
      unit: 'ms' as const,
      value: ({ taps }: Measurements) => taps[from]?.[kind],
    })),
  ),
  ...SECOND_VISITS.flatMap((page) =>
    (['online', 'offline'] as const).map((line) => ({
      what: `text at a second visit of ${page}${line === 'offline' ? ', without a connection' : ''}`,
      budget: SECOND_VISIT_BUDGET,
      unit: 'ms' as const,
      value: ({ secondVisits }: Measurements) => secondVisits[page]?.[line],
    })),
  ),
  {
    what: 'text of a page that has nothing else, beside them',
    budget: null,
    unit: 'ms',
    value: (m) => m.barePaint,
  },
  {
    what: 'home, an article and a topic in one visit, all that comes by itself included',
    budget: VISIT_BUDGET,
    unit: 'KB',
    value: ({ visitBytes }) => visitBytes && kilobytes(visitBytes),
  },
  ...PAGES.flatMap((page) =>
    (['cold', 'warm'] as const).map((visit) => ({
      what: `reads of ${page} as drawn, ${visit}`,
      budget: 0,
      unit: 'reads' as const,
      value: ({ readsDrawn }: Measurements) => readsDrawn[page]?.[visit],
    })),
  ),
  ...PAGES.flatMap((page) => [
    readRow(`reads of ${page} by the application, cold, demo content`, page, (m) => m.readsDemo[page]?.cold),
    readRow(`reads of ${page} by the application, warm, demo content`, page, (m) => m.readsDemo[page]?.warm),
    readRow(
      `reads of ${page} by the application, cold, 10,000 articles`,
      page,
      (m) => m.readsLarge[page]?.cold,
    ),
    readRow(
      `reads of ${page} by the application, warm, 10,000 articles`,
      page,
      (m) => m.readsLarge[page]?.warm,
    ),
  ]),
  // The first of a day also sums what was viewed (decision 25).
  ...(
    [
      ['cold', 60],
      ['warm', 30],
    ] as const
  ).map(([visit, budget]) => ({
    what: `reads of /admin/articulos, ${visit}, 10,000 articles`,
    budget,
    unit: 'reads' as const,
    value: ({ staffList }: Measurements) => staffList?.[visit],
  })),
  {
    what: 'reads of /foro/admin/reportes, with everything beside it, cold',
    budget: 25,
    unit: 'reads',
    value: (m) => m.reports?.cold,
  },
  { what: 'filter 10,000 articles, to painted', budget: 50, unit: 'ms', value: (m) => m.library?.filter },
  { what: 'sort 10,000 articles, to painted', budget: 50, unit: 'ms', value: (m) => m.library?.sort },
  {
    what: 'turn a page of 10,000 articles, to painted',
    budget: 50,
    unit: 'ms',
    value: (m) => m.library?.page,
  },
  {
    what: 'a keystroke in an article of 20,000 words, to painted (95 %)',
    budget: 50,
    unit: 'ms',
    value: (m) => m.typing?.nearlyAll,
  },
  { what: 'the same, median', budget: 50, unit: 'ms', value: (m) => m.typing?.median },
  {
    what: 'the same with the preview beside the text, median',
    budget: 50,
    unit: 'ms',
    value: (m) => m.typing?.besidePreview,
  },
  { what: 'second search of 1,000 articles, reads', budget: 0, unit: 'reads', value: (m) => m.search?.reads },
  {
    what: 'second search of 1,000 articles, to painted',
    budget: 100,
    unit: 'ms',
    value: (m) => m.search?.painted,
  },
  {
    what: 'first search of 10,000 published articles, to painted',
    budget: 1000,
    unit: 'ms',
    value: (m) => m.coldSearch?.cold,
  },
  {
    what: 'second search of 10,000 published articles, to painted',
    budget: null,
    unit: 'ms',
    value: (m) => m.coldSearch?.again,
  },
  {
    what: 'index that a first search of 10,000 articles brings',
    budget: 300,
    unit: 'KB',
    value: (m) => m.coldSearch && kilobytes(m.coldSearch.bytes),
  },
  {
    what: 'import of 2,000 articles with 10,000 comments',
    budget: 180,
    unit: 's',
    value: (m) => m.imported?.seconds,
  },
  {
    what: 'longest task of the page while it imports',
    budget: 100,
    unit: 'ms',
    value: (m) => m.imported?.longestTask,
  },
];

function loadRow(
  what: string,
  budget: number | null,
  unit: Row['unit'],
  page: PageName,
  value: (metrics: LoadMetrics) => number,
): Row {
  return {
    what,
    budget,
    unit,
    value: ({ load }) => {
      const metrics = load[page];
      return metrics && value(metrics);
    },
  };
}

function withoutScripts(
  what: string,
  budget: number | null,
  page: PageName,
  value: (metrics: LoadMetrics) => number,
): Row {
  const row = loadRow(what, budget, budget === null ? 'KB' : 'ms', page, value);
  return { ...row, value: (measured) => row.value({ ...measured, load: measured.loadWithoutScripts }) };
}

function newerRow(what: string, budget: number | null, value: (metrics: LoadMetrics) => number): Row {
  return { what, budget, unit: 'ms', value: ({ newer }) => newer && value(newer) };
}

function readRow(what: string, page: PageName, value: Row['value']): Row {
  return { what, budget: READ_BUDGET[page], unit: 'reads', value };
}
