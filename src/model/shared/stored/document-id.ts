import { fingerprint } from './fingerprint';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** A document's id as Firestore makes them: kept for every retry, so that one text is stored once. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Every sign is as likely as the others.
    id += SIGNS[byte & 63] ?? '';
  }
  return id;
}

/**
 * The id of a draft's words, from the draft's own: in every tab and after every reload the same words of one draft are
 * one document, and other words another. As hard to guess as the draft's.
 */
export function idOfWords(draft: string, words: readonly unknown[]): string {
  const steps = fingerprint(words).padStart(LENGTH, '0');
  const moved = (sign: string, at: number) =>
    SIGNS[(SIGNS.indexOf(sign) + Number.parseInt(steps[at] ?? '0', 36)) % SIGNS.length];
  return [...draft].map(moved).join('');
}
