import { useState } from 'react';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, showToast } from '@/components/ui';
import type { ArticleRevision } from '@/model/article-revision';
import { isoDate } from '@/model/dates';
import { formatMoment } from '@/model/moments';
import { staff } from '@/model/staff-messages';
import { useRevisions } from '@/services/queries/articles/useArticleEditing';
import { useEditor, useEditorState } from '../state/useEditorState';
import { RevisionDialog } from './RevisionDialog';
import styles from './Versions.module.css';

const texts = staff.editor.revisions;

function RevisionList({ articleId, revisiones }: { articleId: string; revisiones: number }) {
  const editor = useEditor();
  const { revisions, status, retry } = useRevisions(articleId, revisiones);
  const [shown, setShown] = useState<ArticleRevision | null>(null);
  if (status === 'error') return <ErrorState text={texts.failed} onRetry={retry} />;
  if (status === 'loading') {
    return (
      <LoadingRegion text={texts.loading}>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (revisions.length === 0) return <EmptyState text={texts.empty} />;
  return (
    <>
      <ul className={styles.list}>
        {revisions.map((revision) => (
          <li key={revision.numero} className={styles.revision}>
            <p>
              <b>
                {texts.item(revision.numero)}
                {revision.numero === revisiones && <span className={styles.tag}>{texts.current}</span>}
              </b>
              <time className={styles.quiet} dateTime={isoDate(revision.fecha)}>
                {texts.by(formatMoment(revision.fecha), revision.autor)}
              </time>
            </p>
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.view(revision.numero)}
              onClick={() => setShown(revision)}
            >
              {texts.viewShort}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <RevisionDialog
          articleId={articleId}
          revision={shown}
          onClose={() => setShown(null)}
          onRestored={(article) => {
            editor.takeTheirs(article);
            setShown(null);
            showToast(texts.restored(shown.numero));
          }}
        />
      )}
    </>
  );
}

/** The published versions of the article that are kept: read when they are asked for. */
export function RevisionsPanel({ articleId }: { articleId: string }) {
  const revisiones = useEditorState(({ stored }) => stored?.revisiones ?? 0);
  const [open, setOpen] = useState(false);
  if (open) return <RevisionList {...{ articleId, revisiones }} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    </div>
  );
}
