import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  showToast,
} from '@/components/ui';
import { MoreButton } from '@/components/ui/MoreButton';
import type { Account } from '@/model/account';
import { savedTopics as texts } from '@/model/messages/saved-topics';
import { paths } from '@/model/paths';
import { useSavedTopic } from '@/services/queries/forum/useSavedTopic';
import { type SavedEntry, useSavedTopics } from '@/services/queries/forum/useSavedTopics';
import { useMember } from '../useMember';
import styles from './SavedTopics.module.css';

const PLACES = [0, 1, 2];

/** What is taken away keeps its place, with the way to take it back, until the list is left. */
function SavedRow({ id, topic }: SavedEntry) {
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
  if (!isSaved) {
    return (
      <li className={styles.removed}>
        <p role="status">{texts.removed(title)}</p>
        <Button variant="secondary" size="small" autoFocus onClick={() => void change()}>
          {texts.undo}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {topic ? <Link to={paths.forumTopic.href(id)}>{title}</Link> : title}
        </h3>
        {topic && (
          <p className={styles.meta}>
            <StateBadge estado={topic.estado} />
            <span>{texts.replies(topic.respuestas)}</span>
            <RelativeTime date={topic.fechaActualizacion} />
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        size="small"
        className={styles.action}
        aria-label={texts.remove(title)}
        onClick={() => void change()}
      >
        {texts.removeShort}
      </Button>
    </li>
  );
}

/** The topics that the member saved, last first. */
export function SavedTopics({ account }: { account: Account }) {
  // As they were when the list was opened: what is taken away stays to be taken back.
  const [ids] = useState(() => [...account.temasFavoritos].reverse());
  const list = useSavedTopics(account.uid, ids);
  if (ids.length === 0) {
    return (
      <section aria-labelledby="temas-guardados" className={styles.section}>
        <h2 id="temas-guardados" className={styles.heading}>
          {texts.title}
        </h2>
        <EmptyState
          text={texts.empty}
          action={
            <ButtonLink to={paths.forum.href()} variant="secondary">
              {texts.toForum}
            </ButtonLink>
          }
        />
      </section>
    );
  }
  return (
    <section aria-labelledby="temas-guardados" className={styles.section}>
      <h2 id="temas-guardados" className={styles.heading}>
        {texts.total(account.temasFavoritos.length)}
      </h2>
      {list.status === 'loading' && (
        <LoadingRegion text={texts.loading} className={styles.list}>
          {PLACES.slice(0, ids.length).map((place) => (
            <Skeleton key={place} height="4.5rem" />
          ))}
        </LoadingRegion>
      )}
      {list.status === 'error' && <ErrorState text={texts.loadError} onRetry={list.retry} />}
      {list.items.length > 0 && (
        <ul className={styles.list}>
          {list.items.map((entry) => (
            <SavedRow key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      <MoreButton list={list} texts={texts} />
    </section>
  );
}
