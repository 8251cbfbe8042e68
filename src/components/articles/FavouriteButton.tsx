import FavouriteIcon from 'bootstrap-icons/icons/bookmark-heart.svg?react';
import { Suspense } from 'react';
import { Button } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { FavouriteInvitation } from './FavouriteInvitation';

/** Keeps the button's place while it is not known who is there. */
function Waiting() {
  return (
    <Button variant="secondary" size="small" busy>
      <FavouriteIcon aria-hidden="true" />
      {messages.article.favourite.add}
    </Button>
  );
}

/** Members' parts are a chunk of their own, which visitors never download. Without it the article is read all the same. */
const FavouriteToggle = lazyWithFallback(async () => (await import('./member')).FavouriteToggle, Waiting);

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
