/** One character of a line. */
export interface Letter {
  text: string;
  /** The sum of its MARKS (signs.ts). */
  marks: number;
  /** Words of the page; false for what turndown wrote around them. */
  isWord: boolean;
  inLink: boolean;
}

/** What means something in markdown anywhere in a line. */
const ANYWHERE = [/[\\*`[~]/g, /<(?=[a-z/!?])/gi, /&(?=#?\w+;)/g, /(?<=^\[\^\w+\]):/g];
/** A number that begins a line would make a list of it; the sign after it is told from it. */
const NUMBERED = /^(\d{1,9})[.)](?=\s|$)/;
/** What makes a heading, an item, a quote or a table of a line that begins with it. */
const BEGINS = /^(?:#{1,6}(?=\s|$)|[+-](?=[\s|:-]|$)|=+\s*$|>|\|(?=[\t :-])|:(?=-))/;
/** What readers make a link of by itself: a sign before any of it would become part of the address. */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]{1,64}@[\w-]+\.[\w.-]+/gi;

/** A text within brackets as it reads as itself. */
export function escapedLabel(text: string): string {
  const letters = Array.from(text, (letter) => ({ text: letter, marks: 0, isWord: true, inLink: true }));
  return escapedLetters(letters, false).join('');
}

/** The letters of bare addresses outside of links; a mark that begins or ends within one ends it. */
function addressesIn(letters: readonly Letter[]): ReadonlySet<Letter> {
  const found = new Set<Letter>();
  for (let from = 0, to = 0; from < letters.length; from = to) {
    const first = letters[from];
    while (
      to < letters.length &&
      letters[to]?.marks === first?.marks &&
      letters[to]?.isWord === first?.isWord
    )
      to += 1;
    if (!first?.isWord || first.inLink) continue;
    const words = letters.slice(from, to);
    // Of signs that are two units long there are none in an address that could be escaped.
    const text = words.map((letter) => letter.text.charAt(0)).join('');
    for (const { 0: address, index } of text.matchAll(BARE_ADDRESS))
      for (const letter of words.slice(index, index + address.length)) found.add(letter);
  }
  return found;
}

/** Whether the other one is a letter or a digit of the same word. */
function isBeside(letter: Letter, other: Letter | undefined): boolean {
  return other?.isWord === true && other.marks === letter.marks && /[\p{L}\p{N}]/u.test(other.text);
}

/** Each letter with a sign before it where markdown would take it for its own; `begins` where they begin a line. */
export function escapedLetters(letters: readonly Letter[], begins: boolean): string[] {
  const line = letters.map(({ text }) => text).join('');
  const risky = new Set(
    ANYWHERE.flatMap((pattern) => Array.from(line.matchAll(pattern), ({ index }) => index)),
  );
  const first = letters[0];
  if (begins && first?.isWord && first.marks === 0) {
    const number = NUMBERED.exec(line)?.[1];
    if (number) risky.add(number.length);
    else if (BEGINS.test(line)) risky.add(0);
  }
  const addresses = addressesIn(letters);
  let at = 0;
  return letters.map((letter, index) => {
    const { text, isWord, inLink } = letter;
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const isPicture = text === '!' && next?.text === '[' && !next.isWord;
    // Within a word it marks nothing.
    const isLine = text === '_' && !(isBeside(letter, before) && isBeside(letter, next));
    const isRisky = risky.has(at) || isPicture || isLine || (inLink && text === ']');
    const escaped = isWord && isRisky && !addresses.has(letter) ? `\\${text}` : text;
    at += text.length;
    return escaped;
  });
}
