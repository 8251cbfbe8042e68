import SaveIcon from 'bootstrap-icons/icons/bookmark.svg?react';
import SavedIcon from 'bootstrap-icons/icons/bookmark-fill.svg?react';
import FlagIcon from 'bootstrap-icons/icons/flag.svg?react';
import LikeIcon from 'bootstrap-icons/icons/heart.svg?react';
import LikedIcon from 'bootstrap-icons/icons/heart-fill.svg?react';
import QuoteIcon from 'bootstrap-icons/icons/quote.svg?react';
import ReplyIcon from 'bootstrap-icons/icons/reply.svg?react';
import { Button } from '@/components/ui';
import * as foro from '@/model/messages/foro';
import { formatNumber } from '@/model/shared/text/format-number';
import type { PendingAct } from './pending-act';
import styles from './Topic.module.css';

const texts = foro.forumTopic.acts;
const ICONS = { like: LikeIcon, save: SaveIcon, report: FlagIcon, reply: ReplyIcon, quote: QuoteIcon };
const PRESSED_ICONS = { like: LikedIcon, save: SavedIcon };

interface ActButtonProps {
  act: PendingAct;
  count?: number | undefined;
  pressed?: boolean | undefined;
  busy?: boolean;
  onPress: () => void;
}

export function ActButton({ act, count, pressed, busy = false, onPress }: ActButtonProps) {
  const on = pressed === true && (act === 'like' || act === 'save');
  const Icon = on ? PRESSED_ICONS[act] : ICONS[act];
  return (
    <Button
      variant="ghost"
      size="small"
      className={on ? styles.on : styles.act}
      data-act={act}
      aria-pressed={act === 'like' ? pressed === true : undefined}
      busy={busy}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      {act === 'like' && <span className="visually-hidden">{texts.like} </span>}
      <span className={act === 'quote' || act === 'report' ? styles.words : undefined}>
        {act === 'like' ? formatNumber(count ?? 0) : on && act === 'save' ? texts.saved : texts[act]}
      </span>
    </Button>
  );
}
