import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { fieldsOf, showToast, useDraft, useValidation } from '@/components/ui';
import { addTag, type TopicValues, validateTopic } from '@/model/forum/forms';
import { FORUM_POINTS } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { CATEGORY_PARAMETER, paths } from '@/model/paths';
import { newTopicId, useCreateTopic } from '@/services/queries/forum/useCreateTopic';
import type { SignInRequest } from '@/session';

const texts = foro.newTopic;

/** What the device keeps of a topic that is being written; tags stand one a line. */
const EMPTY = {
  titulo: '',
  categoriaId: '',
  contenido: '',
  tags: '',
  destacado: '',
  intento: '',
  intentado: '',
};
const FEATURED = 'si';
export const TAG_FIELD = 'etiqueta';

const tagsOf = (kept: string) => kept.split('\n').filter(Boolean);

const VISITORS_DRAFT = 'foro:tema-nuevo';

/** The form of a new topic, kept on the device for its author alone until stored. `uid` is '' for a visitor. */
export function useNewTopicForm(uid: string) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const session = useMember();
  const draft = useDraft(uid ? `${VISITORS_DRAFT}:${uid}` : VISITORS_DRAFT, EMPTY, VISITORS_DRAFT);
  const topic = useCreateTopic(session);
  const [typedTag, setTypedTag] = useState('');
  const [tagProblem, setTagProblem] = useState<string | null>(null);
  const restored = useRef(draft.values.titulo !== '' || draft.values.contenido !== '');

  const asked = params.get(CATEGORY_PARAMETER);
  const categoriaId = asked ?? draft.values.categoriaId;
  const tags = tagsOf(draft.values.tags);
  const values = { titulo: draft.values.titulo, categoriaId, contenido: draft.values.contenido };
  const validated = useValidation(values, (now) => validateTopic({ ...now, tags }));

  const { change } = draft;
  // The address names the category that is chosen; what is kept follows it once there is something to keep.
  useEffect(() => {
    if (draft.dirty && asked !== null && asked !== draft.values.categoriaId) change('categoriaId', asked);
  });

  const chooseCategory = (id: string) => {
    change('categoriaId', id);
    setParams(id === '' ? {} : { [CATEGORY_PARAMETER]: id }, { replace: true, preventScrollReset: true });
  };
  /** The tags with the one that is typed; null where that one is refused. */
  const takeTag = (): readonly string[] | null => {
    const added = addTag(tags, typedTag);
    setTagProblem('problem' in added ? added.problem : null);
    if ('problem' in added) return null;
    setTypedTag('');
    change('tags', added.tags.join('\n'));
    return added.tags;
  };
  const send = async (topicValues: TopicValues) => {
    const text = JSON.stringify(topicValues);
    // The same text again, also after a reload, is the same topic; other words are another.
    const id = draft.values.intentado === text ? draft.values.intento : newTopicId();
    change('intento', id);
    change('intentado', text);
    await topic.create({ ...topicValues, id, destacado: draft.values.destacado === FEATURED });
    draft.clear();
    showToast(texts.created, { detail: texts.points(FORUM_POINTS.topic) });
    navigate(paths.forumTopic.href(id), { replace: true });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (topic.sending || session.status === 'restoring') return;
    const allTags = takeTag();
    if (validated.refuses()) return;
    if (allTags === null) {
      validated.form.current?.querySelector<HTMLElement>(`[name="${TAG_FIELD}"]`)?.focus();
      return;
    }
    if (session.status === 'visitor') {
      const reason: SignInRequest = { message: messages.forum.signIn.topic };
      navigate(paths.login.href(paths.newTopic.href(categoriaId)), { state: reason });
      return;
    }
    try {
      await send({ ...values, tags: allTags });
    } catch (cause) {
      // The form says it; what is written stays.
      console.info('The topic could not be stored', cause);
    }
  };
  const discard = () => {
    draft.clear();
    setTypedTag('');
    setTagProblem(null);
    validated.forget();
    topic.reset();
    restored.current = false;
  };

  return {
    form: validated.form,
    bind: fieldsOf({
      values,
      errors: validated.errors,
      readOnly: topic.sending,
      change,
      leave: validated.leave,
    }),
    values,
    dirty: draft.dirty,
    restored: restored.current,
    chooseCategory,
    tags: {
      chosen: tags,
      typed: typedTag,
      problem: tagProblem,
      type: (text: string) => {
        setTypedTag(text);
        setTagProblem(null);
      },
      add: () => takeTag() !== null,
      remove: (tag: string) => {
        setTagProblem(null);
        change('tags', tags.filter((one) => one !== tag).join('\n'));
      },
    },
    featured: draft.values.destacado === FEATURED,
    feature: (featured: boolean) => change('destacado', featured ? FEATURED : ''),
    sending: topic.sending,
    error: topic.error,
    waiting: session.status === 'restoring',
    submit,
    discard,
  };
}

export type NewTopicForm = ReturnType<typeof useNewTopicForm>;
