import AcceptedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import HiddenIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/model/dates';
import type { Reply } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths, replyAnchor } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { ForumProse } from '../shared/ForumProse';
import { PostActions } from './PostActions';
import styles from './Topic.module.css';
import type { TopicScreen } from './types';

const texts = foro.forumTopic;

/** 'editado', with the moment as its title. */
export function Edited({ post }: { post: Pick<Reply, 'editado' | 'fechaEdicion'> }) {
  if (!post.editado) return null;
  return (
    <span title={post.fechaEdicion ? foro.forumCommon.editedOn(formatDate(post.fechaEdicion)) : undefined}>
      {foro.forumCommon.edited}
    </span>
  );
}

interface ReplyItemProps {
  reply: Reply;
  screen: TopicScreen;
  /** The address leads here. */
  isTarget: boolean;
}

/** A reply in its place. */
export const ReplyItem = memo(function ReplyItem({ reply, screen, isTarget }: ReplyItemProps) {
  const { topic } = screen;
  const { id, numero, oculta } = reply;
  const accepted = topic.respuestaAceptadaId === id;
  return (
    <li
      id={replyAnchor(id)}
      tabIndex={-1}
      className={`card ${styles.post} ${styles.reply}`}
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
            className={`fs-sm ${styles.number}`}
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
                {texts.hidden}
              </span>
            )}
          </p>
        )}
        <ForumProse markdown={reply.contenido} id={id} />
        <PostActions post={{ kind: 'respuesta', item: reply }} screen={screen} />
      </article>
    </li>
  );
});

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

/** The accepted answer, before all replies, with the way to its place among them. */
export function AcceptedAnswer({ reply }: { reply: Reply }) {
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
          {texts.seeInPlace} ({texts.number(reply.numero)})
        </Link>
      </div>
      <ForumProse markdown={reply.contenido} id={`aceptada-${reply.id}`} />
      <AuthorLine author={reply} date={reply.fechaCreacion} size={32} />
    </section>
  );
}
