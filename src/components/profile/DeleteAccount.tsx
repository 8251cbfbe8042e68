import { useRef, useState } from 'react';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { Button, PasswordField, ProgressHint, showToast, TextField } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import type { AccountState } from '@/model/users/roles';
import { deleteAccount } from '@/services/account';

const texts = messages.editProfile.deletion;
const EMPTY = { password: '', palabra: '' };

type Progress = Parameters<Parameters<typeof deleteAccount>[2]['onProgress']>[0];

function validate({ password, palabra }: typeof EMPTY) {
  return {
    ...(password === '' && { password: texts.passwordRequired }),
    ...(palabra.trim() !== texts.word && { palabra: texts.wordRequired }),
  };
}

/** The form's deletion: it can be stopped, and goes on from where it was. */
function useDeletion(uid: string) {
  const stop = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const form = useAuthForm({
    initial: EMPTY,
    validate,
    context: 'delete',
    send: async ({ password }) => {
      stop.current = new AbortController();
      await deleteAccount(uid, password, { onProgress: setProgress, signal: stop.current.signal });
      showToast(texts.done);
    },
  });
  return { form, stop: () => stop.current?.abort(), progress };
}

function progressText({ step, done }: Progress): string {
  return step === 'comentarios' && done > 0 ? texts.progress(done) : texts.steps[step];
}

function DeletionForm({ uid, onCancel }: { uid: string; onCancel: () => void }) {
  const { form, stop, progress } = useDeletion(uid);
  const running = form.status === 'sending';
  return (
    <form
      ref={form.form}
      className="vstack gap-3"
      style={{ maxWidth: '28rem' }}
      onSubmit={form.submit}
      noValidate
      aria-label={texts.title}
    >
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <TextField {...form.field('palabra')} label={texts.wordLabel} autoComplete="off" required />
      <div role="alert">{form.problem && <p className="alert alert-danger">{form.problem}</p>}</div>
      <div role="status">
        {running && (
          <ProgressHint label={progress ? progressText(progress) : texts.submitting} done={0} total={null} />
        )}
      </div>
      <div className="d-flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={running}>
          {running ? texts.submitting : progress ? texts.resume : texts.submit}
        </Button>
        <Button variant="secondary" onClick={running ? stop : onCancel}>
          {running ? texts.stop : messages.common.cancel}
        </Button>
      </div>
    </form>
  );
}

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
