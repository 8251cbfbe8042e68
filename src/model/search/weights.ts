/**
 * BM25F: each field of a text counts words by its own weight and for its own length (Robertson, Zaragoza, Taylor: 'Simple BM25 extension
 * to multiple weighted fields', 2004). What a term amounts to in a text is worked out by who builds the index, and kept as one number.
 */

/** What a text says where: `weight` of a word there, and how much a long field makes each of its words count less (0 to 1). */
export const FIELDS = {
  titulo: { weight: 8, length: 0.4 },
  etiquetas: { weight: 4, length: 0.2 },
  ficha: { weight: 3, length: 0.4 },
  resumen: { weight: 3, length: 0.4 },
  secciones: { weight: 2, length: 0.4 },
  autor: { weight: 2, length: 0 },
  texto: { weight: 1, length: 0.6 },
} as const;

export type IndexField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly IndexField[];

/** A passage that title, summary or tags name, or that the author calls a main one; and each time that the text names it, as far as it counts. */
export const PASSAGE = { central: 10, named: 1, most: 4 } as const;

/** From here on more of the same word says little more. */
const SATURATED = 2.5;
/** A number of an index is a whole one: so many steps make 1. */
export const STEPS = 8;
export const MOST_STEPS = 255;

/** What a term that amounts to `amount` says of a text, from 0 to 1. */
export const saturated = (amount: number): number => amount / (SATURATED + amount);

/** How much a term tells: the more, the fewer of all texts have it. */
export const rarity = (texts: number, having: number): number =>
  Math.log(1 + (texts - having + 0.5) / (having + 0.5));
