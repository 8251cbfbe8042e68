import { type FormEvent, useEffect, useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { Button, ButtonLink, fieldsOf, Spinner, showToast, useDraft, useValidation } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { EMPTY_TOPIC, readTopic } from '@/model/forum/forms';
import { FORUM_POINTS } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { CATEGORY_PARAMETER, paths } from '@/model/shared/paths';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { sentenceOf } from '@/services/firestore';
import { useCreateTopic, usePeople } from '@/services/forum';
import { type SignInRequest, useSession } from '@/session';
import { LinkNotice } from '../shared/LinkNotice';
import { TopicFields } from '../shared/TopicFields';
import { CategorySelect } from './CategorySelect';
import { KeptHere } from './KeptHere';
import { SimilarTopics } from './SimilarTopics';
import '@/theme/checks.scss';

const texts = foro.newTopic;

const EMPTY = { ...EMPTY_TOPIC, destacado: '' };

const FEATURED = 'si';

const VISITORS_DRAFT = 'foro:tema-nuevo';

interface ProblemProps extends Pick<ReturnType<typeof useCreateTopic>, 'error'> {
  wrong: string | undefined;
}

function Problem({ error, wrong }: ProblemProps) {
  const { account } = useSession();
  const fix = paths.forumFixPermissions.href();
  return (
    <Announced tone="danger">
      {wrong ?? (error && sentenceOf(error, texts.failed(error.message)))}
      {error?.code === 'permission-denied' && forumCan.repair(account) && (
        <ButtonLink to={fix} className="ms-2" size="small" variant="secondary">
          {texts.fixPermissions}
        </ButtonLink>
      )}
    </Announced>
  );
}

interface SendOrLeaveProps {
  sending: boolean;
  /** Who writes is not known yet. */
  waiting: boolean;
  categoriaId: string;
}

function SendOrLeave({ sending, waiting, categoriaId }: SendOrLeaveProps) {
  return (
    <div className="d-flex flex-wrap gap-3">
      <Button type="submit" busy={sending || waiting}>
        {sending && <Spinner label="" />}
        {sending ? texts.submitting : texts.submit}
      </Button>
      <ButtonLink
        variant="secondary"
        to={categoriaId ? paths.forumCategory.href(categoriaId) : paths.forum.href()}
      >
        {messages.common.cancel}
      </ButtonLink>
    </div>
  );
}

interface FeaturedProps {
  checked: boolean;
  disabled: boolean;
  onCheck: (on: boolean) => void;
}

function Featured({ checked, disabled, onCheck }: FeaturedProps) {
  return (
    <FormCheck
      id="tema-destacado"
      label={texts.featured}
      {...{ checked, disabled }}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  );
}

/** The form of a new topic (spec 2, sections 2 and 5). `uid` is empty for a visitor; another needs another `key`. */
export function NewTopicForm({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const session = useMember();
  const { account, status } = session;
  const draft = useDraft(uid ? `${VISITORS_DRAFT}:${uid}` : VISITORS_DRAFT, EMPTY, VISITORS_DRAFT);
  const { change, dirty } = draft;
  const { create, sending, error, reset } = useCreateTopic(session);
  const [restored, setRestored] = useState(draft.values.titulo !== '' || draft.values.contenido !== '');
  const { people, look } = usePeople(forumCan.createTopic(account));

  const asked = params.get(CATEGORY_PARAMETER);
  const categoriaId = asked ?? draft.values.categoriaId;
  const values = { ...draft.values, categoriaId };
  const { errors, problem, form, leave, refuses, forget } = useValidation(
    values,
    (now) => readTopic(now).wrong,
  );
  const fields = { values, errors, readOnly: sending, change, leave };

  // The address names the category that is chosen; what is kept follows it once there is something to keep.
  useEffect(() => {
    if (dirty && asked !== null && asked !== draft.values.categoriaId) change('categoriaId', asked);
  });

  const chooseCategory = (id: string) => {
    change('categoriaId', id);
    setParams(id === '' ? {} : { [CATEGORY_PARAMETER]: id }, { replace: true, preventScrollReset: true });
  };
  const send = async () => {
    const topic = readTopic(values).values;
    const id = await create({ ...topic, destacado: values.destacado === FEATURED }, draft.id);
    draft.clear();
    showToast(texts.created, { detail: texts.points(FORUM_POINTS.topic) });
    navigate(paths.forumTopic.href(id), { replace: true });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || status === 'restoring' || refuses()) return;
    if (status === 'visitor') {
      const reason: SignInRequest = { message: messages.forum.signIn.topic };
      navigate(paths.login.href(paths.newTopic.href(categoriaId)), { state: reason });
      return;
    }
    try {
      await send();
    } catch (cause) {
      // The form says it; what is written stays.
      console.info('The topic could not be stored', cause);
    }
  };
  const discard = () => {
    draft.clear();
    forget();
    reset();
    setRestored(false);
  };

  return (
    <div className="vstack gap-4 minw-0">
      <form ref={form} className="vstack gap-4" onSubmit={submit} noValidate aria-label={texts.title}>
        {status === 'visitor' && <p className="alert fs-sm">{texts.visitor}</p>}
        {restored && (
          <p role="status" className="alert fs-sm">
            {texts.restored}
          </p>
        )}
        <TopicFields
          form={fields}
          hint={account ? texts.mentionHint : undefined}
          people={people.filter((person) => person.uid !== account?.uid)}
          onMention={look}
        >
          <SimilarTopics title={values.titulo} />
          <CategorySelect field={fieldsOf(fields)('categoriaId')} onChoose={chooseCategory} />
        </TopicFields>
        <LinkNotice kind="topic" text={values.contenido} />
        {forumCan.featureOnCreation(account) && (
          <Featured
            checked={values.destacado === FEATURED}
            disabled={sending}
            onCheck={(on) => change('destacado', on ? FEATURED : '')}
          />
        )}
        <Problem error={error} wrong={problem} />
        <SendOrLeave sending={sending} waiting={status === 'restoring'} categoriaId={categoriaId} />
      </form>
      {/* Not in the form: its question is a form of its own. */}
      <KeptHere onDiscard={dirty && !sending ? discard : null} />
    </div>
  );
}
