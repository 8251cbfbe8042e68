import { type FormEvent, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, showToast, TextField, useDraft } from '@/components/feedback';
import { Dialog, DialogActions, DialogBody } from '@/components/feedback/Dialog';
import { addTag, validateTopic } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { failureText } from '@/services/queries/forum/problem';
import { useTopicChange } from '@/services/queries/forum/useTopicChange';
import { MarkdownField } from '../../shared/MarkdownField';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.edit;

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

/** Title, content and tags of a topic being changed; what is typed stays on the device until it is saved or given up. */
export function EditTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const [initial] = useState({
    titulo: topic.titulo,
    contenido: topic.contenido,
    tags: topic.tags.join(', '),
  });
  const draft = useDraft(`foro-tema-editado:${topic.id}`, initial);
  const { run, pending, error } = useTopicChange(topic, useMember());
  const [judged, setJudged] = useState(false);
  const { titulo, contenido, tags } = draft.values;
  const given = tagsOf(tags);
  const list = 'tags' in given ? given.tags : [];
  const wrong = validateTopic({ titulo, contenido, tags: list, categoriaId: topic.categoriaId });
  const tagProblem = 'problem' in given ? given.problem : undefined;

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (pending || tagProblem !== undefined || Object.keys(wrong).length > 0) return;
    try {
      await run({ kind: 'edit-topic', values: { titulo, contenido, tags: list } });
    } catch (cause) {
      // The hook's error says it and the dialog shows it; the text stays.
      console.info('The topic was not saved', cause);
      return;
    }
    showToast(texts.saved);
    close();
  };
  return (
    <Dialog title={texts.topicTitle} size="large" busy={pending} closesOutside={!draft.dirty} onClose={close}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DialogBody>
          <div className={styles.fields}>
            <TextField
              label={texts.titleLabel}
              name="titulo"
              required
              limit={FORUM_LIMITS.titulo}
              value={titulo}
              readOnly={pending}
              error={judged ? wrong.titulo : undefined}
              onChange={(event) => draft.change('titulo', event.target.value)}
            />
            <MarkdownField
              label={texts.content}
              name="contenido"
              rows={10}
              limit={FORUM_LIMITS.contenidoTema}
              value={contenido}
              readOnly={pending}
              error={judged ? wrong.contenido : undefined}
              onChange={(value) => draft.change('contenido', value)}
            />
            <TextField
              label={texts.tags}
              name="tags"
              hint={texts.tagsHint}
              value={tags}
              readOnly={pending}
              error={tagProblem}
              onChange={(event) => draft.change('tags', event.target.value)}
            />
          </div>
        </DialogBody>
        <div role="alert" className={styles.alert}>
          {error && !pending && <p>{texts.failed(failureText(error))}</p>}
        </div>
        <DialogActions>
          <Button type="submit" busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <Button variant="secondary" busy={pending} onClick={close}>
            {messages.common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
