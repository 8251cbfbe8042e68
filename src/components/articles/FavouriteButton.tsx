import FavouriteIcon from 'bootstrap-icons/icons/bookmark-heart.svg?react';
import { type ComponentProps, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { useSignInHref } from './useSignInHref';

/** How long the invitation stays when nobody is on it (spec 1, section 9). */
const INVITATION_MS = 3000;
const text = messages.article.favourite;

/** Alone it keeps the button's place while it is not known who is there. */
function AddButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" className="px-4" {...props}>
      <FavouriteIcon aria-hidden="true" />
      {text.add}
    </Button>
  );
}

const Waiting = () => <AddButton busy />;

/** The favourite toggle for someone who has not signed in: pressing it invites to. */
function FavouriteInvitation() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const invitation = useRef<HTMLDivElement>(null);
  const { login } = useSignInHref();

  // It waits as long again while the pointer or the focus is on it.
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      if (!invitation.current?.matches(':hover, :focus-within')) setOpen(false);
    }, INVITATION_MS);
    return () => clearInterval(timer);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the invitation from anywhere in it
    <div ref={anchor} className="position-relative" onKeyDown={onKeyDown}>
      <AddButton aria-pressed={false} onClick={() => setOpen(!open)} />
      <div
        ref={invitation}
        role="status"
        className="position-absolute pt-2"
        style={{ top: '100%', zIndex: 5 }}
      >
        {open && (
          <div
            className="card card-body gap-3 p-4 fs-sm"
            style={{ width: 'min(17rem, 100vw - 2 * var(--gutter))', boxShadow: 'var(--shadow-2)' }}
          >
            <p>{text.invitation}</p>
            <ButtonLink to={login} size="small">
              {messages.nav.login}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** Only a reload asks again for code that did not arrive: the button says so, and is not busy for ever. */
const Unavailable = () => {
  const action = { label: messages.errors.appReload, run: () => window.location.reload() };
  return <AddButton onClick={() => showToast(messages.errors.chunkText, { tone: 'danger', action })} />;
};

/** Members' parts are a chunk of their own, which visitors never download. Without it the article is read all the same. */
const FavouriteToggle = lazyWithFallback(async () => (await import('./member')).FavouriteToggle, Unavailable);

/** The favourite of an article: a toggle for members, an invitation to sign in for everyone else. */
export function FavouriteButton({ articleId }: { articleId: string }) {
  const { status } = useSession();
  if (status === 'visitor') return <FavouriteInvitation />;
  // The notice above the page says what to do.
  if (status === 'broken') return null;
  if (status === 'restoring') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <FavouriteToggle articleId={articleId} />
    </Suspense>
  );
}
