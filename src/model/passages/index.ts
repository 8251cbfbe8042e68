/** References to the scriptures in Spanish: found in texts, named, addressed, linked. Needs nothing else of ours. */
export { BOOKS, type Book, bookById, versesOf } from './books';
export { chaptersOf, coverOf } from './cover';
export { findPassages } from './find';
export { labelOfId, officialLink, type Passage, parsePassageId, passageId, passageLabel } from './passage';
export { type Piece, splitAllPassages, splitPassages } from './split';
