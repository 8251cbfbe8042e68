/** References to the scriptures in Spanish: found in texts, named, addressed, linked. Needs nothing else of ours. */
export { BOOKS, bookById, versesOf } from './books';
export { type Cover, chaptersOf, coverOf } from './cover';
export { findPassages } from './find';
export { labelOfId, officialLink, type Passage, parsePassageId, passageId, passageLabel } from './passage';
export { type Piece, splitAllPassages, splitPassages } from './split';
