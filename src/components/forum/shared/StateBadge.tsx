import ArchivedIcon from 'bootstrap-icons/icons/archive.svg?react';
import OpenIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import SolvedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import ClosedIcon from 'bootstrap-icons/icons/lock-fill.svg?react';
import type { TopicState } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import styles from './Badges.module.css';

const ICONS = { abierto: OpenIcon, cerrado: ClosedIcon, archivado: ArchivedIcon, resuelto: SolvedIcon };

/** The state of a topic. */
export function StateBadge({ estado }: { estado: TopicState }) {
  const Icon = ICONS[estado];
  return (
    <span className={styles.badge} data-estado={estado}>
      <Icon aria-hidden="true" />
      {foro.forumCommon.states[estado]}
    </span>
  );
}
