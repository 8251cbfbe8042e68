import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { formatDate } from '@/model/shared/dates';

/** 'editado', with the moment as its title. */
export function Edited({ post }: { post: Pick<Reply, 'editado' | 'fechaEdicion'> }) {
  if (!post.editado) return null;
  return (
    <span title={post.fechaEdicion ? foro.forumCommon.editedOn(formatDate(post.fechaEdicion)) : undefined}>
      {foro.forumCommon.edited}
    </span>
  );
}
