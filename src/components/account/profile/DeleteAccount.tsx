import { type FormEvent, useRef, useState } from 'react';
import { Button, PasswordField, ProgressHint, showToast, TextField } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import type { AccountState } from '@/model/account';
import { messages } from '@/model/messages';
import { deleteAccount, toServiceError } from '@/services/queries';
import { failureMessage } from '@/session/failure';

const texts = messages.editProfile.deletion;

type Progress = Parameters<NonNullable<NonNullable<Parameters<typeof deleteAccount>[2]>['onProgress']>>[0];

function problemOf(error: unknown, begun: boolean): string {
  const { code, isSentence, message } = toServiceError(error);
  if (code === 'permission-denied' && isSentence) return message;
  return begun ? texts.failed : failureMessage(error, 'delete');
}

/** Runs the deletion: it can be stopped, and goes on from where it was. */
function useDeletion(uid: string) {
  const controller = useRef<AbortController | null>(null);
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (password: string) => {
    const stop = new AbortController();
    controller.current = stop;
    let begun = false;
    setRunning(true);
    setProblem(null);
    try {
      const onProgress = (step: Progress) => {
        begun = true;
        setProgress(step);
      };
      await deleteAccount(uid, password, { onProgress, signal: stop.signal });
      showToast(texts.done);
    } catch (error) {
      console.info('The account was not deleted', error);
      setProblem(problemOf(error, begun));
      setRunning(false);
    }
  };
  return { run, stop: () => controller.current?.abort(), running, progress, problem };
}

function progressText({ step, done }: Progress): string {
  return step === 'comentarios' && done > 0 ? texts.progress(done) : texts.steps[step];
}

function DeletionForm({ uid, onCancel }: { uid: string; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, stop, running, progress, problem } = useDeletion(uid);
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [validated, setValidated] = useState(false);
  const errors = {
    password: password === '' ? texts.passwordRequired : undefined,
    palabra: word.trim() === texts.word ? undefined : texts.wordRequired,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setValidated(true);
    const wrong = errors.password ? 'password' : errors.palabra ? 'palabra' : null;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else await run(password);
  };
  return (
    <form
      ref={form}
      className="vstack gap-3"
      style={{ maxWidth: '28rem' }}
      onSubmit={submit}
      noValidate
      aria-label={texts.title}
    >
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={validated ? errors.password : undefined}
        readOnly={running}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={texts.wordLabel}
        name="palabra"
        autoComplete="off"
        required
        value={word}
        error={validated ? errors.palabra : undefined}
        readOnly={running}
        onChange={(event) => setWord(event.target.value)}
      />
      <div role="alert">{problem && <p className="alert alert-danger">{problem}</p>}</div>
      <div role="status">
        {running && (
          <ProgressHint label={progress ? progressText(progress) : texts.submitting} done={0} total={null} />
        )}
      </div>
      <div className="d-flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={running}>
          {running ? texts.submitting : progress ? texts.resume : texts.submit}
        </Button>
        {running ? (
          <Button variant="secondary" onClick={stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onCancel}>
            {messages.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What opens the form, or why there is none. */
function Begin({ estado, onBegin }: { estado: AccountState; onBegin: () => void }) {
  if (estado !== 'activo') return <p className="alert alert-danger">{texts.notActive}</p>;
  return (
    <div>
      <Button variant="danger" size="small" onClick={onBegin}>
        {texts.start}
      </Button>
    </div>
  );
}

/** The end of an account: what it means, and a form that nobody fills by mistake. */
export function DeleteAccount({ uid, estado }: { uid: string; estado: AccountState }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={texts.title} tone="danger">
      <ul>
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {open ? (
        <DeletionForm uid={uid} onCancel={() => setOpen(false)} />
      ) : (
        <Begin estado={estado} onBegin={() => setOpen(true)} />
      )}
    </Panel>
  );
}
