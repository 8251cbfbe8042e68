import { TextArea, TextField } from '@/components/ui';
import { ARTICLE_LIMITS } from '@/model/article-limits';
import { staff } from '@/model/staff-messages';
import styles from './EditorFields.module.css';
import { useEditor, useEditorState } from './state/useEditorState';

const texts = staff.editor.fields;

export function TitleField() {
  const editor = useEditor();
  const value = useEditorState(({ form }) => form.titulo);
  const error = useEditorState(({ errors }) => errors.titulo);
  return (
    <TextField
      className={styles.title}
      label={texts.title}
      name="titulo"
      required
      limit={ARTICLE_LIMITS.titulo}
      autoComplete="off"
      {...{ value, error }}
      onChange={(event) => editor.change({ titulo: event.target.value })}
    />
  );
}

export function SummaryField() {
  const editor = useEditor();
  const value = useEditorState(({ form }) => form.resumen);
  const error = useEditorState(({ errors }) => errors.resumen);
  return (
    <TextArea
      className={styles.summary}
      label={texts.summary}
      name="resumen"
      rows={3}
      hint={texts.summaryHint}
      limit={ARTICLE_LIMITS.resumen}
      {...{ value, error }}
      onChange={(event) => editor.change({ resumen: event.target.value })}
    />
  );
}

export function TagsField() {
  const editor = useEditor();
  const value = useEditorState(({ form }) => form.tagsText);
  const error = useEditorState(({ errors }) => errors.tags);
  return (
    <TextField
      label={texts.tags}
      name="tags"
      hint={texts.tagsHint}
      autoComplete="off"
      {...{ value, error }}
      onChange={(event) => editor.change({ tagsText: event.target.value })}
    />
  );
}
