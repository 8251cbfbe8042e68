import ListGroup from 'react-bootstrap/ListGroup';
import { useMember } from '@/components/account/useMember';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { ButtonLink, DateText, EmptyState, ErrorState, LoadingRows } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import type { ArticleCard } from '@/model/articles/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { useFavourite, type useOwnFavourites } from '@/services/favourites';
import { SavedList, SavedRow } from './SavedList';

const texts = messages.profile;

function FavouriteRow({ id, card }: { id: string; card: ArticleCard | null }) {
  const { isFavourite, toggle } = useFavourite(id, useMember());
  const failed = isFavourite ? messages.favourites.removeFailed : messages.favourites.addFailed;
  return (
    <SavedRow
      title={card?.titulo ?? messages.favourites.unavailableTitle}
      to={card && paths.article.href(id)}
      picture={<ArticlePicture src={card?.imagenPrincipal} ratio="4 / 3" sizes="10rem" />}
      facts={card ? <DateText date={card.fechaPublicacion} /> : <code>{id}</code>}
      isSaved={isFavourite}
      removeLabel={texts.favouriteRemove(card?.titulo ?? id)}
      removedText={texts.favouriteRemoved(card?.titulo ?? id)}
      onToggle={() => orTell(failed, toggle)}
    />
  );
}

interface FavouriteArticlesProps {
  account: Account;
  ids: readonly string[];
  saved: ReturnType<typeof useOwnFavourites>;
}

export function FavouriteArticles({ account, ids, saved }: FavouriteArticlesProps) {
  const { favourites, status, error, retry } = saved;
  if (ids.length === 0) {
    return (
      <EmptyState
        text={texts.favouritesEmpty}
        action={<ButtonLink to={paths.library.href()}>{texts.favouritesToLibrary}</ButtonLink>}
      />
    );
  }
  if (status === 'loading') return <LoadingRows text={texts.favouritesLoading} height="5rem" />;
  // Up to the first that is not there yet: the rest comes below it, and moves nothing.
  const known = favourites.findIndex(({ card }) => card === undefined);
  const shown = favourites
    .slice(0, known < 0 ? undefined : known)
    .flatMap(({ id, card }) => (card === undefined ? [] : { id, card }));
  const gone = shown.filter(({ id, card }) => !card && account.articulosFavoritos.includes(id)).length;
  return (
    <SavedList
      id="favoritos"
      title={texts.favouritesTotal(account.articulosFavoritos.length)}
      note={gone > 0 ? texts.favouritesMissing(gone) : undefined}
    >
      {error && <ErrorState text={texts.favouritesLoadError} onRetry={retry} />}
      <ListGroup as="ul">
        {shown.map((favourite) => (
          <FavouriteRow key={favourite.id} {...favourite} />
        ))}
      </ListGroup>
      {shown.length < ids.length && !error && (
        <LoadingRows text={texts.favouritesLoading} height="5rem" count={1} />
      )}
    </SavedList>
  );
}
