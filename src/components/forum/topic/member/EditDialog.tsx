import { type ReactNode, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import {
  type BindField,
  ErrorState,
  fieldsOf,
  LoadingRegion,
  Skeleton,
  showToast,
  TextField,
  useDraft,
} from '@/components/ui';
import { ConfirmDialog, FormDialog } from '@/components/ui/ConfirmDialog';
import { SelectField } from '@/components/ui/SelectField';
import { addTag, characters, replyProblem, validateTopic } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { failureText } from '@/services/queries/forum/problem';
import { useAllCategories } from '@/services/queries/forum/useAllCategories';
import { type TopicChange, useTopicChange } from '@/services/queries/forum/useTopicChange';
import { MarkdownField } from '../../shared/MarkdownField';
import { useMemberScreen } from '../screen';

const moveTopicDialogTexts = foro.forumTopicActs.manage;

/** Asks where to move a topic. */
export function MoveTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic } = useMemberScreen();
  const { categories, status, retry } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { apply, pending, problem } = useAnnouncedChange(moveTopicDialogTexts.failed);
  const move = async () => {
    const isThere = chosen === topic.categoriaId;
    if (isThere || (await apply({ kind: 'move', categoriaId: chosen }, moveTopicDialogTexts.moved, true)))
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
      {status === 'loading' && (
        <LoadingRegion text={moveTopicDialogTexts.loadingCategories}>
          <Skeleton height="2.75rem" />
        </LoadingRegion>
      )}
      {status === 'error' && <ErrorState text={messages.forum.errors.load} onRetry={retry} />}
      {status === 'ready' && (
        <SelectField
          label={moveTopicDialogTexts.moveLabel}
          value={chosen}
          options={categories.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  );
}

const texts = foro.forumTopicActs.edit;

interface EditDialogProps<Values extends Record<string, string>> {
  title: string;
  /** What is typed, which the device keeps until it is saved or given up. */
  draft: ReturnType<typeof useDraft<Values>>;
  /** Told once it was tried to save. */
  wrong: { readonly [Name in keyof Values]?: string | undefined };
  /** What to save; null while something is wrong with it. */
  change: TopicChange | null;
  onClose: () => void;
  children: (bind: BindField<Values>) => ReactNode;
}

/** Something that was published being changed: its fields, saving and giving up. */
function EditDialog<Values extends Record<string, string>>({
  title,
  draft,
  wrong,
  change,
  onClose,
  children,
}: EditDialogProps<Values>) {
  const { apply, pending, problem } = useAnnouncedChange(texts.failed);
  const [validated, setValidated] = useState(false);

  // Escape comes by accident: what was typed waits on the device, and the dialog opens with it again.
  const leave = () => {
    if (draft.dirty) showToast(texts.kept);
    onClose();
  };
  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async () => {
    setValidated(true);
    if (change !== null && (await apply(change, texts.saved, true))) close();
  };
  return (
    <FormDialog
      title={title}
      size="large"
      busy={pending}
      closesOutside={!draft.dirty}
      error={problem}
      submit={{ children: pending ? texts.saving : texts.save }}
      cancel={{ onClick: close, children: draft.dirty ? texts.discard : undefined }}
      onSubmit={() => void submit()}
      onClose={leave}
    >
      {children(fieldsOf({ ...draft, errors: validated ? wrong : {}, readOnly: pending }))}
    </FormDialog>
  );
}

/** The text of a reply being changed. */
export function EditReplyDialog({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const [initial] = useState({ contenido: reply.contenido });
  // Who moderates may change it too, on the same device.
  const { account } = useMemberScreen();
  const draft = useDraft(`foro-respuesta-editada:${account.uid}:${reply.id}`, initial);
  const { contenido } = draft.values;
  const problem = replyProblem(contenido);
  const change = problem === undefined ? ({ kind: 'edit-reply', reply, contenido } as const) : null;
  return (
    <EditDialog title={texts.replyTitle} wrong={{ contenido: problem }} {...{ draft, change, onClose }}>
      {(bind) => (
        <MarkdownField
          {...bind('contenido')}
          label={texts.content}
          rows={10}
          limit={FORUM_LIMITS.contenidoRespuesta}
        />
      )}
    </EditDialog>
  );
}

/** The tags of a text with commas, by the rules of the new topic's form; or why they are refused. */
function tagsOf(text: string): { tags: readonly string[] } | { problem: string } {
  let tags: readonly string[] = [];
  for (const part of text.split(',')) {
    const added = addTag(tags, part);
    if ('problem' in added) return added;
    tags = added.tags;
  }
  return { tags };
}

/** Title, content and tags of a topic being changed. */
export function EditTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic, account } = useMemberScreen();
  const [initial] = useState({
    titulo: topic.titulo,
    contenido: topic.contenido,
    tags: topic.tags.join(', '),
  });
  // Who moderates may change it too, on the same device.
  const draft = useDraft(`foro-tema-editado:${account.uid}:${topic.id}`, initial);
  const { titulo, contenido, tags } = draft.values;
  const given = tagsOf(tags);
  const list = 'tags' in given ? given.tags : [];
  const wrong = validateTopic({ titulo, contenido, tags: list, categoriaId: topic.categoriaId });
  const right = 'tags' in given && Object.keys(wrong).length === 0;
  const change = right ? ({ kind: 'edit-topic', values: { titulo, contenido, tags: list } } as const) : null;
  return (
    <EditDialog title={texts.topicTitle} {...{ draft, wrong, change, onClose }}>
      {(bind) => (
        <div className="vstack gap-3">
          <TextField
            {...bind('titulo')}
            label={texts.titleLabel}
            required
            limit={FORUM_LIMITS.titulo}
            length={characters(titulo)}
          />
          <MarkdownField
            {...bind('contenido')}
            label={texts.content}
            rows={10}
            limit={FORUM_LIMITS.contenidoTema}
          />
          <TextField
            {...bind('tags')}
            label={texts.tags}
            hint={texts.tagsHint}
            error={'problem' in given ? given.problem : undefined}
          />
        </div>
      )}
    </EditDialog>
  );
}

/** Changes a topic or one of its replies, and says so. */
export function useAnnouncedChange(failed: (why: string) => string) {
  const { topic } = useMemberScreen();
  const { run, pending, error, reset } = useTopicChange(topic, useMember());
  /** Whether it was stored. `inDialog`: the dialog that is open says why not, by `problem`; otherwise a toast does. */
  const apply = async (change: TopicChange, done: string, inDialog: boolean): Promise<boolean> => {
    try {
      await run(change);
    } catch (cause) {
      console.info('The change was not stored', cause);
      if (!inDialog) showToast(failed(failureText(cause)), { tone: 'danger' });
      return false;
    }
    showToast(done);
    return true;
  };
  return { apply, pending, reset, problem: error && !pending ? failed(failureText(error)) : null };
}
