import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { refusalOf, useMember } from '@/components/account/useMember';
import { keepWaiting, WaitingText } from '@/components/account/WaitingText';
import { Button, Spinner, showToast, useDraft } from '@/components/ui';
import type { Account } from '@/model/account';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { forumCan } from '@/model/forum/permissions';
import { quoteOf } from '@/model/forum/quote';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { seenPeople } from '@/services/queries/forum/topic-patches';
import { useReplyWriting } from '@/services/queries/forum/useReplyWriting';
import type { SessionHint } from '@/session';
import { LinkNotice } from '../../shared/LinkNotice';
import { MarkdownField, type MarkdownHandle } from '../../shared/MarkdownField';
import { type ComposeRequest, useTopicScreen } from '../screen';
import styles from '../Topic.module.css';

const texts = foro.forumTopicActs.form;
/** Editor rows of a reply (spec 2, section 9). */
const ROWS = 6;

interface ReplyFormProps {
  /** Or, without a connection, who the device remembers. */
  account: Account | SessionHint;
  request: ComposeRequest | null;
  onPublished: (reply: Reply) => void;
}

function Form({ account, request, onPublished }: ReplyFormProps) {
  const { topic } = useTopicScreen();
  const draft = useDraft(`foro-respuesta:${account.uid}:${topic.id}`, {
    contenido: '',
    citaId: '',
    // Under which id it is to be sent, once it waits for a connection.
    espera: '',
  });
  const session = useMember();
  const { send, idOfLast, sending, error, reset } = useReplyWriting(topic, session);
  const field = useRef<MarkdownHandle>(null);
  const { contenido, citaId, espera } = draft.values;
  const isEmpty = contenido.trim() === '';
  const tooLong = isEmpty ? undefined : replyProblem(contenido);
  const people = seenPeople(topic).filter(({ uid }) => uid !== account.uid);

  const answer = useEffectEvent(({ quoted }: ComposeRequest) => {
    if (!quoted) return field.current?.focus();
    field.current?.append(quoteOf(quoted.autorNombre, quoted.contenido));
    draft.change('citaId', quoted.id);
  });
  useEffect(() => {
    if (request) answer(request);
  }, [request]);

  const submit = async () => {
    if (sending || isEmpty || tooLong !== undefined) return;
    let reply: Reply;
    try {
      reply = await send({ contenido, citaId: citaId || null, people, ...(espera && { id: espera }) });
    } catch (cause) {
      // The hook's error says it and the form shows it; the text is back.
      console.info('The reply was not sent', cause);
      await keepWaiting(draft, session.account !== null, idOfLast);
      requestAnimationFrame(() => field.current?.focus());
      return;
    }
    draft.clear();
    showToast(reply.pendiente ? texts.held : texts.sent);
    onPublished(reply);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    void submit();
  };
  if (espera !== '')
    return (
      <WaitingText
        draft={draft}
        sending={sending}
        problem={error && texts.error(error.message)}
        onSend={() => void submit()}
      />
    );
  return (
    <form
      className={`card gap-3 py-5 ${styles.post}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      aria-labelledby="responder"
    >
      <h2 id="responder" className="fs-lg">
        {texts.title}
      </h2>
      <MarkdownField
        handle={field}
        label={texts.label}
        name="contenido"
        rows={ROWS}
        limit={FORUM_LIMITS.contenidoRespuesta}
        placeholder={texts.placeholder}
        hint={people.length > 0 ? foro.forumCommon.field.mentionHint : undefined}
        people={people}
        error={tooLong}
        // The reply stands above already; until it is stored the device keeps the text.
        value={sending ? '' : contenido}
        readOnly={sending}
        onChange={({ target }) => {
          if (error) reset();
          draft.change('contenido', target.value);
        }}
      />
      <LinkNotice kind="reply" text={sending ? '' : contenido} />
      <div role="alert" className="text-danger fs-sm fw-semibold">
        {error && !sending && (
          <>
            <p>{texts.error(error.message)}</p>
            <p className="text-body fw-normal">{texts.kept}</p>
          </>
        )}
      </div>
      <Button type="submit" className="align-self-start" busy={sending} disabled={isEmpty && !sending}>
        {sending && <Spinner label="" />}
        {sending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

export function ReplyForm(props: ReplyFormProps) {
  const { account } = props;
  if (!('estado' in account) || forumCan.reply(account)) return <Form {...props} />;
  const reason = refusalOf(account.estado, messages.forumWriting.errors.noReplies);
  return <p className="px-5 py-4 bg-sunken rounded-2">{reason}</p>;
}
