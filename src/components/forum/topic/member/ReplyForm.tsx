import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useMember } from '@/components/account/useMember';
import { keepWaiting, UnsentText, WaitingText } from '@/components/account/WaitingText';
import { Button, Spinner, showToast, useDraft } from '@/components/ui';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { quoteOf } from '@/model/forum/quote';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import type { Account } from '@/model/users/account';
import { forumCan, takesReplies } from '@/model/users/permissions/forum-permissions';
import { refusalOf } from '@/model/users/permissions/refusal';
import { seenPeople, useReplyWriting } from '@/services/forum';
import type { SessionHint } from '@/session';
import { LinkNotice } from '../../shared/LinkNotice';
import { MarkdownField } from '../../shared/MarkdownField';
import type { MarkdownHandle } from '../../shared/useTextEdits';
import { type ComposeRequest, useTopicScreen } from '../screen';
import styles from '../Topic.module.css';

const texts = foro.forumTopicActs.form;
/** Editor rows of a reply (spec 2, section 9). */
const ROWS = 6;
/** `espera`: under which id it is to be sent, once it waits for a connection. */
const EMPTY = { contenido: '', citaId: '', espera: '' };

interface ReplyFormProps {
  /** Or, without a connection, who the device remembers. */
  account: Account | SessionHint;
  request: ComposeRequest | null;
  onPublished: (reply: Reply) => void;
}

/** Enter with Control, or with the command key, sends. */
const isSending = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && ctrlKey !== metaKey;

interface SendFootProps {
  error: Error | null;
  sending: boolean;
  isEmpty: boolean;
}

/** Why the last try failed, and the button. */
function SendFoot({ error, sending, isEmpty }: SendFootProps) {
  return (
    <>
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
    </>
  );
}

/** What somebody asks for above the form: the cursor in it, or a reply quoted. */
function useAnswered(
  request: ComposeRequest | null,
  field: RefObject<MarkdownHandle | null>,
  onQuote: (id: string) => void,
) {
  const answer = useEffectEvent(({ quoted }: ComposeRequest) => {
    if (!quoted) return field.current?.focus();
    field.current?.append(quoteOf(quoted.autorNombre, quoted.contenido));
    onQuote(quoted.id);
  });
  useEffect(() => {
    if (request) answer(request);
  }, [request]);
}

function Form({ account, request, onPublished }: ReplyFormProps) {
  const { topic } = useTopicScreen();
  const draft = useDraft(draftKey(account.uid, topic.id), EMPTY);
  const session = useMember();
  const { send, idOfLast, sending, error, reset } = useReplyWriting(topic, session);
  const field = useRef<MarkdownHandle>(null);
  const { contenido, citaId, espera } = draft.values;
  const isEmpty = contenido.trim() === '';
  const tooLong = isEmpty ? undefined : replyProblem(contenido);
  const people = seenPeople(topic).filter(({ uid }) => uid !== account.uid);

  useAnswered(request, field, (id) => draft.change('citaId', id));

  const submit = async () => {
    if (sending || isEmpty || tooLong !== undefined) return;
    let reply: Reply;
    // It is empty from now on: there is nothing to look at.
    field.current?.write();
    try {
      const kept = { draft: draft.id, ...(espera && { id: espera }) };
      reply = await send({ contenido, citaId: citaId || null, people }, kept);
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
  if (espera !== '')
    return (
      <WaitingText
        {...{ draft, sending }}
        problem={error && texts.error(error.message)}
        onSend={() => void submit()}
      />
    );
  return (
    <form
      className={`card gap-3 py-5 ${styles.post}`}
      onSubmit={onSubmit}
      onKeyDown={(event) => isSending(event) && onSubmit(event)}
      noValidate
      aria-labelledby="responder"
    >
      <h2 id="responder" className="fs-lg">
        {texts.title}
      </h2>
      <MarkdownField
        handle={field}
        label={texts.label}
        labelHidden
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
      <SendFoot {...{ error, sending, isEmpty }} />
    </form>
  );
}

const draftKey = (uid: string, topicId: string) => `foro-respuesta:${uid}:${topicId}`;

/** In the form's place, once one may not answer any more: what was being written is still there. */
function Unsent({ uid, reason }: { uid: string; reason: string }) {
  const { topic } = useTopicScreen();
  const draft = useDraft(draftKey(uid, topic.id), EMPTY);
  return <UnsentText reason={reason} draft={draft} />;
}

export function ReplyForm(props: ReplyFormProps) {
  const { account } = props;
  const { topic } = useTopicScreen();
  if (!('estado' in account)) return <Form {...props} />;
  const { noReplies } = messages.forumWriting.errors;
  if (!forumCan.reply(account))
    return <Unsent uid={account.uid} reason={refusalOf(account.estado, noReplies)} />;
  if (topic.estado !== 'abierto' && !takesReplies(topic, account))
    return <Unsent uid={account.uid} reason={foro.forumTopic.notOpen[topic.estado]} />;
  return <Form {...props} />;
}
