import { useState } from 'react';
import { TextField, useDraft } from '@/components/ui';
import { addTag, characters, validateTopic } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { useSession } from '@/session';
import { MarkdownField } from '../../shared/MarkdownField';
import { EditDialog } from './EditDialog';
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
        <div className={styles.fields}>
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
