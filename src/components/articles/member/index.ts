/** What only members do on an article: one chunk, imported with import(). */
export { CommentForm } from './CommentForm';
export { FavouriteToggle } from './FavouriteToggle';
export { OwnComment } from './OwnComment';
