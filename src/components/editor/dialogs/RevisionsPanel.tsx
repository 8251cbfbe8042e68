import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';
import { useReadableContent } from '@/components/articles/prose/useReadableContent';
import { ArticleSources } from '@/components/articles/sources/ArticleSources';
import { Button, showToast } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { ListItems } from '@/components/ui/PagedItems';
import type { ArticleRevision } from '@/model/articles/editing/article-changes';
import * as staff from '@/model/messages/staff';
import { formatMoment, isoDate } from '@/model/shared/dates';
import type { Account } from '@/model/users/account';
import { restoreArticle, useRevisions } from '@/services/articles';
import { useSession } from '@/session';
import { useEditor, useEditorState } from '../state/useEditorSession';

const texts = staff.editor.revisions;

interface RevisionDialogProps {
  articleId: string;
  revision: ArticleRevision;
  onClose: () => void;
}

/** A version as readers had it, and the way back to it: a new save, so that nothing of what came after is lost. */
function RevisionDialog({ articleId, revision, onClose }: RevisionDialogProps) {
  const editor = useEditor();
  const unsaved = useEditorState((state) => state.unsaved);
  const markdown = useReadableContent(revision.contenido);
  const { account } = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (by: Account) => {
      const baseVersion = editor.getState().stored?.version ?? 0;
      return restoreArticle(articleId, revision.numero, { account: by, baseVersion });
    },
    onSuccess: (article) => {
      editor.takeTheirs(article);
      showToast(texts.restored(revision.numero));
      onClose();
    },
  });
  return (
    <FormDialog
      title={texts.item(revision.numero)}
      size="large"
      busy={isPending}
      error={error && texts.restoreFailed(error.message)}
      submit={{ children: isPending ? texts.restoring : texts.restore }}
      cancel={{ children: texts.close }}
      onSubmit={() => account && mutate(account)}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="vstack gap-4" tabIndex={0}>
        <p className="fs-sm text-soft">{texts.by(formatMoment(revision.fecha), revision.autor)}</p>
        {unsaved && <p className="alert alert-danger">{texts.restoreUnsaved}</p>}
        <h3 className="fs-xl">{revision.titulo}</h3>
        {markdown === null ? (
          <BodySkeleton />
        ) : (
          <ArticleBody markdown={markdown} sources={revision.fuentes} />
        )}
        {markdown !== null && revision.fuentes.length > 0 && (
          <ArticleSources markdown={markdown} sources={revision.fuentes} />
        )}
      </div>
    </FormDialog>
  );
}

function RevisionList({ articleId, revisiones }: { articleId: string; revisiones: number }) {
  const { revisions, status, retry } = useRevisions(articleId, revisiones);
  const [shown, setShown] = useState<ArticleRevision | null>(null);
  return (
    <>
      <ListItems
        list={{ items: revisions, status, retry }}
        texts={{ loading: texts.loading, loadError: texts.failed }}
        place="3.5rem"
        empty={texts.empty}
      >
        {() => (
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
        )}
      </ListItems>
      {shown && <RevisionDialog articleId={articleId} revision={shown} onClose={() => setShown(null)} />}
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
