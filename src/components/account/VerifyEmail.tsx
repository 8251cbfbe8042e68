import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { verification as texts } from '@/model/messages/verification';
import { useSession } from '@/session';
import { failureMessage } from '@/session/failure';

/** Whether Auth's pause between two e-mails goes on; it ends by itself. */
function useWaits(verificationWait: () => number) {
  const [waits, setWaits] = useState(() => verificationWait() > 0);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaits(false), verificationWait());
    return () => clearTimeout(timer);
  }, [waits, verificationWait]);
  return [waits, () => setWaits(true)] as const;
}

/**
 * Asks a member for the proof of its e-mail, and sends the message anew by one press; nothing where it is proven. Who comes back
 * from the link is looked at by the session itself. `why`: what needs it here.
 */
export function VerifyEmail({ why, className = '' }: { why?: string | undefined; className?: string }) {
  const { account, isVerified, sendVerification, checkVerified, verificationWait } = useSession();
  const [waits, beginWait] = useWaits(verificationWait);
  const sending = useMutation({ mutationFn: sendVerification, onSuccess: beginWait });
  const checking = useMutation({
    mutationFn: checkVerified,
    onSuccess: (isProven) => isProven && showToast(texts.done),
  });
  if (!account || isVerified) return null;
  const failure = sending.error ?? checking.error;
  return (
    <section className={`alert vstack gap-2 fs-sm ${className}`} aria-label={texts.title}>
      <p className="fw-semibold">{texts.title}</p>
      <p>
        {texts.text(account.email)} {why}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          busy={sending.isPending}
          disabled={waits}
          onClick={() => sending.mutate()}
        >
          {sending.isPending ? texts.sending : texts.send}
        </Button>
        <Button size="small" variant="ghost" busy={checking.isPending} onClick={() => checking.mutate()}>
          {checking.isPending ? texts.checking : texts.check}
        </Button>
      </div>
      <p role="status" className={waits || checking.data === false ? undefined : 'visually-hidden'}>
        {sending.isSuccess && waits && `${texts.sent} `}
        {waits && texts.wait}
        {!waits && checking.data === false && texts.notYet}
      </p>
      <Announced tone="danger">{failure && failureMessage(failure, 'verify')}</Announced>
    </section>
  );
}
