/** The index that a visitor's search reads: files of the site, made of what is published (docs/search.md). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@/model/articles/article';
import { countNames } from '@/model/categories/category';
import { buildIndex, type Indexed } from '@/model/search/build';
import {
  filesOf,
  INDEX_FORMAT,
  INDEX_HEAD,
  type IndexHead,
  idsFile,
  indexFiles,
  readHead,
  type SearchText,
  textFile,
} from '@/model/search/files';
import { indexedArticle } from '@/model/search/indexed-article';
import type { Output } from './output';
import type { PublicContent } from './read';
import type { SiteFile } from './sitemap';
import type { ContentStore } from './store';

/** What of an article's text is kept to show excerpts from: the beginning, of very long ones. */
const TEXT_LENGTH = 20_000;

/** Another one means that the index is made anew. */
function versionOf({ articles }: Pick<PublicContent, 'articles'>): string {
  const hash = createHash('sha256').update(String(INDEX_FORMAT));
  for (const { id, cambiado, tarjeta } of articles) hash.update(`\n${id} ${cambiado} ${tarjeta}`);
  return hash.digest('hex');
}

/** What an earlier run wrote of its index into the built site. */
function earlierHead(dist: string): IndexHead | null {
  const file = join(dist, INDEX_HEAD);
  return existsSync(file) ? readHead(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Until when the catalogue was read: what is newer is not in the index. */
function readUntil({ known }: ContentStore): IndexHead['hasta'] {
  const versions = Object.values(known.shards).map(({ version }) => version);
  const [newest] = versions.sort((a, b) => b.seconds - a.seconds || b.nanoseconds - a.nanoseconds);
  return [newest?.seconds ?? 0, newest?.nanoseconds ?? 0];
}

/** An article with its card as the catalogue has it. */
interface Carded {
  article: Article;
  tarjeta: string;
}

/** The files of an index, its head last. Each article is asked for once, and not held. */
export function searchFiles(
  carded: Iterable<Carded>,
  { edicion, hasta }: Pick<IndexHead, 'edicion' | 'hasta'>,
): SiteFile[] {
  const indexed: Indexed[] = [];
  const texts: SiteFile[] = [];
  const ids: string[] = [];
  const names: (readonly string[])[] = [];
  for (const { article, tarjeta } of carded) {
    const { id } = article;
    const one = indexedArticle(article);
    const text: SearchText = { id, tarjeta, texto: one.texto.slice(0, TEXT_LENGTH) };
    texts.push({ path: textFile({ edicion }, indexed.length), content: JSON.stringify(text) });
    indexed.push(one);
    ids.push(id);
    names.push(article.categorias);
  }
  const { head, files } = indexFiles(buildIndex(indexed), {
    edicion,
    hasta,
    categorias: [...countNames(names)],
  });
  const others = [
    { path: idsFile(head), content: JSON.stringify(ids) },
    { path: INDEX_HEAD, content: JSON.stringify(head) },
  ];
  return [...files, ...texts, ...others];
}

function* cardedOf({ articles }: Pick<PublicContent, 'articles'>, store: ContentStore): Generator<Carded> {
  for (const { id, tarjeta } of articles) yield { article: store.article(id), tarjeta };
}

/** Writes the index, unless it is there as it would be written. */
export function writeSearchIndex(
  content: Pick<PublicContent, 'articles'>,
  { dist, store, output }: { dist: string; store: ContentStore; output: Output },
): void {
  const version = versionOf(content);
  const before = earlierHead(dist);
  // All of them are asked, so that those that are there stay.
  const isKept = before && [INDEX_HEAD, ...filesOf(before)].map((file) => output.keeps(file, version));
  if (isKept?.every(Boolean)) return;
  const facts = { edicion: version.slice(0, 10), hasta: readUntil(store) };
  for (const file of searchFiles(cardedOf(content, store), facts)) output.write(file, version);
}
