import { Button, Spinner } from '@/components/ui';
import { offline } from '@/model/messages/offline';

const texts = offline.waiting;

interface WaitingTextProps {
  text: string;
  /** Nobody can send it yet: who is here is known only once the site answers. */
  blocked: boolean;
  sending: boolean;
  /** Why it could not be sent. */
  problem: string | null | undefined;
  onSend: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** What was written without a connection: it stays on the device until it is sent, by a press, or discarded. */
export function WaitingText({
  text,
  blocked,
  sending,
  problem,
  onSend,
  onEdit,
  onDiscard,
}: WaitingTextProps) {
  return (
    <section className="card card-body gap-3" aria-label={texts.title}>
      <h3 className="fs-lg">{texts.title}</h3>
      <p role="status" className="text-soft fs-sm">
        {blocked ? texts.offline : texts.ready}
      </p>
      <p className="p-4 bg-sunken rounded" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </p>
      <div role="alert">{problem && !sending && <p className="alert alert-danger">{problem}</p>}</div>
      <div className="d-flex flex-wrap gap-3">
        <Button busy={sending} disabled={blocked} onClick={onSend}>
          {sending && <Spinner label="" />}
          {texts.send}
        </Button>
        <Button variant="secondary" disabled={sending} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="ghost" disabled={sending} onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
