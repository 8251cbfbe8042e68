import ContextIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import PublishIcon from 'bootstrap-icons/icons/check2-square.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { RemoveReply } from '@/components/forum/shared/RemoveReply';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { FactList } from '@/components/ui/FactList';
import { PagedItems } from '@/components/ui/PagedItems';
import { messages } from '@/model/messages';
import * as staffForum from '@/model/messages/forum-moderation';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { failureText, type PendingReply, useReviewDecision, useReviews } from '@/services/forum';

const texts = staffForum.reviews;

interface CardProps {
  reply: PendingReply;
  account: Account;
}

/** A reply as it was typed: its links are not live here. */
function PendingCard({ reply, account }: CardProps) {
  const { id, temaId, autorId, autorNombre, fechaCreacion, contenido } = reply;
  const titulo = reply.titulo || texts.gone;
  const [removing, setRemoving] = useState(false);
  const { mutate, isPending, error } = useReviewDecision(account);
  const { mutateAsync: remove } = useReviewDecision(account);
  const publish = () => mutate({ reply, act: 'publish' }, { onSuccess: () => showToast(texts.published) });
  return (
    <Card as="li">
      <Card.Body as="article" className="vstack gap-2" aria-labelledby={`pendiente-${id}`}>
        <h3 id={`pendiente-${id}`} className="fs-lg">
          <span className="eyebrow d-block">{texts.kind}</span> {titulo}
        </h3>
        <FactList
          facts={{
            [texts.by]: <Link to={paths.forumMember.href(autorId)}>{autorNombre}</Link>,
            [texts.date]: fechaCreacion ? <RelativeTime date={fechaCreacion} /> : messages.forum.missingDate,
          }}
        />
        <blockquote className="bg-sunken border-start border-3 border-strong rounded-2 p-3 fs-sm mw-measure text-pre-line text-break">
          {contenido}
        </blockquote>
        <Announced tone="danger">{error && texts.failed(failureText(error))}</Announced>
        <div className="d-flex flex-wrap gap-2 pt-3">
          <Button size="small" aria-label={texts.publishOf(titulo)} busy={isPending} onClick={publish}>
            <PublishIcon aria-hidden="true" />
            {isPending ? texts.publishing : texts.publish}
          </Button>
          {forumCan.deleteReply(account, reply) && (
            <Button
              size="small"
              variant="danger"
              aria-label={texts.removeOf(titulo)}
              onClick={() => setRemoving(true)}
            >
              <RemoveIcon aria-hidden="true" />
              {texts.remove}
            </Button>
          )}
          <ButtonLink
            size="small"
            variant="secondary"
            to={paths.forumTopic.href(temaId, id)}
            target="_blank"
            aria-label={texts.contextOf(titulo)}
          >
            <ContextIcon aria-hidden="true" />
            {texts.context}
          </ButtonLink>
        </div>
        {removing && (
          <RemoveReply act={() => remove({ reply, act: 'remove' })} onClose={() => setRemoving(false)} />
        )}
      </Card.Body>
    </Card>
  );
}

/** What new accounts wrote with outside links, for moderarForo to publish or delete; no room where there is nothing. */
export function PendingReplies({ account }: { account: Account }) {
  const list = useReviews();
  if (list.status !== 'error' && list.items.length === 0) return null;
  return (
    <section className="vstack gap-4" aria-labelledby="pendientes">
      <div className="vstack gap-2">
        <h2 id="pendientes" className="fs-xl">
          {texts.title}
        </h2>
        <p className="text-soft fs-sm mw-measure">{texts.lead}</p>
      </div>
      <PagedItems list={list} texts={texts} place="12rem" empty={null}>
        {(items) => (
          <ul className="vstack gap-4">
            {items.map((reply) => (
              <PendingCard key={reply.id} reply={reply} account={account} />
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
