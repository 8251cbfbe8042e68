import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { useMember } from '@/components/account/useMember';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import { ButtonLink, EmptyState } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { PagedItems } from '@/components/ui/PagedItems';
import { savedTopics as topicTexts } from '@/model/messages/profile';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { type SavedEntry, useSavedTopic, useSavedTopics } from '@/services/forum';
import { SavedList, SavedRow } from './SavedList';

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

export function SavedTopics({ account }: { account: Account }) {
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
