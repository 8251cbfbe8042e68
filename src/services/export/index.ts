import {
  collection,
  type Firestore,
  getCount,
  limit,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import { articleFile } from '@/model/article-file';
import { ARTICLES, parseArticle } from '../articles/reading';
import { CATEGORIES } from '../categories/reading';
import { COMMENTS } from '../comments/reading';
import { withServiceErrors } from '../firestore/errors';
import { pagesById } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { plainData } from '../firestore/plain-data';
import { ZipWriter } from './zip';

const PROFILES = 'perfiles';
const ARTICLES_PAGE = 50;
const COMMENTS_PAGE = 200;
const PROFILES_PAGE = 50;
const MAX_COUNTED = 1000;
/** Text gathered before it becomes a Blob, which the browser may put on disk. */
const PART_CHARACTERS = 2_000_000;

export interface ExportProgress {
  step: 'articulos' | 'categorias' | 'perfiles';
  done: number;
  /** Null where it is not known. */
  total: number | null;
}

export interface ExportOptions extends Control<ExportProgress> {
  now?: Date;
}

/** A large text written bit by bit. */
class TextParts {
  readonly #blobs: Blob[] = [];
  #texts: string[] = [];
  #characters = 0;

  add(text: string): void {
    this.#texts.push(text);
    this.#characters += text.length;
    if (this.#characters >= PART_CHARACTERS) this.#close();
  }

  #close(): void {
    this.#blobs.push(new Blob(this.#texts));
    this.#texts = [];
    this.#characters = 0;
  }

  finish(type: string): Blob {
    this.#close();
    return new Blob(this.#blobs, { type });
  }
}

function record(
  document: QueryDocumentSnapshot,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...Object(plainData(document.data())), id: document.id, ...more };
}

async function commentsOf(article: QueryDocumentSnapshot, signal?: AbortSignal): Promise<unknown[]> {
  if (!article.get('comentariosCount')) return [];
  const found: unknown[] = [];
  for await (const docs of pagesById(collection(article.ref, COMMENTS), COMMENTS_PAGE, signal))
    found.push(...docs.map((document) => record(document)));
  return found;
}

/** How many articles there are, for one read; null for more than the rules let one question count. Throws ServiceError. */
function countArticles(db: Firestore): Promise<number | null> {
  return withServiceErrors(async () => {
    const counted = await getCount(query(collection(db, ARTICLES), limit(MAX_COUNTED)));
    const { count } = counted.data();
    return count < MAX_COUNTED ? count : null;
  });
}

/**
 * Everything that an administrador may take away, as one JSON file: articles with their comments, categories, and the public
 * side of the accounts; no e-mail is in it. Each document is read once, a page at a time. Throws ServiceError, or the
 * signal's reason.
 */
export async function exportEverything(db: Firestore, options: ExportOptions = {}): Promise<Blob> {
  const { onProgress, signal, now = new Date() } = options;
  const total = await countArticles(db);
  const json = new TextParts();
  let first = true;
  const list = (name: string) => {
    first = true;
    json.add(`,\n"${name}":[`);
  };
  const item = (value: unknown) => {
    json.add(`${first ? '' : ','}\n${JSON.stringify(value)}`);
    first = false;
  };
  json.add(`{"formato":"evidencias","version":1,"exportado":"${now.toISOString()}"`);
  return guardedUnlessAborted(signal, async () => {
    let done = 0;
    list('articulos');
    for await (const docs of pagesById(collection(db, ARTICLES), ARTICLES_PAGE, signal)) {
      for (const document of docs) {
        signal?.throwIfAborted();
        item(record(document, { comentarios: await commentsOf(document, signal) }));
        done += 1;
        onProgress?.({ step: 'articulos', done, total });
      }
    }
    json.add(']');
    list('categorias');
    onProgress?.({ step: 'categorias', done: 0, total: null });
    for await (const docs of pagesById(collection(db, CATEGORIES), COMMENTS_PAGE / 2, signal))
      for (const document of docs) item(record(document));
    json.add(']');
    list('perfiles');
    let profiles = 0;
    for await (const docs of pagesById(collection(db, PROFILES), PROFILES_PAGE, signal)) {
      for (const document of docs) item(record(document));
      profiles += docs.length;
      onProgress?.({ step: 'perfiles', done: profiles, total: null });
    }
    json.add(']}\n');
    return json.finish('application/json');
  });
}

/** The signal's reason is thrown as it is; the rest as ServiceError. */
function guardedUnlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  return withServiceErrors(work).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

/**
 * Every article as a markdown file with its data above the text, in one ZIP. Each article is read once, a page at a time.
 * Throws ServiceError, or the signal's reason.
 */
export async function exportArticles(db: Firestore, options: ExportOptions = {}): Promise<Blob> {
  const { onProgress, signal, now = new Date() } = options;
  const total = await countArticles(db);
  const zip = new ZipWriter();
  return guardedUnlessAborted(signal, async () => {
    let done = 0;
    for await (const docs of pagesById(collection(db, ARTICLES), ARTICLES_PAGE, signal)) {
      for (const document of docs) {
        const { name, text, date } = articleFile(parseArticle(document.id, document.data()));
        zip.add(name, text, date ?? now);
        done += 1;
      }
      onProgress?.({ step: 'articulos', done, total });
    }
    return zip.finish();
  });
}
