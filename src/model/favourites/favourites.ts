import type { Account } from '../users/account';

/** What a favourite gives, once for each article (spec 1, section 9). */
export const FAVOURITE_POINTS = 5;

/** Whether an article, by its normalised id, is among the favourites. Nobody has none. */
export function isFavourite(account: Account | null, articleId: string): boolean {
  return account?.articulosFavoritos.includes(articleId) ?? false;
}
