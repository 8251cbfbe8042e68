import { type ReactNode, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { type FormState, fieldsOf, showToast, useDraft, useValidation } from '@/components/ui';
import { ConfirmDialog, FormDialog } from '@/components/ui/ConfirmDialog';
import { ListItems } from '@/components/ui/PagedItems';
import { SelectField } from '@/components/ui/SelectField';
import { readTopic, replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { found } from '@/model/shared/form-problems';
import { failureText, type TopicChange, useAllCategories, useTopicChange } from '@/services/forum';
import { MarkdownField } from '../../shared/MarkdownField';
import { TopicFields } from '../../shared/TopicFields';
import { useMemberScreen } from '../screen';

const moveTopicDialogTexts = foro.forumTopicActs.manage;

export function MoveTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic } = useMemberScreen();
  const { categories, ...reading } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { apply, pending, problem } = useAnnouncedChange(moveTopicDialogTexts.failed);
  const move = async () => {
    const isThere = chosen === topic.categoriaId;
    if (isThere || (await apply({ kind: 'move', categoriaId: chosen }, moveTopicDialogTexts.moved)))
      onClose();
  };
  return (
    <ConfirmDialog
      title={moveTopicDialogTexts.moveTitle}
      confirmLabel={moveTopicDialogTexts.moveConfirm}
      busy={pending}
      error={problem}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <ListItems
        list={{ items: categories, ...reading }}
        texts={{ loading: moveTopicDialogTexts.loadingCategories, loadError: messages.forum.errors.load }}
        place="2.75rem"
        empty={null}
      >
        {(items) => (
          <SelectField
            label={moveTopicDialogTexts.moveLabel}
            value={chosen}
            options={items.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            onChange={setChosen}
          />
        )}
      </ListItems>
    </ConfirmDialog>
  );
}

const texts = foro.forumTopicActs.edit;

interface EditDialogProps<Values extends Record<string, string>> {
  title: string;
  /** Where what is typed is kept on the device until it is saved or given up: who moderates may change it too, on the same one. */
  draftKey: string;
  initial: Values;
  validate: Parameters<typeof useValidation<Values>>[1];
  change: (values: Values) => TopicChange;
  onClose: () => void;
  children: (form: Required<FormState<Values>>) => ReactNode;
}

function EditDialog<Values extends Record<string, string>>(props: EditDialogProps<Values>) {
  const { title, validate, change, onClose, children } = props;
  const { apply, pending, problem } = useAnnouncedChange(texts.failed);
  // What it begins from stays, whatever is read meanwhile.
  const [initial] = useState(props.initial);
  const draft = useDraft(props.draftKey, initial);
  const { errors, problem: wrong, form, leave, refuses } = useValidation(draft.values, validate);

  // Escape comes by accident: what was typed waits on the device, and the dialog opens with it again.
  const keep = () => {
    if (draft.dirty) showToast(texts.kept);
    onClose();
  };
  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async () => {
    if (!refuses() && (await apply(change(draft.values), texts.saved))) close();
  };
  return (
    <FormDialog
      title={title}
      form={form}
      size="large"
      busy={pending}
      closesOutside={!draft.dirty}
      error={wrong ?? problem}
      submit={{ children: pending ? texts.saving : texts.save }}
      cancel={{ onClick: close, children: draft.dirty ? texts.discard : undefined }}
      onSubmit={() => void submit()}
      onClose={keep}
    >
      {children({ ...draft, errors, leave, readOnly: pending })}
    </FormDialog>
  );
}

export function EditReplyDialog({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const { account } = useMemberScreen();
  return (
    <EditDialog
      title={texts.replyTitle}
      draftKey={`foro-respuesta-editada:${account.uid}:${reply.id}`}
      initial={{ contenido: reply.contenido }}
      validate={({ contenido }) => found({ contenido: replyProblem(contenido) })}
      change={({ contenido }) => ({ kind: 'edit-reply', reply, contenido })}
      onClose={onClose}
    >
      {(form) => (
        <MarkdownField
          {...fieldsOf(form)('contenido')}
          label={texts.content}
          rows={10}
          limit={FORUM_LIMITS.contenidoRespuesta}
        />
      )}
    </EditDialog>
  );
}

export function EditTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic, account } = useMemberScreen();
  const { titulo, categoriaId, contenido, tags } = topic;
  return (
    <EditDialog
      title={texts.topicTitle}
      draftKey={`foro-tema-editado:${account.uid}:${topic.id}`}
      initial={{ titulo, categoriaId, contenido, tags: tags.join('\n'), etiqueta: '' }}
      validate={(now) => readTopic(now).wrong}
      change={(now) => ({ kind: 'edit-topic', values: readTopic(now).values })}
      onClose={onClose}
    >
      {(form) => (
        <div className="vstack gap-3">
          <TopicFields form={form} />
        </div>
      )}
    </EditDialog>
  );
}

/** Changes a topic or one of its replies, and says so. Why it was not stored `problem` says in a dialog, and elsewhere a toast. */
export function useAnnouncedChange(failed: (why: string) => string, { toasts = false } = {}) {
  const { topic } = useMemberScreen();
  const { mutateAsync, isPending, error } = useTopicChange(topic, useMember());
  /** Whether it was stored. */
  const apply = async (change: TopicChange, done: string): Promise<boolean> => {
    try {
      await mutateAsync(change);
    } catch (cause) {
      console.info('The change was not stored', cause);
      if (toasts) showToast(failed(failureText(cause)), { tone: 'danger' });
      return false;
    }
    showToast(done);
    return true;
  };
  return { apply, pending: isPending, problem: error && failed(failureText(error)) };
}
