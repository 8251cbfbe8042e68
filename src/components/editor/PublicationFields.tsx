import { useId } from 'react';
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
  const id = useId();
  const states = ARTICLE_STATES.filter((state) => !isNew || state !== 'archivado' || state === estado);
  return (
    <>
      <div className={styles.state}>
        <label htmlFor={id}>{texts.fields.state}</label>
        <select
          id={id}
          name="estado"
          value={estado}
          onChange={(event) => {
            const chosen = ARTICLE_STATES.find((state) => state === event.target.value);
            if (chosen) editor.change({ estado: chosen });
          }}
        >
          {states.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </select>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="autoguardado"
          checked={autosave}
          onChange={(event) => editor.setAutosave(event.target.checked)}
        />
        {texts.autosave}
        <small>{texts.autosaveHint}</small>
      </label>
    </>
  );
}
