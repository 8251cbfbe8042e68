import { useMutation } from '@tanstack/react-query';
import { useSignOut } from '@/components/account/useSignOut';
import { Button, showToast } from '@/components/ui';
import { messages } from '@/model/messages';
import { useSession } from '@/session';

const texts = messages.account.broken;

/** Shown above every page while someone is signed in whose record does not exist: create it again, or sign out. */
export function RepairNotice() {
  const { repair } = useSession();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: repair,
    onSuccess: () => showToast(texts.repaired),
  });
  const { leaving, leave } = useSignOut();
  return (
    <section className="bg-clay-soft border-top border-bottom" aria-labelledby="repair-notice">
      <div className="container d-flex flex-wrap align-items-center justify-content-between gap-4 py-4">
        <div role="alert">
          <h2 id="repair-notice" className="mb-2 fs-lg">
            {texts.title}
          </h2>
          <p>{isError ? texts.failed : texts.text}</p>
        </div>
        <div className="d-flex flex-wrap gap-3">
          <Button busy={isPending} onClick={() => mutate()}>
            {isPending ? texts.repairing : texts.repair}
          </Button>
          <Button variant="secondary" busy={leaving} onClick={leave}>
            {messages.account.menu.signOut}
          </Button>
        </div>
      </div>
    </section>
  );
}
