import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  showToast,
} from '@/components/ui';
import type { Account } from '@/model/account';
import type { ArticleCard } from '@/model/article';
import { formatDate, isoDate } from '@/model/dates';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useFavourites, useOwnFavourites } from '@/services/queries';
import { useMember } from '../useMember';
import styles from './FavouritesTab.module.css';
import { favouriteFailure } from './favouriteFailure';
import { SavedTopics } from './SavedTopics';

const texts = messages.profile;
const PLACES = [0, 1, 2];

interface RowProps {
  id: string;
  /** Null when the article is no longer published. */
  card: ArticleCard | null;
  onRemove: () => void;
}

function FavouriteRow({ id, card, onRemove }: RowProps) {
  const title = card?.titulo ?? messages.favourites.unavailableTitle;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <ArticlePicture src={card?.imagenPrincipal} ratio="4 / 3" sizes="10rem" />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {card ? <Link to={paths.article.href(id)}>{card.titulo}</Link> : title}
        </h3>
        <p className={styles.meta}>
          {card ? (
            <time dateTime={isoDate(card.fechaPublicacion)}>{formatDate(card.fechaPublicacion)}</time>
          ) : (
            <code>{id}</code>
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="small"
        className={styles.action}
        aria-label={texts.favouriteRemove(card ? card.titulo : id)}
        onClick={onRemove}
      >
        {texts.favouriteRemoveShort}
      </Button>
    </li>
  );
}

/** Keeps the place of what was taken away, while the list is open, to take it back. */
function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <li className={styles.removed}>
      <p role="status">{texts.favouriteRemoved(title)}</p>
      <Button variant="secondary" size="small" autoFocus onClick={onUndo}>
        {texts.undo}
      </Button>
    </li>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <LoadingRegion text={texts.favouritesLoading}>
      <div className={styles.list}>
        {PLACES.slice(0, count).map((place) => (
          <Skeleton key={place} height="5.5rem" />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** What the member saved: articles of the library, topics of the forum. */
export function FavouritesTab({ account }: { account: Account }) {
  return (
    <>
      <FavouriteArticles account={account} />
      <SavedTopics account={account} />
    </>
  );
}

/** The articles that the member saved, last first, with the way to take each away and back again. */
function FavouriteArticles({ account }: { account: Account }) {
  const favourites = useFavourites(useMember());
  // What is taken away keeps its place in the list until the tab is left.
  const [removed, setRemoved] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = withRemoved(account.articulosFavoritos, removed);
  const { cards, missing, status, error, retry } = useOwnFavourites(ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const absent = new Set(missing);

  const remove = async (id: string) => {
    setRemoved((now) => new Map(now).set(id, ids.indexOf(id)));
    try {
      await favourites.remove(id);
    } catch (cause) {
      setRemoved((now) => without(now, id));
      showToast(favouriteFailure(cause, 'removeFailed'), { tone: 'danger' });
    }
  };
  const undo = async (id: string) => {
    try {
      await favourites.add(id);
      setRemoved((now) => without(now, id));
    } catch (cause) {
      showToast(favouriteFailure(cause, 'addFailed'), { tone: 'danger' });
    }
  };

  if (ids.length === 0) {
    return (
      <EmptyState
        text={texts.favouritesEmpty}
        action={<ButtonLink to={paths.library.href()}>{texts.favouritesToLibrary}</ButtonLink>}
      />
    );
  }
  if (status === 'loading') return <Loading count={PLACES.length} />;
  const shown = [...ids].reverse().filter((id) => byId.has(id) || absent.has(id));
  const gone = missing.filter((id) => !removed.has(id)).length;
  return (
    <section aria-labelledby="favoritos" className={styles.section}>
      <div>
        <h2 id="favoritos" className={styles.heading}>
          {texts.favouritesTotal(account.articulosFavoritos.length)}
        </h2>
        {gone > 0 && <p className={styles.meta}>{texts.favouritesMissing(gone)}</p>}
      </div>
      {error && <ErrorState text={texts.favouritesLoadError} onRetry={retry} />}
      <ul className={styles.list}>
        {shown.map((id) => {
          const card = byId.get(id) ?? null;
          return removed.has(id) ? (
            <RemovedRow key={id} title={card?.titulo ?? id} onUndo={() => void undo(id)} />
          ) : (
            <FavouriteRow key={id} id={id} card={card} onRemove={() => void remove(id)} />
          );
        })}
      </ul>
      {shown.length < ids.length && !error && <Loading count={1} />}
    </section>
  );
}

function without(removed: ReadonlyMap<string, number>, id: string): ReadonlyMap<string, number> {
  const rest = new Map(removed);
  rest.delete(id);
  return rest;
}

/** The saved ids with those just taken away where they were. */
function withRemoved(saved: readonly string[], removed: ReadonlyMap<string, number>): string[] {
  const ids = saved.filter((id) => !removed.has(id));
  for (const [id, place] of [...removed].sort(([, a], [, b]) => a - b)) ids.splice(place, 0, id);
  return ids;
}
