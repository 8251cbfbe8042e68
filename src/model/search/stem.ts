/** Shorter words are left as they are: 'mes', 'rey', 'oro'. */
const SHORTEST = 4;
/** A word that loses its last a or o keeps so many letters: 'maya' is not 'mayo', 'plancha' is 'planchas'. */
const KEEPS = 5;
const ADVERB = /^(.{4,})mente$/;

/**
 * What a folded Spanish word shares with its plural and its other gender: 'volcanes' and 'volcán' are 'volcan', 'hebreas' and 'hebreo'
 * 'hebre', 'luces' and 'luz' 'luz'. A light stemmer: J. Savoy's for Spanish (UniNE; Lucene's `SpanishLightStemmer`), which leaves verbs
 * alone, with the last a and o kept in short words, and adverbs in -mente as their adjectives. Snowball's is four times as long, needs the
 * accents that readers leave out, and joins words that have nothing to do with each other.
 */
export function stem(word: string): string {
  let rest = ADVERB.exec(word)?.[1] ?? word;
  if (rest.length < SHORTEST || /\d/.test(rest)) return rest;
  if (/[aeiou]s$/.test(rest)) rest = rest.slice(0, -1);
  if (rest.length >= SHORTEST && rest.endsWith('e')) rest = rest.slice(0, -1).replace(/c$/, 'z');
  else if (rest.length > KEEPS && /[ao]$/.test(rest)) rest = rest.slice(0, -1);
  return rest;
}
