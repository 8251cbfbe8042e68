/** One page as a file: the built index.html with what the page shows in the place of what stands there for every address. */
import { writeDatedJson } from '@/model/dated-json';
import { PREVIEW_SIZE } from '../previews/picture';
import { xmlText } from '../publish/xml';
import type { DrawnPage } from './draw';

/** Files of the build by the path of a landing (html-head.ts). */
export type LandingFiles = Readonly<Record<string, readonly string[]>>;

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;
const FIRST_VISIT = /\s*<script async src="\/assets\/first-\w+\.js"><\/script>/;
/** What index.html says of every page, where this one says something of its own. */
const COMMON_HEAD =
  /\s*<meta\s+(?:name="(?:description|robots)"|property="og:(?:type|title|description|url|image)")[^>]*>/g;

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="${file}">`;
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

/**
 * The file of a page: `template` is the built index.html, `files` what its landing loads beyond the application.
 */
export function pageFile(
  template: string,
  files: readonly string[],
  page: DrawnPage,
  facts: PageFacts,
): string {
  const { url, path, about } = facts;
  if (!ROOT.test(template)) throw new Error('prerender: index.html has no #root at the end of its body');
  const title = `<title>${xmlText(page.head.title ?? '')}</title>`;
  const told = about && `<script type="application/ld+json">${writeDatedJson(about)}</script>`;
  const lines = [...headOf(page, facts), ...files.map(linkTo), ...(told ? [told] : [])].map(
    (line) => `    ${line}\n`,
  );
  const data = `<script type="application/json" id="datos" data-path="${xmlText(path)}" data-url="${url}" data-drawn="${Date.now()}">${writeDatedJson(page.data)}</script>`;
  return template
    .replace(FIRST_VISIT, '')
    .replace(COMMON_HEAD, '')
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace('</head>', () => `${lines.join('')}  </head>`)
    .replace(ROOT, () => `<div id="root">${page.body}</div>\n    ${data}`);
}
