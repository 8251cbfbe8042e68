import PlusIcon from 'bootstrap-icons/icons/plus-lg.svg?react';
import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { type SignInRequest, useSession } from '@/session';

interface NewTopicLinkProps {
  categoryId?: string;
  /** By default 'Crear nuevo tema'. */
  label?: string;
}

const reason: SignInRequest = { message: messages.forum.signIn.topic };

export function NewTopicLink({ categoryId, label = foro.forumHome.actions.newTopic }: NewTopicLinkProps) {
  const { status } = useSession();
  const to = paths.newTopic.href(categoryId);
  const isVisitor = status === 'visitor';
  return (
    <ButtonLink
      className="flex-shrink-0"
      to={isVisitor ? paths.login.href(to) : to}
      state={isVisitor ? reason : undefined}
    >
      <PlusIcon aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}
