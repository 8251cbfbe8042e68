import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { useMember } from '@/components/account/useMember';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { ButtonLink, DateText, EmptyState, ErrorState } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { PagedItems } from '@/components/ui/PagedItems';
import type { ArticleCard } from '@/model/articles/article';
import { messages } from '@/model/messages';
import { savedTopics as topicTexts } from '@/model/messages/profile';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { useFavourite, useOwnFavourites } from '@/services/favourites';
import { type SavedEntry, useSavedTopic, useSavedTopics } from '@/services/forum';
import { SavedList, SavedRow, SavedWaiting } from './SavedList';

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

interface FavouriteArticlesProps {
  account: Account;
  ids: readonly string[];
  saved: ReturnType<typeof useOwnFavourites>;
}

function FavouriteArticles({ account, ids, saved }: FavouriteArticlesProps) {
  const { favourites, status, error, retry } = saved;
  if (ids.length === 0) {
    return (
      <EmptyState
        text={texts.favouritesEmpty}
        action={<ButtonLink to={paths.library.href()}>{texts.favouritesToLibrary}</ButtonLink>}
      />
    );
  }
  if (status === 'loading') return <SavedWaiting text={texts.favouritesLoading} />;
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
      {shown.length < ids.length && !error && <SavedWaiting text={texts.favouritesLoading} count={1} />}
    </SavedList>
  );
}

function TopicRow({ id, topic }: SavedEntry) {
  const { isSaved, toggle } = useSavedTopic({ id, autorId: topic?.autorId ?? '' }, useMember());
  const title = topic?.titulo ?? topicTexts.unavailable;
  const facts = topic && (
    <>
      <StateBadge estado={topic.estado} />
      <span>{topicTexts.replies(topic.respuestas)}</span>
      <RelativeTime date={topic.fechaActualizacion} />
    </>
  );
  return (
    <SavedRow
      {...{ title, facts, isSaved }}
      to={topic && paths.forumTopic.href(id)}
      removeLabel={topicTexts.remove(title)}
      removedText={topicTexts.removed(title)}
      onToggle={() => orTell(isSaved ? topicTexts.removeFailed : topicTexts.undoFailed, toggle)}
    />
  );
}

function SavedTopics({ account }: { account: Account }) {
  // As they were when the list was opened: what is taken away stays to be taken back.
  const [ids] = useState(() => [...account.temasFavoritos].reverse());
  const list = useSavedTopics(account.uid, ids);
  const forum = (
    <ButtonLink to={paths.forum.href()} variant="secondary">
      {topicTexts.toForum}
    </ButtonLink>
  );
  return (
    <SavedList
      id="temas-guardados"
      title={ids.length === 0 ? topicTexts.title : topicTexts.total(account.temasFavoritos.length)}
    >
      <PagedItems
        list={list}
        texts={topicTexts}
        place="5rem"
        empty={<EmptyState text={topicTexts.empty} action={forum} />}
      >
        {(items) => (
          <ListGroup as="ul">
            {items.map((entry) => (
              <TopicRow key={entry.id} {...entry} />
            ))}
          </ListGroup>
        )}
      </PagedItems>
    </SavedList>
  );
}
