import { isMap, type StoredData } from './parse';

declare global {
  interface Window {
    /**
     * The article or topic of the first page's address, asked for by scripts/first-visit.ts before the application was
     * there; `path` is 'collection/id'.
     */
    earlyDocument?: { path: string; answer: Promise<unknown>; asked: number };
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

/** Whether the page's first script has asked for this document, and nobody has taken the answer yet. */
export function isEarly(path: string): boolean {
  return typeof window !== 'undefined' && window.earlyDocument?.path === path;
}

/** What was answered instead of a document: there is none, or it is not for visitors. */
function isMissing(first: StoredData): boolean {
  return 'missing' in first || (isMap(first.error) && first.error.code === 403);
}

/**
 * The fields of the document that the page's first script asked for, when it is this one ('collection/id'), a moment as its
 * ISO text; 'missing' when visitors have no such document; null when it is another, was taken before or did not arrive. Taken
 * once: what is asked for later is read anew.
 */
export async function consumePrefetched(path: string): Promise<StoredData | 'missing' | null> {
  const early = isEarly(path) ? window.earlyDocument : undefined;
  if (!early) return null;
  delete window.earlyDocument;
  if (Date.now() - early.asked > FRESH_MS) return null;
  try {
    const answer = await early.answer;
    const [first]: unknown[] = Array.isArray(answer) ? answer : [answer];
    if (!isMap(first)) return null;
    if (isMap(first.found)) return plainFields(first.found.fields);
    return isMissing(first) ? 'missing' : null;
  } catch (cause) {
    console.debug('The early document did not arrive', cause);
    return null;
  }
}

/** How long the first page waits for a document that is on its way before it shows the place of one. */
const EARLY_WAIT_MS = 3000;

/** What a page that index.html is showing the head of waits for: its reading, but not for ever. */
export function untilReadOrLate(reading: Promise<unknown>): Promise<unknown> {
  return Promise.race([reading, new Promise((done) => setTimeout(done, EARLY_WAIT_MS))]);
}

/** Remembers that the device keeps a document, so that its page does not ask for it early again. */
export function rememberRead(path: string): void {
  try {
    localStorage.setItem(path, '1');
  } catch (cause) {
    console.debug('The device keeps nothing', cause);
  }
}
