import { type FormEvent, type ReactNode, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { SelectField } from '@/components/library/SelectField';
import { Button, ErrorState, LoadingRegion, Skeleton, showToast, TextField, useDraft } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Dialog, DialogActions, DialogBody, DialogProblem } from '@/components/ui/Dialog';
import { addTag, characters, replyProblem, validateTopic } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { failureText } from '@/services/queries/forum/problem';
import { type TopicChange, useAllCategories, useTopicChange } from '@/services/queries/forum/useTopicChange';
import { useSession } from '@/session';
import { MarkdownField } from '../../shared/MarkdownField';

const moveTopicDialogTexts = foro.forumTopicActs.manage;

/** Asks where to move a topic. */
export function MoveTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { categories, status, retry } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { apply, pending, problem } = useAnnouncedChange(topic, moveTopicDialogTexts.failed);
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

interface EditDialogProps {
  title: string;
  topic: Topic;
  /** What is typed, which the device keeps until it is saved or given up. */
  draft: { dirty: boolean; clear: () => void };
  /** What to save; null while something is wrong with it. */
  change: TopicChange | null;
  onClose: () => void;
  /** The fields; `validated` once what is wrong is to be said. */
  children: (state: { validated: boolean; pending: boolean }) => ReactNode;
}

/** Something that was published being changed: its fields, saving and giving up. */
function EditDialog({ title, topic, draft, change, onClose, children }: EditDialogProps) {
  const { apply, pending, problem } = useAnnouncedChange(topic, texts.failed);
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (pending || change === null) return;
    if (await apply(change, texts.saved, true)) close();
  };
  return (
    <Dialog title={title} size="large" busy={pending} closesOutside={!draft.dirty} onClose={leave}>
      <form onSubmit={submit} noValidate>
        <DialogBody>{children({ validated, pending })}</DialogBody>
        <DialogProblem text={problem} />
        <DialogActions>
          <Button type="submit" busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <Button variant="secondary" busy={pending} onClick={close}>
            {draft.dirty ? texts.discard : messages.common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface EditReplyDialogProps {
  reply: Reply;
  topic: Topic;
  onClose: () => void;
}

/** The text of a reply being changed. */
export function EditReplyDialog({ reply, topic, onClose }: EditReplyDialogProps) {
  const [initial] = useState({ contenido: reply.contenido });
  // Who moderates may change it too, on the same device.
  const { account } = useSession();
  const draft = useDraft(`foro-respuesta-editada:${account?.uid}:${reply.id}`, initial);
  const { contenido } = draft.values;
  const problem = replyProblem(contenido);
  const change = problem === undefined ? ({ kind: 'edit-reply', reply, contenido } as const) : null;
  return (
    <EditDialog title={texts.replyTitle} {...{ topic, draft, change, onClose }}>
      {({ validated, pending }) => (
        <MarkdownField
          label={texts.content}
          name="contenido"
          rows={10}
          limit={FORUM_LIMITS.contenidoRespuesta}
          value={contenido}
          readOnly={pending}
          error={validated ? problem : undefined}
          onChange={(value) => draft.change('contenido', value)}
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
export function EditTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const [initial] = useState({
    titulo: topic.titulo,
    contenido: topic.contenido,
    tags: topic.tags.join(', '),
  });
  // Who moderates may change it too, on the same device.
  const { account } = useSession();
  const draft = useDraft(`foro-tema-editado:${account?.uid}:${topic.id}`, initial);
  const { titulo, contenido, tags } = draft.values;
  const given = tagsOf(tags);
  const list = 'tags' in given ? given.tags : [];
  const wrong = validateTopic({ titulo, contenido, tags: list, categoriaId: topic.categoriaId });
  const right = 'tags' in given && Object.keys(wrong).length === 0;
  const change = right ? ({ kind: 'edit-topic', values: { titulo, contenido, tags: list } } as const) : null;
  return (
    <EditDialog title={texts.topicTitle} {...{ topic, draft, change, onClose }}>
      {({ validated, pending }) => (
        <div className="vstack gap-3">
          <TextField
            label={texts.titleLabel}
            name="titulo"
            required
            limit={FORUM_LIMITS.titulo}
            length={characters(titulo)}
            value={titulo}
            readOnly={pending}
            error={validated ? wrong.titulo : undefined}
            onChange={(event) => draft.change('titulo', event.target.value)}
          />
          <MarkdownField
            label={texts.content}
            name="contenido"
            rows={10}
            limit={FORUM_LIMITS.contenidoTema}
            value={contenido}
            readOnly={pending}
            error={validated ? wrong.contenido : undefined}
            onChange={(value) => draft.change('contenido', value)}
          />
          <TextField
            label={texts.tags}
            name="tags"
            hint={texts.tagsHint}
            value={tags}
            readOnly={pending}
            error={'problem' in given ? given.problem : undefined}
            onChange={(event) => draft.change('tags', event.target.value)}
          />
        </div>
      )}
    </EditDialog>
  );
}

/** Changes a topic or one of its replies, and says so. */
export function useAnnouncedChange(topic: Topic, failed: (why: string) => string) {
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
