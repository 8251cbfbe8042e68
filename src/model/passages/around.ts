import { fold, matchAt, testAt } from './fold';
import { HIDDEN } from './hidden';
import { isDigit, isLetter, isSpace, spacesBefore, wordBefore } from './letters';
import { bookAt, type NamedBook } from './names';

const words = (list: string) => new Set(list.split(' '));

/*
 * What stands after a number says whether it counts something: 'Enós 2 hijos', 'Alma 3 km', 'Santiago 12 de abril'. Spanish nouns after
 * 2 and more end in -s; few other words do.
 */
const NOT_NOUNS = words(
  'es las los nos les os mas ademas antes despues entonces tras sus pues jamas apenas menos quizas vs ss sigs quienes cuales ellos ellas ' +
    'estas estos esas esos otros otras unos unas todos todas tienes puedes ves lees encuentras dices sabes crees quieres veras hallas ' +
    'hallaras aprendes entiendes debes descubres leeras encontraras seguidos juntos completos enteros jesus dios hermanos versiculos caps vers vv',
);
const WE = /[aei]mos$/;
/** What one of something is called. */
const ONE = words(
  'hora vez dia ano mes semana minuto segundo litro kilo hijo hija persona cucharada metro peso dolar euro gramo por punto voto gol',
);
const UNITS = words(
  'km kg g gr cm mm m l ml h hs hr hrs min seg gb mb kb tb kw w am pm fm usd eur mxn mil millon siglo ac dc bc oz lb jun jul ago sept oct ' +
    'nov dic ene feb abr',
);
const DATE =
  /\s{1,2}(?:de\s{1,2}(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|(?:[ad]\.\s?(?:de\s)?c|[ap]\.\s?m)\b)/iy;
const SIGN = /\s?[%€$°ªº]|\.[ªº]|\/\d|\s\d{2,}/y;
const WORD = /\s{1,2}([a-zA-Z\xc0-\u036f]{1,20})/y;
const GLUED = /[a-zA-Z\xc0-\u036f\d@]|[._][a-z\xdf-\xff]/y;
const HOUR = /\s?(?:[ap]\.?\s?m\b|h\b|hs\b|hrs?\b|horas\b)/iy;

const isShouted = (word: string) => word.length > 2 && word === word.toUpperCase();
/** A number before one of these stands for itself. */
const ENDS = ',;)';

const isSmall = (word: string) => word === word.toLowerCase();

/** Whether a letter, a digit or a file's ending is glued to what ends at `end`. */
export const isGluedAfter = (text: string, end: number) => testAt(GLUED, text, end);

/** Whether the time of a day is meant: '7:30 p. m.', '10:30 h'. */
export const isHour = (text: string, end: number) => testAt(HOUR, text, end);

/** Whether the number that ends at `end` counts, dates or prices something; also where a letter or a digit is glued to it. */
export function countsSomething(text: string, end: number, number: number): boolean {
  if (ENDS.includes(text[end] ?? ',')) return false;
  if (isGluedAfter(text, end) || testAt(SIGN, text, end)) return true;
  const word = matchAt(WORD, text, end)?.[1];
  if (word === undefined) return false;
  const key = fold(word);
  if (UNITS.has(key) || testAt(DATE, text, end)) return true;
  if (!isSmall(word) && !isShouted(word)) return false;
  if (number === 1) return ONE.has(key);
  return key.endsWith('s') && !NOT_NOUNS.has(key) && (key.endsWith('gramos') || !WE.test(key));
}

/** What a name is part of: a street, a ward, a king. */
const OF_A_PLACE = words(
  'calle avenida av avda paseo plaza barrio rama estaca colonia manzana edificio escuela colegio hotel grupo equipo aula sala salon distrito ' +
    'mision autobus torre rey papa san santo don capitan general angel ciudad cine temporada episodio version bus linea tren capilla ' +
    'hermano hermana elder presidente obispo clase misa isla puerto villa',
);
const OF_A_BOOK = /^(?:cap|vers|secc|v$|vv$)/i;
const LISTED_AFTER = /(?:,|;|\s[yeYE])\s([A-Z\xc0-\xde][a-zA-Z\xc0-\xff]{1,20})\s\d{1,3}(?!\d|[:.]\d)/y;
const ENDS_A_SENTENCE = `.:;!?¡¿«»"“”()[]>*_|#—–-\n${HIDDEN}`;

const isBook = (word: string) => bookAt(word, 0)?.end === word.length;

/** The name before, in 'Ana 2, Juan 3' and 'Ana 2 y Juan 3'. */
function listedBefore(text: string, start: number): string {
  if (!isSpace(text.charCodeAt(start - 1))) return '';
  const mark = text[start - 2] ?? '';
  let at = start - 2;
  if ('yeYE'.includes(mark || '?') && isSpace(text.charCodeAt(start - 3))) at--;
  else if (mark !== ',' && mark !== ';') return '';
  const end = at;
  while (end - at < 4 && isDigit(text.charCodeAt(at - 1))) at--;
  if (at === end || end - at > 3) return '';
  const { word, start: wordStart } = wordBefore(text, at);
  // '3 Nefi 17 y Moroni 7' is a list of passages.
  return bookAt(text, Math.max(0, wordStart - 2))?.isNumbered === true ? '' : word;
}

/** Whether 'Juan 3' is a person in a list ('Ana 2, Juan 3 y Luis 4'), a street, a ward. For a chapter without a verse. */
export function isPersonOrPlace(text: string, { start }: NamedBook, end: number): boolean {
  const listed = [listedBefore(text, start), matchAt(LISTED_AFTER, text, end)?.[1] ?? ''];
  if (listed.some((word) => word.length > 1 && !isBook(word) && !OF_A_BOOK.test(word))) return true;
  const spaces = spacesBefore(text, start);
  const hasDot = spaces < start && text[spaces - 1] === '.';
  const { word, key, start: wordStart } = wordBefore(text, start);
  if (hasDot) return OF_A_PLACE.has(wordBefore(`${text.slice(Math.max(0, spaces - 8), spaces - 1)} `, 9).key);
  if (word === '') return false;
  if (OF_A_PLACE.has(key)) return true;
  if (isSmall(word) || word === word.toUpperCase() || isBook(word)) return false;
  // 'Misión Chile Santiago 3': one name, unless the capital letter is that of a sentence.
  const before = text[spacesBefore(text, wordStart) - 1];
  return before !== undefined && !ENDS_A_SENTENCE.includes(before);
}

/** Whether what stands before `start` belongs to the same word, address or handle. */
export function isGluedBefore(text: string, start: number): boolean {
  if (start === 0) return false;
  const [last, before] = [text.charCodeAt(start - 1), start > 1 ? text.charCodeAt(start - 2) : 0];
  if (isSpace(last)) return false;
  if (isLetter(last) || isDigit(last)) return true;
  const sign = text[start - 1] ?? '';
  if ('@#\\&='.includes(sign)) return true;
  if (sign === '-' || sign === '_') return isLetter(before) || isDigit(before);
  if (sign === '.') return isLetter(before) || isDigit(before);
  // 'Mateo 24/Marcos 13', but not '/libros/Marcos 13'.
  if (sign === '/') return isLetter(before);
  return sign === ':' && isDigit(before);
}
