import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, showToast } from '@/components/ui';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { type SignInRequest, useSession } from '@/session';
import type { ReportDialogProps } from './member/ReportDialog';

const text = messages.article.report;
/** In the address of who comes back from signing in to report. */
const HASH = '#reportar';

type Show = (dialog: ComponentType<ReportDialogProps>) => void;

/** Where the code does not arrive, pressing again asks for it again. */
async function bring(show: Show): Promise<void> {
  try {
    show((await import('./member/ReportDialog')).ReportDialog);
  } catch (cause) {
    console.info('The dialog of reports could not be loaded.', cause);
    showToast(text.unavailable, { tone: 'danger' });
  }
}

/** Reports the article: members in a dialog, which is fetched for them; visitors sign in first and come back to it. */
export function ReportArticle({ article }: { article: Article }) {
  const { account, status } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const here = pathname + search;
  const isOffered = article.estado === 'publicado' && status !== 'broken' && account?.uid !== article.autorId;
  const isBack = hash === HASH && account !== null && isOffered;
  const open = () => void bring((dialog) => setDialog(() => dialog));

  useEffect(() => {
    if (isBack) void bring((dialog) => setDialog(() => dialog));
  }, [isBack]);

  if (!isOffered) return null;
  const askSignIn = () => {
    const state: SignInRequest = { message: text.signIn };
    void navigate(paths.login.href(here + HASH), { state });
  };
  const close = () => {
    setDialog(null);
    if (hash === HASH) void navigate(here, { replace: true });
  };
  return (
    <>
      <Button variant="ghost" size="small" busy={status === 'restoring'} onClick={account ? open : askSignIn}>
        {text.open}
      </Button>
      {Dialog && account && <Dialog item={{ article }} account={account} onClose={close} />}
    </>
  );
}
