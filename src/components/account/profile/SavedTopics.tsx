import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { ButtonLink, EmptyState, ErrorState, showToast } from '@/components/ui';
import { MoreButton } from '@/components/ui/PagedItems';
import type { Account } from '@/model/account';
import { savedTopics as texts } from '@/model/messages/profile';
import { paths } from '@/model/paths';
import { type SavedEntry, useSavedTopic, useSavedTopics } from '@/services/queries/forum/useSavedTopic';
import { useMember } from '../useMember';
import { RemovedRow, SavedList, SavedRow, SavedWaiting } from './SavedList';

/** What is taken away keeps its place, with the way to take it back, until the list is left. */
function TopicRow({ id, topic }: SavedEntry) {
  const { isSaved, toggle } = useSavedTopic(id, useMember());
  const title = topic?.titulo ?? texts.unavailable;
  const change = async () => {
    const failed = isSaved ? texts.removeFailed : texts.undoFailed;
    try {
      await toggle();
    } catch (cause) {
      console.info(failed, cause);
      showToast(failed, { tone: 'danger' });
    }
  };
  if (!isSaved) return <RemovedRow text={texts.removed(title)} onUndo={() => void change()} />;
  const facts = topic && (
    <>
      <StateBadge estado={topic.estado} />
      <span>{texts.replies(topic.respuestas)}</span>
      <RelativeTime date={topic.fechaActualizacion} />
    </>
  );
  return (
    <SavedRow
      {...{ title, facts }}
      to={topic && paths.forumTopic.href(id)}
      removeLabel={texts.remove(title)}
      onRemove={() => void change()}
    />
  );
}

/** The topics that the member saved, last first. */
export function SavedTopics({ account }: { account: Account }) {
  // As they were when the list was opened: what is taken away stays to be taken back.
  const [ids] = useState(() => [...account.temasFavoritos].reverse());
  const list = useSavedTopics(account.uid, ids);
  if (ids.length === 0) {
    return (
      <SavedList id="temas-guardados" title={texts.title}>
        <EmptyState
          text={texts.empty}
          action={
            <ButtonLink to={paths.forum.href()} variant="secondary">
              {texts.toForum}
            </ButtonLink>
          }
        />
      </SavedList>
    );
  }
  return (
    <SavedList id="temas-guardados" title={texts.total(account.temasFavoritos.length)}>
      {list.status === 'loading' && <SavedWaiting text={texts.loading} count={ids.length} />}
      {list.status === 'error' && <ErrorState text={texts.loadError} onRetry={list.retry} />}
      {list.items.length > 0 && (
        <ListGroup as="ul">
          {list.items.map((entry) => (
            <TopicRow key={entry.id} {...entry} />
          ))}
        </ListGroup>
      )}
      <MoreButton list={list} texts={texts} />
    </SavedList>
  );
}
