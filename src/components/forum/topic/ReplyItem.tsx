import AcceptedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import HiddenIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths, replyAnchor } from '@/model/shared/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { ForumProse } from '../shared/ForumProse';
import { Edited } from './Edited';
import { PostActions } from './PostActions';
import { useTopicScreen } from './screen';
import styles from './Topic.module.css';

const texts = foro.forumTopic;

export const ReplyItem = memo(function ReplyItem({ reply, isTarget }: { reply: Reply; isTarget: boolean }) {
  const { topic } = useTopicScreen();
  const { id, numero, oculta } = reply;
  const accepted = topic.respuestaAceptadaId === id;
  return (
    <li
      id={replyAnchor(id)}
      tabIndex={-1}
      className={`card pb-2 ${styles.post} ${styles.reply}`}
      data-numero={numero}
      data-target={isTarget || undefined}
      data-accepted={accepted || undefined}
      data-hidden={oculta || undefined}
    >
      <article className="vstack gap-3 minw-0" aria-label={texts.replyOf(numero, reply.autorNombre)}>
        <header className="hstack gap-3 align-items-start justify-content-between">
          <AuthorLine author={reply} date={reply.fechaCreacion}>
            {reply.autorId === topic.autorId && <span>{texts.opener}</span>}
            <Edited post={reply} />
          </AuthorLine>
          <Link
            className={`flex-shrink-0 p-1 fs-sm ${styles.number}`}
            to={paths.forumTopic.href(topic.id, id)}
            aria-label={texts.linkTo(numero)}
          >
            {texts.number(numero)}
          </Link>
        </header>
        {(accepted || oculta) && (
          <p className="hstack flex-wrap gap-2 fs-sm fw-semibold">
            {accepted && (
              <span className="hstack gap-2 text-accent">
                <AcceptedIcon aria-hidden="true" />
                {texts.accepted}
              </span>
            )}
            {oculta && (
              <span className="hstack gap-2 text-soft" title={texts.hiddenHelp}>
                <HiddenIcon aria-hidden="true" />
                {reply.pendiente ? texts.waiting : texts.hidden}
              </span>
            )}
          </p>
        )}
        <ForumProse markdown={reply.contenido} id={id} />
        <PostActions post={{ kind: 'respuesta', item: reply }} />
      </article>
    </li>
  );
});
