import { useState } from 'react';
import { showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { ManagedArticle } from '@/model/article-list';
import { staff } from '@/model/staff-messages';
import {
  type ArticleDeletionProgress,
  useArticleActions,
} from '@/services/queries/articles/useArticleActions';
import { useLongTask } from '@/services/queries/useLongTask';
import type { MemberSession } from '@/services/queries/users/member';

const texts = staff.adminArticles;
const { removal } = texts;

interface RemoveArticleProps {
  article: ManagedArticle;
  session: MemberSession;
  onClose: () => void;
}

/** Asks before an article is deleted, by its title, and shows how far the deletion is: it can be stopped, and goes on from where it was. */
export function RemoveArticle({ article, session, onClose }: RemoveArticleProps) {
  const { remove } = useArticleActions(session);
  const { run, running, progress, stop, stopping } = useLongTask<ArticleDeletionProgress>();
  const [problem, setProblem] = useState<string | null>(null);
  /** It was begun before, and not ended. */
  const [interrupted, setInterrupted] = useState(article.borrando);

  const confirmed = async () => {
    setProblem(null);
    let begun = false;
    const end = await run(({ signal, onProgress }) => {
      const tell = (step: ArticleDeletionProgress) => {
        begun = true;
        onProgress(step);
      };
      return remove(article, { onProgress: tell, signal });
    });
    if (end.how === 'done') {
      showToast(texts.done.removed(article.titulo));
      return onClose();
    }
    if (begun) setInterrupted(true);
    setProblem(end.how === 'stopped' ? removal.stopped : texts.failed.removed(end.error.message));
  };
  return (
    <ConfirmDialog
      title={removal.title}
      confirmLabel={interrupted ? removal.confirmAgain : removal.confirm}
      {...(interrupted ? { cancelLabel: removal.close } : {})}
      busy={running}
      stop={{ label: removal.stop, stopping, onStop: stop }}
      error={problem}
      onConfirm={() => void confirmed()}
      onClose={onClose}
      danger
    >
      {article.borrando ? (
        <p>{removal.goOn(article.titulo)}</p>
      ) : (
        <>
          <p>{removal.question(article.titulo)}</p>
          <p>{removal.consequences(article.comentariosCount)}</p>
        </>
      )}
      {running && <RemovalProgress progress={progress} />}
    </ConfirmDialog>
  );
}

const STEPS = ['retirar', 'comentarios', 'imagenes', 'articulo'] as const;

/** Each step is a part of the bar; the comments fill theirs as they go. */
function RemovalProgress({ progress }: { progress: ArticleDeletionProgress | null }) {
  const { step, done, total } = progress ?? { step: 'retirar', done: 0, total: 0 };
  const ofComments = step === 'comentarios' && total > 0;
  return (
    <ProgressBar
      label={removal.progress}
      value={STEPS.indexOf(step) + (ofComments ? done / total : 0)}
      max={STEPS.length}
      detail={ofComments ? removal.commentsDone(done, total) : removal.steps[step]}
    />
  );
}
