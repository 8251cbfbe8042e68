import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { AuthorLine } from '../../shared/AuthorLine';
import { ForumProse } from '../../shared/ForumProse';
import styles from '../Topic.module.css';

const texts = foro.forumTopic;

/** A reply that is on its way: everyone else will see it in a moment. */
function SendingReply({ reply }: { reply: Reply }) {
  return (
    <li className={`card ${styles.post} ${styles.reply}`} data-sending="">
      <article className="vstack gap-3 minw-0" aria-label={texts.yourReply} aria-busy="true">
        <AuthorLine author={reply} date={reply.fechaCreacion}>
          <span role="status">{texts.sending}</span>
        </AuthorLine>
        <ForumProse markdown={reply.contenido} id={reply.id} />
      </article>
    </li>
  );
}

/** The replies that are on their way. */
export function SendingReplies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <ol className="vstack gap-4">
      {replies.map((reply) => (
        <SendingReply key={reply.id} reply={reply} />
      ))}
    </ol>
  );
}
