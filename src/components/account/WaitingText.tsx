import { Button, Spinner } from '@/components/ui';
import { offline } from '@/model/messages/offline';
import { isReachable } from '@/services/offline';
import { useMember } from './useMember';

const { waiting: texts, unsent } = offline;
const AS_TYPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A form's draft with the id under which its text is to be sent once it waits for a connection. */
interface WaitingDraft {
  values: { contenido: string; espera: string };
  change: (field: 'espera', value: string) => void;
  clear: () => void;
}

interface WaitingTextProps {
  draft: WaitingDraft;
  sending: boolean;
  problem: string | null | undefined;
  onSend: () => void;
}

/** Keeps a text that could not be sent, under the id of that try, so that sent twice it is one. */
export async function keepWaiting(
  { values: { espera }, change }: WaitingDraft,
  isMember: boolean,
  idOfLast: () => string,
): Promise<void> {
  if (!isMember || !(await isReachable())) change('espera', espera || idOfLast());
}

/** What somebody was writing when it could be sent no more: it stays in sight, with why, and on the device. */
export function UnsentText({
  reason,
  draft,
}: {
  reason: string;
  draft: Pick<WaitingDraft, 'values' | 'clear'>;
}) {
  const { contenido } = draft.values;
  if (contenido.trim() === '') return <p className="px-5 py-4 bg-sunken rounded-2">{reason}</p>;
  return (
    <section className="card card-body gap-3" aria-label={unsent.title}>
      <p role="status" className="fw-semibold">
        {reason}
      </p>
      <p className="text-soft fs-sm">{unsent.text}</p>
      <p className="p-4 bg-sunken rounded-2" style={AS_TYPED}>
        {contenido}
      </p>
      <Button variant="secondary" className="align-self-start" onClick={() => draft.clear()}>
        {texts.discard}
      </Button>
    </section>
  );
}

/** What was written without a connection: it stays on the device until it is sent, by a press, or discarded. */
export function WaitingText({ draft, sending, problem, onSend }: WaitingTextProps) {
  // Who is here is known only once the site answers.
  const blocked = !useMember().account;
  return (
    <section className="card card-body gap-3" aria-label={texts.title}>
      <h3 className="fs-lg">{texts.title}</h3>
      <p role="status" className="text-soft fs-sm">
        {blocked ? texts.offline : texts.ready}
      </p>
      <p className="p-4 bg-sunken rounded-2" style={AS_TYPED}>
        {draft.values.contenido}
      </p>
      <div role="alert">{problem && !sending && <p className="alert alert-danger">{problem}</p>}</div>
      <div className="d-flex flex-wrap gap-3">
        <Button busy={sending} disabled={blocked} onClick={onSend}>
          {sending && <Spinner label="" />}
          {texts.send}
        </Button>
        <Button variant="secondary" disabled={sending} onClick={() => draft.change('espera', '')}>
          {texts.edit}
        </Button>
        <Button variant="ghost" disabled={sending} onClick={() => draft.clear()}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
