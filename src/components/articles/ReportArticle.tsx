import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import type { Article } from '@/model/articles/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { type SignInRequest, useSession } from '@/session';
import type { ReportDialogProps } from './member/ReportDialog';

const text = messages.article.report;
/** In the address of who comes back from signing in to report. */
const HASH = '#reportar';

/** The dialog of reports, which is fetched when it is asked for; a toast says that it does not arrive, and nothing else is lost. */
export function useReportDialog() {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const open = useCallback(
    () =>
      orTell(text.unavailable, async () => {
        const { ReportDialog } = await import('./member/ReportDialog');
        setDialog(() => ReportDialog);
      }),
    [],
  );
  return { Dialog, open, close: () => setDialog(null) };
}

/** Reports the article: members in a dialog, which is fetched for them; visitors sign in first and come back to it. */
export function ReportArticle({ article }: { article: Article }) {
  const { account, status } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { Dialog, open, close } = useReportDialog();
  const here = pathname + search;
  const isOffered = article.estado === 'publicado' && status !== 'broken' && account?.uid !== article.autorId;
  const isBack = hash === HASH && account !== null && isOffered;
  useEffect(() => {
    if (isBack) void open();
  }, [isBack, open]);

  if (!isOffered) return null;
  const askSignIn = () => {
    const state: SignInRequest = { message: text.signIn };
    void navigate(paths.login.href(here + HASH), { state });
  };
  const leave = () => {
    close();
    if (hash === HASH) void navigate(here, { replace: true });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="btn-flush"
        busy={status === 'restoring'}
        onClick={account ? () => void open() : askSignIn}
      >
        {text.open}
      </Button>
      {Dialog && account && <Dialog item={{ article }} account={account} onClose={leave} />}
    </>
  );
}
