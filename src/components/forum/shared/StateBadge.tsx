import ArchivedIcon from 'bootstrap-icons/icons/archive.svg?react';
import OpenIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import SolvedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import ClosedIcon from 'bootstrap-icons/icons/lock-fill.svg?react';
import PinnedIcon from 'bootstrap-icons/icons/pin-angle-fill.svg?react';
import FeaturedIcon from 'bootstrap-icons/icons/star-fill.svg?react';
import { classNames } from '@/components/ui';
import type { TopicState } from '@/model/forum/kinds';
import type { Topic } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';

const texts = foro.forumCommon;
const ICONS = { abierto: OpenIcon, cerrado: ClosedIcon, archivado: ArchivedIcon, resuelto: SolvedIcon };

export function StateBadge({ estado }: { estado: TopicState }) {
  const Icon = ICONS[estado];
  const isLive = estado === 'abierto' || estado === 'resuelto';
  return (
    <span className={classNames('badge', isLive && 'badge-accent')}>
      <Icon aria-hidden="true" />
      {texts.states[estado]}
    </span>
  );
}

interface TopicMarksProps {
  topic: Pick<Topic, 'anclado' | 'destacado' | 'estado'>;
  /** In a list, where most are open: that is not said. */
  listed?: boolean;
}

export function TopicMarks({ topic, listed = false }: TopicMarksProps) {
  return (
    <>
      {topic.anclado && (
        <span className="badge badge-clay">
          <PinnedIcon aria-hidden="true" />
          {texts.pinned}
        </span>
      )}
      {topic.destacado && (
        <span className="badge badge-clay">
          <FeaturedIcon aria-hidden="true" />
          {texts.featured}
        </span>
      )}
      {!(listed && topic.estado === 'abierto') && <StateBadge estado={topic.estado} />}
    </>
  );
}
