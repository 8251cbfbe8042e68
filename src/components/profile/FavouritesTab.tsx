import { useState } from 'react';
import type { Account } from '@/model/users/account';
import { useOwnFavourites } from '@/services/favourites';
import { FavouriteArticles } from './FavouriteArticles';
import { SavedTopics } from './SavedTopics';

export function FavouritesTab({ account }: { account: Account }) {
  // What is taken away keeps its place in the list until the tab is left.
  const [opened] = useState(account.articulosFavoritos);
  const ids = [...new Set([...opened, ...account.articulosFavoritos])];
  const saved = useOwnFavourites(ids);
  const isWhole = saved.error !== null || saved.favourites.every(({ card }) => card !== undefined);
  return (
    <div className="vstack gap-7">
      <FavouriteArticles {...{ account, ids, saved }} />
      {/* Not before: what comes above would push it down. */}
      {(ids.length === 0 || (saved.status !== 'loading' && isWhole)) && <SavedTopics account={account} />}
    </div>
  );
}
