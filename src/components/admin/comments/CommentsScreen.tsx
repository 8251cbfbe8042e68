import { useState } from 'react';
import { AdminHead } from '@/components/admin/AdminHead';
import { EmptyState, ErrorState, LoadingRegion, Skeleton, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { MoreButton } from '@/components/ui/MoreButton';
import type { Account } from '@/model/account';
import { commentKey, type ModeratedComment } from '@/model/moderated-comment';
import { staff } from '@/model/staff-messages';
import { removeComments, useModeratedComments } from '@/services/queries/comments/useModeration';
import { useLongTask } from '@/services/queries/useLongTask';
import type { SessionHandle } from '@/session';
import { BulkBar } from './BulkBar';
import styles from './Comments.module.css';
import { ModeratedRow } from './ModeratedRow';
import { useSelection } from './useSelection';

const texts = staff.adminComments;
const PLACES = ['a', 'b', 'c', 'd'];

type Outcome = Awaited<ReturnType<typeof removeComments>>;

/** What is said when not everything went; null when it did. */
function problemOf({ deleted, failed, cut }: Outcome, total: number): string | null {
  if (cut === 'interrupted') return texts.stopped(deleted.length, total - deleted.length);
  const [first] = failed;
  if (!first) return null;
  return texts.failed(total - deleted.length, first.error.message);
}

/** Deletes what was asked for, and keeps selected what did not go. */
function useBulkDeletion(session: SessionHandle & { account: Account }) {
  const selection = useSelection();
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (comments: readonly ModeratedComment[]) => {
    setProblem(null);
    const end = await task.run((control) => removeComments(session, comments, control));
    if (end.how === 'failed') return setProblem(texts.failed(comments.length, end.error.message));
    if (end.how === 'stopped') return;
    const gone = new Set(end.result.deleted);
    selection.replace(comments.map(commentKey).filter((key) => !gone.has(key)));
    if (gone.size > 0) showToast(texts.deleted(gone.size));
    setProblem(problemOf(end.result, comments.length));
  };
  return { selection, task, problem, run };
}

/** The comments of every article, newest first, to delete one or several. */
export function CommentsScreen({ session }: { session: SessionHandle & { account: Account } }) {
  const list = useModeratedComments();
  const { selection, task, problem, run } = useBulkDeletion(session);
  const [asked, setAsked] = useState<readonly ModeratedComment[] | null>(null);
  const chosen = list.items.filter((comment) => selection.has(commentKey(comment)));

  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      {list.status === 'loading' && (
        <LoadingRegion text={texts.loading} className={styles.list}>
          {PLACES.map((place) => (
            <Skeleton key={place} height="7rem" />
          ))}
        </LoadingRegion>
      )}
      {list.status === 'error' && (
        <ErrorState text={texts.loadError(list.error?.message ?? '')} onRetry={list.retry} />
      )}
      {list.status === 'ready' && list.items.length === 0 && !list.hasMore && (
        <EmptyState text={texts.empty} />
      )}
      {list.items.length > 0 && (
        <>
          <BulkBar
            total={list.items.length}
            chosen={chosen.length}
            task={task}
            problem={problem}
            onAll={(all) => selection.replace(all ? list.items.map(commentKey) : [])}
            onDelete={() => setAsked(chosen)}
          />
          <ul className={styles.list}>
            {list.items.map((comment) => (
              <ModeratedRow
                key={commentKey(comment)}
                comment={comment}
                selected={selection.has(commentKey(comment))}
                busy={task.running}
                onSelect={() => selection.toggle(commentKey(comment))}
                onDelete={() => setAsked([comment])}
              />
            ))}
          </ul>
        </>
      )}
      {!task.running && <MoreButton list={list} texts={texts} />}
      {asked && (
        <ConfirmDialog
          title={asked.length === 1 ? texts.deleteOne : texts.deleteSelected}
          confirmLabel={texts.confirmYes(asked.length)}
          danger
          onConfirm={() => {
            setAsked(null);
            void run(asked);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{texts.confirm(asked.length)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
