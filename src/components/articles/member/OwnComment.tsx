import { type ReactNode, useRef, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, showToast } from '@/components/feedback';
import type { Comment } from '@/model/comment';
import { messages } from '@/model/messages';
import { useDeleteComment } from '@/services/queries';
import { EditComment } from './EditComment';
import styles from './OwnComment.module.css';

const texts = messages.comments;

interface OwnCommentProps {
  comment: Comment;
  mayEdit: boolean;
  mayDelete: boolean;
  /** The comment as everyone sees it. */
  children: ReactNode;
  /** It has gone: the focus has lost its place. */
  onDeleted: () => void;
}

function ConfirmDelete({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers no from either button
    <div
      className={styles.confirm}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo();
      }}
    >
      <p role="alert">{texts.deleteConfirm}</p>
      <div className={styles.actions}>
        <Button variant="danger" size="small" autoFocus onClick={onYes}>
          {texts.deleteTitle}
        </Button>
        <Button variant="secondary" size="small" onClick={onNo}>
          {messages.common.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A comment with what this member may do with it: change the text of an own one, delete it. */
export function OwnComment({ comment, mayEdit, mayDelete, children, onDeleted }: OwnCommentProps) {
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>('reading');
  const remove = useDeleteComment(useMember());
  const actions = useRef<HTMLDivElement>(null);

  const back = () => {
    setMode('reading');
    // The buttons come back with the next drawing.
    requestAnimationFrame(() => actions.current?.querySelector('button')?.focus());
  };
  const confirmed = async () => {
    onDeleted();
    try {
      await remove.run(comment);
      showToast(texts.deleted);
    } catch (cause) {
      console.info('The comment was not deleted', cause);
      showToast(texts.deleteError, { tone: 'danger' });
    }
  };
  if (mode === 'editing') return <EditComment comment={comment} onClose={back} />;
  return (
    <>
      {children}
      {mode === 'deleting' ? (
        <ConfirmDelete onYes={() => void confirmed()} onNo={back} />
      ) : (
        <div ref={actions} className={styles.actions}>
          {mayEdit && (
            <Button variant="ghost" size="small" onClick={() => setMode('editing')}>
              {texts.edit}
            </Button>
          )}
          {mayDelete && (
            <Button variant="ghost" size="small" onClick={() => setMode('deleting')}>
              {texts.delete}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
