import { ChoiceField } from '@/components/admin/controls/ChoiceField';
import { ARTICLE_STATES } from '@/model/article';
import { staff } from '@/model/staff-messages';
import styles from './EditorFields.module.css';
import { useEditor, useEditorState } from './state/useEditorState';

const texts = staff.editor;

/** The article's estado (a new one is a draft or published, spec 1, section 4), and whether it saves itself. */
export function PublicationFields() {
  const editor = useEditor();
  const estado = useEditorState(({ form }) => form.estado);
  const isNew = useEditorState(({ stored }) => stored === null);
  const autosave = useEditorState((state) => state.autosave);
  const states = ARTICLE_STATES.filter((state) => !isNew || state !== 'archivado' || state === estado);
  return (
    <>
      <ChoiceField
        label={texts.fields.state}
        value={estado}
        options={states.map((state) => ({ value: state, label: texts.states[state] }))}
        onChange={(chosen) => editor.change({ estado: chosen })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="autoguardado"
          checked={autosave}
          onChange={(event) => editor.setAutosave(event.target.checked)}
        />
        {texts.autosave}
        <small>{estado === 'publicado' ? texts.autosaveHintPublished : texts.autosaveHint}</small>
      </label>
    </>
  );
}
