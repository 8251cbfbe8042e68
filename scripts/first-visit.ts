/**
 * The script of the first visit: a few lines that index.html loads beside the application. It asks at once for the code
 * and the styles of the page that was asked for; on the home page it shows the hero, which index.html holds already drawn;
 * on the page of an article or a topic it asks for that, draws its head, and leaves the answer for the application
 * (src/services/firestore/early-document.ts), so that it is read once.
 */
import { paths } from '../src/model/paths.ts';
import { titlePictures } from '../src/model/special-pictures.ts';
import type { AppConfig } from '../src/services/firestore/config.ts';

/** A landing: its path, the pattern of its addresses, the files it needs beyond those of index.html. */
export type Landing = readonly [path: string, pattern: string, files: readonly string[]];

const databaseName = ({ firebase }: Pick<AppConfig, 'firebase'>) =>
  `projects/${firebase.projectId}/databases/(default)`;

const firestoreOrigin = ({ emulators }: Pick<AppConfig, 'emulators'>) =>
  emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';

/** Styles are applied and not only fetched; data-page says when they and the serif are there. */
function landingsPart(landings: readonly Landing[]): string {
  return `for (const [path, pattern, files] of ${JSON.stringify(landings)}) {
  if (!new RegExp(pattern).test(location.pathname)) continue;
  const styles = files.map((href) => {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
    document.head.append(link);
    return rel === 'stylesheet' && new Promise((done) => { link.onload = done; });
  });
  const show = () => { document.documentElement.dataset.page = path; };
  Promise.all(styles).then(() => document.fonts.load('1em "Source Serif 4"')).then(show, show);
}
`;
}

/**
 * A batchGet as plain text: a request that the browser need not ask leave for, answered 200 also when there is no such
 * document. Ids of the old blog lead to another address first, and an article that was read before is on the device. An
 * article's picture is the one that the application will choose (src/model/special-pictures.ts); one of another site is left
 * to it. Of a topic the head shows what it says, without its markup.
 */
function documentPart(config: Pick<AppConfig, 'firebase' | 'emulators'>): string {
  const address = new RegExp(
    `^(?:(${paths.article.href('')})|${paths.forumTopic.href('')})((?!\\d+-\\d+/?$)[\\w-]{1,128})/?$`,
  );
  const database = databaseName(config);
  const url = `${firestoreOrigin(config)}/v1/${database}/documents:batchGet?key=${encodeURIComponent(config.firebase.apiKey)}`;
  return `const [, article, id] = location.pathname.match(${address}) ?? [];
const path = (article ? 'articulos/' : 'foro_temas/') + id;
if (id && !localStorage.getItem(path)) {
  const documents = [${JSON.stringify(`${database}/documents/`)} + path];
  const answer = fetch(${JSON.stringify(url)}, { method: 'POST', body: JSON.stringify({ documents }) })
    .then((response) => response.json());
  window.earlyDocument = { path, answer, asked: Date.now() };
  answer.then(([{ found }]) => {
    const shell = document.querySelector('.shell-article');
    if (!found || !shell || found.fields.borrando?.booleanValue) return;
    const text = (field) => found.fields[field]?.stringValue ?? '';
    const plain = text('contenido').slice(0, 1000).replace(/!?\\[([^\\]]*)\\]\\([^)]*\\)|[*_\`#>]+/g, '$1');
    shell.querySelector('h1').textContent = text('titulo');
    shell.querySelector('p').textContent = article ? text('resumen') : plain;
    const title = text('titulo').toLowerCase().normalize('NFD').replace(/\\p{M}/gu, '');
    const mentions = (pattern) => new RegExp(pattern).test(title);
    const special = ${JSON.stringify(titlePictures())}.find((row) => mentions(row.figure) && mentions(row.also));
    const picture = text('imagenDestacada') || (special ? special.picture : text('imagenPrincipal'));
    if (article && /^\\/[^/]/.test(picture)) shell.querySelector('img').src = picture;
  }).catch(() => {});
}
`;
}

/** The whole script; without a configuration there is nothing to ask. */
export function firstVisitScript(landings: readonly Landing[], config: AppConfig | null): string {
  return landingsPart(landings) + (config ? documentPart(config) : '');
}
