/** The terms that a typed word may mean: itself, words that go on from it, and where there are none, words that are nearly it. */
import { foldText } from '../shared/text/fold-text';
import { isOneOff, sharedStart, soundOf } from './likeness';
import { type IndexSource, soundKey, type Term } from './source';
import { stem } from './stem';
import { keepsTilde, plain } from './words';

/** What a way of meaning a word is worth. */
const WORTH = { same: 1, goesOn: 0.6, sounds: 0.8, oneOff: 0.6, shares: 0.35 } as const;
/** A word that goes on from so few letters is meant only while it is being typed. */
const GOES_ON_FROM = 4;
const TYPED_FROM = 2;
/** Shorter words are no slips of others. */
const FORGIVEN_FROM = 4;
const LONG = 6;
/** Another ending is forgiven where so many letters are the same, and so much of the word. */
const SHARED = { letters: 5, share: 0.7 } as const;
/** As many words of the index as one slip may mean. */
const MOST_MEANT = 4;
/** As many as are told where nothing was found. */
const MOST_NEAR = 3;

export interface Meant {
  term: Term;
  worth: number;
}

export interface Expanded {
  word: string;
  meant: readonly Meant[];
  /** Written so in the index: what was taken in the place of what was typed; empty where that is there. */
  instead: readonly string[];
}

interface Candidate {
  written: string;
  term: string;
  worth: number;
  shared: number;
}

/** How near a word of the index is to what was typed; null where it is something else. */
function nearness(written: string, word: string): Candidate | null {
  const folded = foldText(written);
  const term = stem(folded);
  const asked = stem(word);
  if (/\d/.test(folded) !== /\d/.test(word)) return null;
  const [sound, askedSound] = [soundOf(term), soundOf(asked)];
  const shared = sharedStart(plain(folded), plain(word));
  const found = (worth: number): Candidate => ({ written, term, worth, shared });
  if (sound === askedSound) return found(WORTH.sounds);
  if (isOneOff(plain(term), plain(asked)) || isOneOff(plain(folded), plain(word))) return found(WORTH.oneOff);
  // Sound and a slip at once is much to forgive in a short word.
  if (sound.length >= LONG && isOneOff(sound, askedSound)) return found(WORTH.oneOff - 0.1);
  const enough = Math.max(SHARED.letters, Math.ceil(SHARED.share * word.length));
  return shared >= enough ? found(WORTH.shares) : null;
}

/** Words of the index that what was typed is a slip of, the nearest first. */
async function slipsOf(source: IndexSource, word: string): Promise<Candidate[]> {
  if (word.length < FORGIVEN_FROM || /^\d+$/.test(word)) return [];
  const sounds = [...new Set([soundKey(word), soundKey(word.slice(1))])];
  const near = (words: readonly string[]) =>
    words
      .flatMap((written) => nearness(written, word) ?? [])
      .filter(({ term }) => keepsTilde(term, stem(word)));
  let found = near(await source.wordsOfSounds(sounds));
  if (found.length === 0) found = near(await source.wordsOfSounds([]));
  found.sort((a, b) => b.worth - a.worth || b.shared - a.shared);
  const best = found[0]?.worth ?? 0;
  return found.filter(({ worth }) => worth >= best - 0.1).slice(0, MOST_MEANT);
}

const isTerm =
  (wanted: string) =>
  ([term]: Term): boolean =>
    plain(term) === plain(wanted) && keepsTilde(term, wanted);

/** What a typed word means. `open`: it may go on. */
export async function expand(source: IndexSource, word: string, open: boolean): Promise<Expanded> {
  const term = stem(word);
  const terms = await source.beginningWith(plain(term));
  const kept = terms.filter(([one]) => keepsTilde(one, term) && !one.startsWith('§'));
  const same = kept.filter(isTerm(term));
  const goesOn = term.length >= (open ? TYPED_FROM : GOES_ON_FROM) && !/^\d/.test(term);
  const longer = goesOn ? kept.filter((one) => !isTerm(term)(one)) : [];
  const meant: Meant[] = [
    ...same.map((one) => ({ term: one, worth: WORTH.same })),
    ...longer.map((one) => ({ term: one, worth: (WORTH.goesOn * term.length) / one[0].length })),
  ];
  if (same.length > 0 || (longer.length > 0 && open)) return { word, meant, instead: [] };
  const slips = await slipsOf(source, word);
  const brought = await Promise.all(
    slips.map(async (slip) => {
      const found = (await source.beginningWith(plain(slip.term))).filter(isTerm(slip.term));
      return found.map((one) => ({ term: one, worth: slip.worth }));
    }),
  );
  const instead = [...new Set(slips.map(({ written }) => written))];
  return { word, meant: [...meant, ...brought.flat()], instead: longer.length > 0 ? [] : instead };
}

/** Words of the index that begin most like one that nothing means, the likest first. */
export async function nearWords(source: IndexSource, word: string): Promise<string[]> {
  const words = await source.wordsOfSounds([soundKey(word)]);
  return words
    .map((written) => ({ written, shared: sharedStart(soundOf(foldText(written)), soundOf(word)) }))
    .filter(({ shared }) => shared >= 3)
    .sort((a, b) => b.shared - a.shared || a.written.length - b.written.length)
    .slice(0, MOST_NEAR)
    .map(({ written }) => written);
}
