import { isPersonOrPlace } from './around';
import { matchAt, testAt } from './fold';
import { isDigit, isSpace, wordBefore } from './letters';
import type { NamedBook } from './names';
import { numberAt } from './numbers';
import type { Found } from './passage';

/** Where the numbers after a name begin. */
export interface Numbers {
  readonly at: number;
  /** Whether they are introduced: 'capítulo', 'sección'. */
  readonly isIntroduced: boolean;
  /** Whether they stand without a space after the name. */
  readonly isGlued: boolean;
}

const INTRODUCED = /,?\s{1,2}(?:cap[ií]tulos?|caps?\.?|secci[oó]n(?:es)?|secc?\.)\s{1,2}/iy;
const SPACES = /\s{1,3}/y;

const keys = (words: string) => new Set(words.split(' '));
/** Written without a dot they are words or other abbreviations: a chapter alone needs the dot. */
const NEEDS_DOT = keys('ex dan lev gal abd re ro he pr ec');
/** With a dot too: 'Col. 3', 'Mar. 14', 'Núm. 12'. Only a verse tells. */
const NEEDS_VERSE = keys(
  'col mar mr hab num nm tit os am mal al dc mi sl ml st ag cant moi est jac jar do jc jb rt qo n r s p co sm',
);
/** In small letters they are words, even before '3:2'. */
const WORD_IN_SMALL = keys(
  'sal mar jue col os am ex dan mal job num tit hab al is ap mi he do es ro re ec co st ag gen rom jos jon',
);
/** In small letters they are still books when only a chapter follows. */
const BOOK_IN_SMALL = keys(
  'genesis exodo levitico deuteronomio isaias jeremias ezequiel apocalipsis eclesiastes efesios filipenses colosenses salmo salmos mosiah helaman cantares',
);
/** Common nouns: 'los hechos 2 y 3', 'Números 7 y 9 de la revista'. */
const NOUN = keys(
  'numeros hechos jueces reyes proverbios romanos hebreos galatas salmos lamentaciones alma cantares',
);
/** Nobody and nothing else is called so. */
const ONLY_A_BOOK = keys(
  'genesis exodo levitico deuteronomio apocalipsis eclesiastes efesios filipenses colosenses',
);
const ONLY_BOOKS = keys('dc od js-m js-h a-of-f w-of-m');
const OF_A_NOUN = /(?:(?:\s?,\s|\s[ye]\s)\d{1,3}){0,6}\sdel?\s/iy;
const DETERMINERS = keys('el la los las un una mi tu su del al de todo toda estos esos con sin');
/** 'El Mormón 3' is a ship. */
const ARTICLES = keys('el la los las un una este ese');
const TRANSLATION = ['smith', 'jose', 'de', 'traduccion'];
const PAUSES = ',.:;–—-';
const MOST_PAUSES = 4;
/** 'el libro de Alma', 'el evangelio según San Juan', 'la epístola a los Hebreos'. */
const LINKS = keys('de del a los la las segun san');
const WORKS = keys('libro evangelio epistola carta');

const isSmall = (letter: string) => letter !== letter.toUpperCase();
/** The word before `start`, over the small words between. */
function workBefore(text: string, start: number): string {
  let before = wordBefore(text, start);
  for (let links = 0; links < 3 && LINKS.has(before.key); links++) before = wordBefore(text, before.start);
  return before.key;
}
/** 'TJS, Génesis 14:25': Joseph Smith's translation has verses of its own. */
function isOtherTranslation(text: string, start: number): boolean {
  let end = start;
  while (
    start - end < MOST_PAUSES &&
    (PAUSES.includes(text[end - 1] ?? '?') || isSpace(text.charCodeAt(end - 1)))
  )
    end--;
  let before = wordBefore(`${text.slice(Math.max(0, end - 20), end)} `, Math.min(end, 20) + 1);
  if (before.key === 'tjs') return true;
  if (before.key !== 'smith') return false;
  before = { ...before, start: end - before.word.length };
  return TRANSLATION.slice(1).every((key) => {
    before = wordBefore(text, before.start);
    return before.key === key;
  });
}
const isOnlyABook = ({ isNumbered, book, key }: NamedBook) =>
  isNumbered || ONLY_BOOKS.has(book.id) || ONLY_A_BOOK.has(key);

/** Where numbers follow a name; nothing where a comma, a colon or another word stands between. */
export function numbersStart(text: string, { end, isAbbreviation, hasDot }: NamedBook): Numbers | undefined {
  const introduced = matchAt(INTRODUCED, text, end);
  if (introduced !== null) {
    const at = end + introduced[0].length;
    return numberAt(text, at) === undefined ? undefined : { at, isIntroduced: true, isGlued: false };
  }
  const spaces = matchAt(SPACES, text, end);
  const at = end + (spaces?.[0].length ?? 0);
  const number = numberAt(text, at);
  if (number === undefined || (spaces === null && number.isRoman)) return undefined;
  return { at, isIntroduced: false, isGlued: spaces === null && !(isAbbreviation && hasDot) };
}

/** Whether a chapter without a verse is one: most names of books are names of persons too. */
function isChapterAlone(text: string, named: NamedBook, numbers: Numbers, target: Found): boolean {
  const { start, key, book, isAbbreviation, hasDot } = named;
  const [{ toChapter }] = target.passage.ranges;
  if (numbers.isGlued) return false;
  if (numbers.isIntroduced) return true;
  if (named.isNumbered) return key.length > 1;
  if (NEEDS_VERSE.has(key) || (isAbbreviation && NEEDS_DOT.has(key) && !hasDot)) return false;
  if (isOnlyABook(named)) return true;
  if (book.id === 'morm' && workBefore(text, start) === 'libro') return false;
  if (isSmall(text[start] ?? '') && !BOOK_IN_SMALL.has(key)) return false;
  if (key !== 'alma' && ((isAbbreviation && !hasDot) || NOUN.has(key)) && testAt(OF_A_NOUN, text, target.end))
    return false;
  if (toChapter !== undefined) return true;
  if (!NOUN.has(key) && !BOOK_IN_SMALL.has(key) && ARTICLES.has(wordBefore(text, start).key)) return false;
  return isDigit(text.charCodeAt(numbers.at)) && !isPersonOrPlace(text, named, target.end);
}

/** Whether a name and its numbers are a passage, and not a person with a number, a word, or another translation. */
export function readsAsPassage(text: string, named: NamedBook, numbers: Numbers, target: Found): boolean {
  if (isOtherTranslation(text, named.start)) return false;
  if (isSmall(text[named.start] ?? '') && !named.isNumbered) {
    if (WORD_IN_SMALL.has(named.key)) return false;
    if (NOUN.has(named.key) && named.key !== 'salmos' && DETERMINERS.has(wordBefore(text, named.start).key))
      return false;
  }
  const isVerse = target.passage.ranges[0].from !== undefined;
  return isVerse || isChapterAlone(text, named, numbers, target);
}

/** Whether a name without numbers names a book, by which a later 'cap.' is read: 'en 3 Nefi', 'el libro de Alma'. */
export function namesABook(text: string, named: NamedBook): boolean {
  if (named.isAbbreviation && !named.isNumbered) return false;
  return isOnlyABook(named) || WORKS.has(workBefore(text, named.start));
}
