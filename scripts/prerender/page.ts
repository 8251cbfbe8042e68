/** One page as a file: the built index.html with what the page shows in the place of what stands there for every address. */
import { writeDatedJson } from '@/model/dated-json';
import { previewPicture } from '@/model/urls';
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

/** The lines of the head that are this page's own. */
function headOf({ head, links }: DrawnPage, url: string, path: string): string[] {
  const { title = '', description = '', preview } = head;
  const canonical = links.includes('rel="canonical"') ? [] : [`<link rel="canonical" href="${url}${path}">`];
  const { href } = new URL(previewPicture(preview?.picture ?? null), url);
  return [
    ...canonical,
    ...(links === '' ? [] : [links]),
    meta('name', 'description', description),
    meta('property', 'og:type', preview ? 'article' : 'website'),
    meta('property', 'og:title', preview?.title ?? title),
    meta('property', 'og:description', preview?.description ?? description),
    meta('property', 'og:url', preview?.url ?? url + path),
    meta('property', 'og:image', href),
  ];
}

/**
 * The file of a page: `template` is the built index.html, `files` what its landing loads beyond the application, `url` where the
 * site stands, without a slash at its end, `about` what search engines are told in their own terms (structured-data.ts).
 */
export function pageFile(
  template: string,
  files: readonly string[],
  page: DrawnPage,
  { url, path, about }: { url: string; path: string; about?: object | undefined },
): string {
  if (!ROOT.test(template)) throw new Error('prerender: index.html has no #root at the end of its body');
  const title = `<title>${xmlText(page.head.title ?? '')}</title>`;
  const told = about && `<script type="application/ld+json">${writeDatedJson(about)}</script>`;
  const lines = [...headOf(page, url, path), ...files.map(linkTo), ...(told ? [told] : [])].map(
    (line) => `    ${line}\n`,
  );
  const data = `<script type="application/json" id="datos" data-path="${xmlText(path)}" data-url="${url}" data-drawn="${Date.now()}">${page.data}</script>`;
  return template
    .replace(FIRST_VISIT, '')
    .replace(COMMON_HEAD, '')
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace('</head>', () => `${lines.join('')}  </head>`)
    .replace(ROOT, () => `<div id="root">${page.body}</div>\n    ${data}`);
}
