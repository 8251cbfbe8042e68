import AddIcon from 'bootstrap-icons/icons/bookmark-heart.svg?react';
import SavedIcon from 'bootstrap-icons/icons/bookmark-heart-fill.svg?react';
import { useMember } from '@/components/account/useMember';
import { Button, classNames, showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { can } from '@/model/users/permissions/can';
import { refusalOf } from '@/model/users/permissions/refusal';
import { useFavourite } from '@/services/favourites';

const texts = messages.favourites;

/** Saves the article or takes it away: it shows at once, and is undone with the reason when it fails. */
export function FavouriteToggle({ articleId }: { articleId: string }) {
  const member = useMember();
  const { isFavourite, toggle } = useFavourite(articleId, member);
  const press = async () => {
    const { account } = member;
    if (account && !can(account, 'guardarFavoritos')) {
      showToast(refusalOf(account.estado, texts.notAllowed), { tone: 'danger' });
      return;
    }
    await orTell(isFavourite ? texts.removeFailed : texts.addFailed, async () => {
      const { points } = await toggle();
      if (isFavourite) showToast(texts.removed);
      else showToast(points > 0 ? texts.addedPoints(points) : texts.added);
    });
  };
  return (
    <Button
      variant="secondary"
      className={classNames('px-4', isFavourite && 'text-accent bg-accent-soft')}
      onClick={() => void press()}
    >
      {isFavourite ? <SavedIcon aria-hidden="true" /> : <AddIcon aria-hidden="true" />}
      {isFavourite ? texts.remove : texts.add}
    </Button>
  );
}
