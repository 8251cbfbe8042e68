import AcceptedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import HiddenIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { heightOf, useIncrementalRender } from '@/components/articles/prose/useIncrementalRender';
import { ErrorState, LoadingRegion, Places, Skeleton } from '@/components/ui';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { formatDate } from '@/model/shared/dates';
import { paths, replyAnchor } from '@/model/shared/paths';
import type { ReplyPageResult } from '@/services/forum';
import { AuthorLine } from '../shared/AuthorLine';
import { ForumProse } from '../shared/ForumProse';
import { PostActions } from './PostActions';
import { useTopicScreen } from './screen';
import styles from './Topic.module.css';

interface ReplyPageProps {
  result: ReplyPageResult;
  targetId: string | undefined;
  /** Draws the first ones, and the others little by little. */
  gradual: boolean;
}

/** What a reply takes besides its text, in pixels. */
const FRAME_PX = 150;

const heightOfAll = (replies: readonly Reply[]) =>
  replies.reduce((height, { contenido }) => height + FRAME_PX + heightOf(contenido.length), 0);

export function RepliesSkeleton() {
  return (
    <LoadingRegion text={foro.forumTopic.loadingReplies} className="vstack gap-4">
      <Places count={3}>
        <div className={`card gap-3 ${styles.post}`}>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton lines={3} />
        </div>
      </Places>
    </LoadingRegion>
  );
}

export function ReplyPage({ result, targetId, gradual }: ReplyPageProps) {
  const { status, replies, retry } = result;
  const shown = useIncrementalRender(replies.length, gradual ? 1 : Number.POSITIVE_INFINITY);
  if (status === 'loading') return <RepliesSkeleton />;
  if (status === 'error') return <ErrorState text={foro.forumTopic.repliesFailed} onRetry={retry} />;
  if (replies.length === 0) return <p className="text-soft">{foro.forumTopic.pageEmpty}</p>;
  const rest = replies.slice(shown);
  return (
    <>
      <ol className="vstack gap-4">
        {replies.slice(0, shown).map((reply) => (
          <ReplyItem key={reply.id} reply={reply} isTarget={reply.id === targetId} />
        ))}
      </ol>
      {rest.length > 0 && <div style={{ blockSize: heightOfAll(rest) }} />}
    </>
  );
}

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

const ReplyItem = memo(function ReplyItem({ reply, isTarget }: { reply: Reply; isTarget: boolean }) {
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
