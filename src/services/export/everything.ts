import { collection, type Firestore, limit, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { articleFile } from '@/model/articles/article-file';
import { ARTICLES, COMMENTS, parseArticle } from '../articles/reading';
import { CATEGORIES } from '../categories/reading';
import { withServiceErrors } from '../firestore/errors';
import { countOf, pagesById } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { plainDocument } from '../firestore/plain-data';
import { ZipWriter } from './zip';

const PROFILES = 'perfiles';
const ARTICLES_PAGE = 50;
const COMMENTS_PAGE = 200;
const CATEGORIES_PAGE = 100;
const PROFILES_PAGE = 50;
const MAX_COUNTED = 1000;

export interface ExportProgress {
  step: 'articulos' | 'categorias' | 'perfiles';
  done: number;
  /** Null where it is not known. */
  total: number | null;
}

export interface ExportOptions extends Control<ExportProgress> {
  now?: Date;
}

async function commentsOf(article: QueryDocumentSnapshot, signal?: AbortSignal): Promise<unknown[]> {
  if (!article.get('comentariosCount')) return [];
  const found: unknown[] = [];
  for await (const docs of pagesById(collection(article.ref, COMMENTS), COMMENTS_PAGE, signal))
    found.push(...docs.map(plainDocument));
  return found;
}

/** How many articles there are, for one read; null for more than the rules let one question count. Throws ServiceError. */
export async function countArticles(db: Firestore): Promise<number | null> {
  const few = await countOf(collection(db, ARTICLES), limit(MAX_COUNTED));
  return few < MAX_COUNTED ? few : null;
}

/** Does the work with the number of articles. The signal's reason is thrown as it is; the rest as ServiceError. */
function gather<T>(db: Firestore, { signal }: ExportOptions, work: (total: number | null) => Promise<T>) {
  return withServiceErrors(async () => work(await countArticles(db))).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

/**
 * Everything that an administrador may take away, as one JSON file: articles with their comments, categories, and the public
 * side of the accounts; no e-mail is in it. Each document is read once, a page at a time. Throws ServiceError, or the
 * signal's reason.
 */
export function exportEverything(db: Firestore, options: ExportOptions = {}): Promise<Blob> {
  const { onProgress, signal, now = new Date() } = options;
  return gather(db, options, async (total) => {
    // What is written is kept as Blobs, which the browser may put on disk.
    const parts = [new Blob([`{"formato":"evidencias","version":1,"exportado":"${now.toISOString()}"`])];
    const list = async (
      step: ExportProgress['step'],
      size: number,
      all: number | null,
      recordOf: (document: QueryDocumentSnapshot) => unknown,
    ) => {
      let done = 0;
      onProgress?.({ step, done, total: all });
      parts.push(new Blob([`,\n"${step}":[`]));
      for await (const docs of pagesById(collection(db, step), size, signal))
        for (const document of docs) {
          signal?.throwIfAborted();
          const text = JSON.stringify(await recordOf(document));
          parts.push(new Blob([done === 0 ? '\n' : ',\n', text]));
          done += 1;
          onProgress?.({ step, done, total: all });
        }
      parts.push(new Blob([']']));
    };
    await list(ARTICLES, ARTICLES_PAGE, total, async (article) => ({
      ...plainDocument(article),
      comentarios: await commentsOf(article, signal),
    }));
    await list(CATEGORIES, CATEGORIES_PAGE, null, plainDocument);
    await list(PROFILES, PROFILES_PAGE, null, plainDocument);
    return new Blob([...parts, '}\n'], { type: 'application/json' });
  });
}

/**
 * Every article as a markdown file with its data above the text, in one ZIP. Each article is read once, a page at a time.
 * Throws ServiceError, or the signal's reason.
 */
export function exportArticles(db: Firestore, options: ExportOptions = {}): Promise<Blob> {
  const { onProgress, signal, now = new Date() } = options;
  return gather(db, options, async (total) => {
    const zip = new ZipWriter();
    let done = 0;
    for await (const docs of pagesById(collection(db, ARTICLES), ARTICLES_PAGE, signal)) {
      for (const document of docs) {
        const { name, text, date } = articleFile(parseArticle(document.id, document.data()));
        zip.add(name, text, date ?? now);
      }
      done += docs.length;
      onProgress?.({ step: ARTICLES, done, total });
    }
    return zip.finish();
  });
}
