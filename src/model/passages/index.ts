/** References to the scriptures in Spanish: found in texts, named, addressed, linked. Needs nothing else of ours. */
export { BOOKS, bookById, versesOf } from './books';
export { findPassages } from './find';
export { officialLink, type Passage, parsePassageId, passageId, passageLabel } from './passage';
export { type Piece, splitAllPassages, splitPassages } from './split';
