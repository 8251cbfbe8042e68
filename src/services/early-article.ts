import type { Article } from '@/model/article';
import { parseArticle } from './article-data';
import { isMap, type StoredData } from './parse';

declare global {
  interface Window {
    /** The article of the first page's address, asked for by scripts/first-visit.ts before the application was there. */
    earlyArticle?: { id: string; answer: Promise<unknown>; asked: number };
  }
}

/** One value of the REST API as the parsers take it; a timestamp stays its ISO text. */
function plainValue(value: unknown): unknown {
  if (!isMap(value)) return null;
  if ('integerValue' in value) return Number(value.integerValue);
  if (isMap(value.arrayValue)) {
    const { values } = value.arrayValue;
    return Array.isArray(values) ? values.map(plainValue) : [];
  }
  if (isMap(value.mapValue)) return plainFields(value.mapValue.fields);
  return value.stringValue ?? value.timestampValue ?? value.doubleValue ?? value.booleanValue ?? null;
}

/** The fields of a document in the REST API's form (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export function plainFields(fields: unknown): StoredData {
  if (!isMap(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** What was asked for longer ago is asked for anew. */
const FRESH_MS = 30_000;

/** Whether the page's first script has asked for this article, and nobody has taken the answer yet. */
export function isEarlyArticle(id: string): boolean {
  return typeof window !== 'undefined' && window.earlyArticle?.id === id;
}

/**
 * The article that the page's first script asked for, when it is this one; null when it is not, was taken before or did
 * not arrive. Taken once: what is asked for later is read anew.
 */
export async function takeEarlyArticle(id: string): Promise<Article | null> {
  const early = isEarlyArticle(id) ? window.earlyArticle : undefined;
  if (!early) return null;
  delete window.earlyArticle;
  if (Date.now() - early.asked > FRESH_MS) return null;
  try {
    const answer = await early.answer;
    const [first]: unknown[] = Array.isArray(answer) ? answer : [];
    return isMap(first) && isMap(first.found) ? parseArticle(id, plainFields(first.found.fields)) : null;
  } catch (cause) {
    console.debug('The early article did not arrive', cause);
    return null;
  }
}

/** Remembers that the device keeps an article, so that its page does not ask for it early again. */
export function rememberArticleRead(id: string): void {
  try {
    localStorage.setItem(`articulo:${id}`, '1');
  } catch (cause) {
    console.debug('The device keeps nothing', cause);
  }
}
