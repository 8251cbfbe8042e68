/** One page as a file: the built index.html with what the page shows in the place of what stands there for every address. */
import { LANDING_ROWS, type LandingRow, landingRow } from '@/landing-files';
import { writeDatedJson } from '@/model/shared/stored/dated-json';
import { DATA_ID } from '@/model/shared/stored/drawn-file';
import { PREVIEW_SIZE } from '../previews/picture';
import { xmlText } from '../publish/xml';
import type { DrawnPage } from './draw';

/** The elements that ask for a landing's files, by its path (html-head.ts). */
export type LandingLinks = Readonly<Record<string, string>>;

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;
/** What app.html asks for its files with, and its list of them. */
const FILES =
  /\s*<(?:link rel="(?:stylesheet|modulepreload|preload)"|script type="module")[^>]*>(?:<\/script>)?/g;
const ROWS = new RegExp(`\\s*<script type="application/json" id="${LANDING_ROWS}">(.*?)</script>`);
/** What index.html says of every page, where this one says something of its own. */
const COMMON_HEAD =
  /\s*<meta\s+(?:name="(?:description|robots)"|property="og:(?:type|title|description|url|image)")[^>]*>/g;

const isOf = (kind: string) => (link: string) => link.startsWith(`<${kind}`);

/** What a page is made of beside what it shows. */
export interface Build {
  /** app.html. */
  template: string;
  /** The elements that ask for the landing's own files (html-head.ts). */
  links: string;
  /** The style sheets in parts, by their addresses (drawn-styles.ts). */
  styles: ReadonlyMap<string, readonly string[]>;
}

/** What a page asks for and is styled by. */
interface PageFiles {
  /** The styles, without which nothing is painted, then what starts the application. */
  head: string[];
  /** What nobody sees at first comes behind the text, which is to arrive with the first 14 KB (TCP's first window, RFC 6928). */
  behind: string[];
}

/**
 * The scripts in `links` main.tsx asks for when the text stands (src/landing-files.ts): the page lists them. Its fonts, which
 * app.html asks for, are left to the styles: 50 KB beside a text that comes in 14 would hold it.
 */
function filesOf({ template, links, styles }: Build, path: string): PageFiles {
  const linksIn = (html: string) => [...html.matchAll(FILES)].map(([link]) => link.trim());
  const own = linksIn(` ${links}`);
  const found = [...new Set([...linksIn(template), ...own])];
  const sheets = found.filter(isOf('link rel="stylesheet"')).map((link) => sheetIn(link, styles));
  const listed = own.filter(isOf('link rel="modulepreload"'));
  const scripts = found.filter((link) => /<script|modulepreload/.test(link) && !listed.includes(link));
  const all = JSON.parse(ROWS.exec(template)?.[1] ?? '[]') as LandingRow[];
  const files = listed.map((link) => /href="\/([^"]+)"/.exec(link)?.[1]);
  const rows: LandingRow[] = [['', files.join(' '), landingRow(all, path)[2]]];
  return {
    head: [
      ...sheets.map(({ first }) => first),
      ...scripts.map((link) => link.replace(/ (?=crossorigin)/, ' fetchpriority="low" ')),
    ],
    behind: [
      ...sheets.flatMap(({ later }) => later),
      `<script type="application/json" id="${LANDING_ROWS}">${JSON.stringify(rows)}</script>`,
    ],
  };
}

/**
 * A sheet in the page itself. The link that asks for it stays, disabled: the browser fetches nothing, and the application sees
 * that the sheet is there. Chromium 150 looks ahead for what to fetch and sees only the medium.
 */
function sheetIn(link: string, styles: Build['styles']): { first: string; later: string[] } {
  const address = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  const parts = styles.get(address);
  if (parts === undefined) return { first: link, later: [] };
  const [first = '', ...later] = parts;
  return {
    first: `<style>${first}</style>${link.replace('>', ' media="not all" disabled>')}`,
    later: later.map((part) => `<style data-rest-of="${address}">${part}</style>`),
  };
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${xmlText(content)}">`;

export interface PageFacts {
  /** Where the site stands, without a slash at its end. */
  url: string;
  path: string;
  /** Whole address of its preview picture. */
  picture: string;
  /** The feed of what it is about: its path, without a slash before it and its ending. */
  feed?: { base: string; title: string } | undefined;
  /** What search engines are told in their own terms (structured-data.ts). */
  about?: object | undefined;
}

/** The lines of the head that are this page's own. */
function headOf({ head, links }: DrawnPage, { url, path, picture, feed }: PageFacts): string[] {
  const { title = '', description = '', noIndex, preview } = head;
  if (noIndex) return [links, meta('name', 'description', description), meta('name', 'robots', 'noindex')];
  const canonical = links.includes('rel="canonical"') ? [] : [`<link rel="canonical" href="${url}${path}">`];
  return [
    ...canonical,
    ...(links === '' ? [] : [links]),
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${xmlText(feed.title)}" href="/${feed.base}.xml">`,
        ]
      : []),
    meta('name', 'description', description),
    meta('property', 'og:type', preview ? 'article' : 'website'),
    meta('property', 'og:title', preview?.title ?? title),
    meta('property', 'og:description', preview?.description ?? description),
    meta('property', 'og:url', preview?.url ?? url + path),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', preview?.title ?? title),
  ];
}

/** The file of a page. */
export function pageFile(build: Build, page: DrawnPage, facts: PageFacts): string {
  const { template } = build;
  const { url, path, about } = facts;
  if (!ROOT.test(template)) throw new Error('prerender: index.html has no #root at the end of its body');
  const title = `<title>${xmlText(page.head.title ?? '')}</title>`;
  const told = about && `<script type="application/ld+json">${writeDatedJson(about)}</script>`;
  const lines = headOf(page, facts).map((line) => `    ${line}\n`);
  // After the script that chooses the scheme: a script waits for the styles before it.
  const files = filesOf(build, path);
  const asked = files.head.map((line) => `\n    ${line}`);
  const data = `<script type="application/json" id="${DATA_ID}" data-path="${xmlText(path)}" data-url="${url}" data-drawn="${Date.now()}">${writeDatedJson(page.data)}</script>`;
  return (
    template
      .replace(FILES, '')
      .replace(ROWS, '')
      .replace(COMMON_HEAD, '')
      .replace(/<title>[^<]*<\/title>/, () => title)
      .replace('</script>', () => `</script>${asked.join('')}`)
      .replace('</head>', () => `${lines.join('')}  </head>`)
      // What the first screen needs comes first, what only programs read last.
      .replace(ROOT, () =>
        [`<div id="root">${page.body}</div>`, ...files.behind, ...(told ? [told] : []), data].join('\n    '),
      )
  );
}
