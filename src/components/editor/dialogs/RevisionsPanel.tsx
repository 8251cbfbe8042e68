import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, showToast } from '@/components/ui';
import type { ArticleRevision } from '@/model/article-revision';
import { isoDate } from '@/model/dates';
import { formatMoment } from '@/model/moments';
import { staff } from '@/model/staff-messages';
import { useRevisions } from '@/services/queries/articles/useArticleEditing';
import { useEditor, useEditorState } from '../state/useEditorState';
import { RevisionDialog } from './RevisionDialog';

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
      <ListGroup as="ul" variant="flush">
        {revisions.map((revision) => (
          <ListGroup.Item
            as="li"
            key={revision.numero}
            className="d-flex flex-wrap gap-3 align-items-center justify-content-between px-0"
          >
            <p>
              <b className="d-block fs-sm">
                {texts.item(revision.numero)}
                {revision.numero === revisiones && (
                  <span className="badge badge-accent ms-2">{texts.current}</span>
                )}
              </b>
              <time className="fs-sm text-soft" dateTime={isoDate(revision.fecha)}>
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
          </ListGroup.Item>
        ))}
      </ListGroup>
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
