import AcceptedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import { Link } from 'react-router-dom';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { ForumProse } from '../shared/ForumProse';
import styles from './Topic.module.css';

const texts = foro.forumTopic;

/** Before the others its beginning and the way to it; where it is the first of them, only the way. */
export function AcceptedAnswer({ reply }: { reply: Reply }) {
  const { numero } = reply;
  return (
    <section
      className={`vstack gap-3 bg-accent-soft rounded-2 ${styles.post} ${styles.featured}`}
      aria-labelledby="respuesta-aceptada"
    >
      <div className="hstack flex-wrap gap-3 justify-content-between">
        <h2 id="respuesta-aceptada" className="hstack gap-2 text-accent fs-base font-sans">
          <AcceptedIcon aria-hidden="true" />
          {texts.accepted}
        </h2>
        <Link to={paths.forumTopic.href(reply.temaId, reply.id)}>
          {texts.seeInPlace} ({texts.number(numero)})
        </Link>
      </div>
      {numero > 1 && (
        <>
          <ForumProse markdown={reply.contenido} id={`aceptada-${reply.id}`} />
          <AuthorLine author={reply} date={reply.fechaCreacion} size={32} />
        </>
      )}
    </section>
  );
}
