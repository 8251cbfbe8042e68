import { VerifyEmail } from '@/components/account/VerifyEmail';
import { outsideLinks, verification } from '@/model/messages/verification';
import { needsReview } from '@/model/users/standing';
import { useSession } from '@/session';

/** What becomes of a text of who has no standing: its outside links wait for the staff, its mentions for a proven e-mail. */
export function LinkNotice({ kind, text }: { kind: 'topic' | 'reply'; text: string }) {
  const { account, isVerified } = useSession();
  if (!account) return null;
  const waits = needsReview(text, account, isVerified, new Date());
  const mentions = /(^|[\s(¿¡])@\p{L}/u.test(text);
  return (
    <>
      <div role="status">{waits && <p className="alert alert-warning fs-sm">{outsideLinks[kind]}</p>}</div>
      {!isVerified && (waits || mentions) && (
        <VerifyEmail why={mentions ? verification.mentions : undefined} />
      )}
    </>
  );
}
