import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { ButtonLink, DateText, EmptyState, ErrorState, showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { MoreButton } from '@/components/ui/PagedItems';
import type { Account } from '@/model/account';
import type { ArticleCard } from '@/model/article';
import { messages } from '@/model/messages';
import { savedTopics as topicTexts } from '@/model/messages/profile';
import { paths } from '@/model/paths';
import { sentenceOf, useFavourites, useOwnFavourites } from '@/services/queries';
import { type SavedEntry, useSavedTopic, useSavedTopics } from '@/services/queries/forum/useSavedTopic';
import { useMember } from '../useMember';
import { RemovedRow, SavedList, SavedRow, SavedWaiting } from './SavedList';

const texts = messages.profile;

interface RowProps {
  id: string;
  /** Null when the article is no longer published. */
  card: ArticleCard | null;
  onRemove: () => void;
}

function FavouriteRow({ id, card, onRemove }: RowProps) {
  return (
    <SavedRow
      title={card?.titulo ?? messages.favourites.unavailableTitle}
      to={card && paths.article.href(id)}
      picture={<ArticlePicture src={card?.imagenPrincipal} ratio="4 / 3" sizes="10rem" />}
      facts={card ? <DateText date={card.fechaPublicacion} /> : <code>{id}</code>}
      removeLabel={texts.favouriteRemove(card ? card.titulo : id)}
      onRemove={onRemove}
    />
  );
}

/** What the member saved: articles of the library, topics of the forum. */
export function FavouritesTab({ account }: { account: Account }) {
  return (
    <div className="vstack gap-7">
      <FavouriteArticles account={account} />
      <SavedTopics account={account} />
    </div>
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
      showToast(sentenceOf(cause, messages.favourites.removeFailed), { tone: 'danger' });
    }
  };
  const undo = async (id: string) => {
    try {
      await favourites.add(id);
      setRemoved((now) => without(now, id));
    } catch (cause) {
      showToast(sentenceOf(cause, messages.favourites.addFailed), { tone: 'danger' });
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
  if (status === 'loading') return <SavedWaiting text={texts.favouritesLoading} />;
  const shown = [...ids].reverse().filter((id) => byId.has(id) || absent.has(id));
  const gone = missing.filter((id) => !removed.has(id)).length;
  return (
    <SavedList
      id="favoritos"
      title={texts.favouritesTotal(account.articulosFavoritos.length)}
      note={gone > 0 ? texts.favouritesMissing(gone) : undefined}
    >
      {error && <ErrorState text={texts.favouritesLoadError} onRetry={retry} />}
      <ListGroup as="ul">
        {shown.map((id) => {
          const card = byId.get(id) ?? null;
          return removed.has(id) ? (
            <RemovedRow
              key={id}
              text={texts.favouriteRemoved(card?.titulo ?? id)}
              onUndo={() => void undo(id)}
            />
          ) : (
            <FavouriteRow key={id} id={id} card={card} onRemove={() => void remove(id)} />
          );
        })}
      </ListGroup>
      {shown.length < ids.length && !error && <SavedWaiting text={texts.favouritesLoading} count={1} />}
    </SavedList>
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

/** What is taken away keeps its place, with the way to take it back, until the list is left. */
function TopicRow({ id, topic }: SavedEntry) {
  const { isSaved, toggle } = useSavedTopic({ id, autorId: topic?.autorId ?? '' }, useMember());
  const title = topic?.titulo ?? topicTexts.unavailable;
  const change = () => orTell(isSaved ? topicTexts.removeFailed : topicTexts.undoFailed, toggle);
  if (!isSaved) return <RemovedRow text={topicTexts.removed(title)} onUndo={() => void change()} />;
  const facts = topic && (
    <>
      <StateBadge estado={topic.estado} />
      <span>{topicTexts.replies(topic.respuestas)}</span>
      <RelativeTime date={topic.fechaActualizacion} />
    </>
  );
  return (
    <SavedRow
      {...{ title, facts }}
      to={topic && paths.forumTopic.href(id)}
      removeLabel={topicTexts.remove(title)}
      onRemove={() => void change()}
    />
  );
}

/** The topics that the member saved, last first. */
function SavedTopics({ account }: { account: Account }) {
  // As they were when the list was opened: what is taken away stays to be taken back.
  const [ids] = useState(() => [...account.temasFavoritos].reverse());
  const list = useSavedTopics(account.uid, ids);
  if (ids.length === 0) {
    return (
      <SavedList id="temas-guardados" title={topicTexts.title}>
        <EmptyState
          text={topicTexts.empty}
          action={
            <ButtonLink to={paths.forum.href()} variant="secondary">
              {topicTexts.toForum}
            </ButtonLink>
          }
        />
      </SavedList>
    );
  }
  return (
    <SavedList id="temas-guardados" title={topicTexts.total(account.temasFavoritos.length)}>
      {list.status === 'loading' && <SavedWaiting text={topicTexts.loading} count={ids.length} />}
      {list.status === 'error' && <ErrorState text={topicTexts.loadError} onRetry={list.retry} />}
      {list.items.length > 0 && (
        <ListGroup as="ul">
          {list.items.map((entry) => (
            <TopicRow key={entry.id} {...entry} />
          ))}
        </ListGroup>
      )}
      <MoreButton list={list} texts={topicTexts} />
    </SavedList>
  );
}
