import { useState } from 'react';
import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';
import { useReadableContent } from '@/components/articles/prose/useReadableContent';
import { Button } from '@/components/ui';
import { Dialog, DialogActions, DialogBody, DialogProblem } from '@/components/ui/Dialog';
import type { Article } from '@/model/article';
import type { ArticleRevision } from '@/model/article-revision';
import { formatMoment } from '@/model/moments';
import { staff } from '@/model/staff-messages';
import { restoreArticle } from '@/services/queries/articles/useArticleEditing';
import { useSession } from '@/session';
import { useEditor, useEditorState } from '../state/useEditorState';
import { toMarkdown } from '../useEditableArticle';

const texts = staff.editor.revisions;

interface RevisionDialogProps {
  articleId: string;
  revision: ArticleRevision;
  onClose: () => void;
  /** Gets the article as it is stored now. */
  onRestored: (article: Article) => void;
}

/** A version as readers had it, and the way back to it: a new save, so that nothing of what came after is lost. */
export function RevisionDialog({ articleId, revision, onClose, onRestored }: RevisionDialogProps) {
  const editor = useEditor();
  const unsaved = useEditorState((state) => state.unsaved);
  const markdown = useReadableContent(revision.contenido);
  const { account } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const restore = async () => {
    if (!account) return;
    setBusy(true);
    setProblem(null);
    const baseVersion = editor.getState().stored?.version ?? 0;
    const outcome = await restoreArticle(articleId, revision.numero, { account, baseVersion });
    setBusy(false);
    if (outcome.status === 'saved') onRestored(await toMarkdown(outcome.article));
    else
      setProblem(
        texts.restoreFailed(
          outcome.status === 'failed' ? outcome.message : staff.editor.conflict.title[outcome.by],
        ),
      );
  };
  return (
    <Dialog title={texts.item(revision.numero)} size="large" busy={busy} onClose={onClose}>
      <DialogBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="vstack gap-4" tabIndex={0}>
          <p className="fs-sm text-soft">{texts.by(formatMoment(revision.fecha), revision.autor)}</p>
          {unsaved && <p className="alert alert-danger">{texts.restoreUnsaved}</p>}
          <h3 className="fs-xl">{revision.titulo}</h3>
          {markdown === null ? <BodySkeleton /> : <ArticleBody markdown={markdown} />}
        </div>
      </DialogBody>
      <DialogProblem text={problem} />
      <DialogActions>
        <Button busy={busy} onClick={() => void restore()}>
          {busy ? texts.restoring : texts.restore}
        </Button>
        <Button variant="secondary" busy={busy} onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
