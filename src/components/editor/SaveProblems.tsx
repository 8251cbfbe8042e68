import type { Ref } from 'react';
import { Button } from '@/components/ui';
import { ARTICLE_FIELD_NAMES } from '@/model/article-fields';
import { staff } from '@/model/staff-messages';
import { FIELD_LABELS } from './field-labels';
import styles from './SaveBar.module.css';
import { useEditor, useEditorState } from './state/useEditorState';

const texts = staff.editor;

/** Puts the focus on the field of a form that is wrong; where there are several of one name, on the first such. */
function goTo(form: HTMLFormElement | null, name: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"][aria-invalid="true"]`) ??
    form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
}

/** Why the article is not saved, where its writer looks after pressing the button: each field that is wrong, by its name. */
export function SaveProblems({ ref, mayWrite }: { ref: Ref<HTMLDivElement>; mayWrite: boolean }) {
  const editor = useEditor();
  const problem = useEditorState((state) => state.problem);
  const errors = useEditorState((state) => state.errors);
  const conflict = useEditorState((state) => (state.comparing ? null : state.conflict));
  const wrong = ARTICLE_FIELD_NAMES.filter((name) => errors[name] !== undefined);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.problems}>
      {!mayWrite && <p className={styles.problem}>{texts.errors.noLonger}</p>}
      {problem && (
        <div className={styles.problem}>
          <p>{problem}</p>
          <p className={styles.quiet}>{texts.errors.kept}</p>
        </div>
      )}
      {wrong.length > 0 && (
        <div className={styles.problem}>
          <p>{texts.errors.fields}</p>
          <ul className={styles.wrong}>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={({ currentTarget }) => goTo(currentTarget.form, name)}>
                  {FIELD_LABELS[name]}
                </button>
                : {errors[name]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflict && (
        <div className={styles.problem}>
          <p>{texts.conflict.title[conflict.by]}</p>
          <Button variant="secondary" size="small" onClick={() => editor.compare(true)}>
            {texts.conflict.compare}
          </Button>
        </div>
      )}
    </div>
  );
}
