import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { ManagedArticle } from '@/model/article-list';
import { staff } from '@/model/staff-messages';
import {
  type ArticleDeletionProgress,
  useArticleActions,
} from '@/services/queries/articles/useArticleActions';
import type { MemberSession } from '@/services/queries/users/member';
import { failureText } from './useRowWork';

const texts = staff.adminArticles;

interface Removal {
  running: boolean;
  stopping: boolean;
  progress: ArticleDeletionProgress | null;
  problem: string | null;
  /** It was begun before, and not ended. */
  interrupted: boolean;
  run: () => void;
  stop: () => void;
}

/** Runs the deletion: it can be stopped, and goes on from where it was. */
function useRemoval(session: MemberSession, article: ManagedArticle, onDone: () => void): Removal {
  const { remove } = useArticleActions(session);
  const controller = useRef<AbortController | null>(null);
  const [stopping, setStopping] = useState(false);
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<ArticleDeletionProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [interrupted, setInterrupted] = useState(article.borrando);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async () => {
    const stopper = new AbortController();
    controller.current = stopper;
    const { signal } = stopper;
    setRunning(true);
    setProblem(null);
    let begun = false;
    const onProgress = (step: ArticleDeletionProgress) => {
      begun = true;
      setProgress(step);
    };
    try {
      await remove(article, { onProgress, signal });
      showToast(texts.done.removed(article.titulo));
      onDone();
    } catch (error) {
      console.info('The article was not deleted to the end', error);
      setProblem(signal.aborted ? texts.removal.stopped : failureText(texts.failed.removed, error));
      setInterrupted((before) => before || begun);
      setRunning(false);
      setStopping(false);
    }
  };
  const stop = () => {
    setStopping(true);
    controller.current?.abort();
  };
  return { running, stopping, progress, problem, interrupted, run: () => void run(), stop };
}

interface RemoveArticleProps {
  article: ManagedArticle;
  session: MemberSession;
  onClose: () => void;
}

/** Asks before an article is deleted, by its title, and shows how far the deletion is. */
export function RemoveArticle({ article, session, onClose }: RemoveArticleProps) {
  const { running, progress, problem, interrupted, run, ...removing } = useRemoval(session, article, onClose);
  const removal = texts.removal;
  return (
    <ConfirmDialog
      title={removal.title}
      confirmLabel={interrupted ? removal.confirmAgain : removal.confirm}
      {...(interrupted ? { cancelLabel: removal.close } : {})}
      busy={running}
      stop={{ label: removal.stop, stopping: removing.stopping, onStop: removing.stop }}
      error={problem}
      onConfirm={run}
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
function RemovalProgress({ progress }: Pick<Removal, 'progress'>) {
  const removal = texts.removal;
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
