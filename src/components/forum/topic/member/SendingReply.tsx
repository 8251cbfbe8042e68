import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { AuthorLine } from '../../shared/AuthorLine';
import { ForumProse } from '../../shared/ForumProse';
import styles from '../Topic.module.css';

const texts = foro.forumTopic;

/** A reply that is on its way: everyone else will see it in a moment. */
export function SendingReply({ reply }: { reply: Reply }) {
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
