/** The words of texts and queries, as they are indexed and looked up. */
import { foldText } from '../shared/text/fold-text';
import { WORDS } from '../shared/text/search-text';
import { stem } from './stem';
import { isStopWord } from './stop-words';

/** n stands for ñ where terms are put in order and compared; whether ñ was asked for is looked at afterwards. */
export const plain = (term: string): string => term.replaceAll('ñ', 'n');

/** Whether a term answers what was asked for: its n finds n and ñ, its ñ only ñ. As far as `asked` is long. */
export function keepsTilde(term: string, asked: string): boolean {
  if (!asked.includes('ñ')) return true;
  for (let at = 0; at < asked.length; at++) if (asked[at] === 'ñ' && term[at] !== 'ñ') return false;
  return true;
}

/** The words of a text that say something, folded, in order, each as often as it is there. */
export const tellingWords = (text: string): string[] =>
  (foldText(text).match(WORDS) ?? []).filter((word) => !isStopWord(word));

/** The same as terms: what a word shares with its plural and its other gender. */
export const termsOf = (text: string): string[] => tellingWords(text).map(stem);

const known = new Map<string, string>();

/** The term of a word as it is written. The same texts are looked at with each letter that is typed: each word is worked out once. */
export function termOf(written: string): string {
  let term = known.get(written);
  if (term === undefined) {
    term = stem(foldText(written));
    known.set(written, term);
  }
  return term;
}
