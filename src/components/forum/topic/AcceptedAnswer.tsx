import AcceptedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import { Link } from 'react-router-dom';
import type { Reply } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { ForumProse } from '../shared/ForumProse';
import styles from './Reply.module.css';

const texts = foro.forumTopic;

/** The accepted answer, before all replies, with the way to its place among them. */
export function AcceptedAnswer({ reply }: { reply: Reply }) {
  return (
    <section className={styles.featured} aria-labelledby="respuesta-aceptada">
      <div className={styles.featuredHead}>
        <h2 id="respuesta-aceptada" className={styles.featuredTitle}>
          <AcceptedIcon aria-hidden="true" />
          {texts.accepted}
        </h2>
        <Link to={paths.forumTopic.href(reply.temaId, reply.id)}>
          {texts.seeInPlace} ({texts.number(reply.numero)})
        </Link>
      </div>
      <ForumProse markdown={reply.contenido} id={`aceptada-${reply.id}`} />
      <AuthorLine author={reply} date={reply.fechaCreacion} size={32} />
    </section>
  );
}
