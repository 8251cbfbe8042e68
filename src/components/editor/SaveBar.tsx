import type { ReactNode, Ref } from 'react';
import { Button, classNames, Spinner } from '@/components/ui';
import { useFoot } from '@/components/ui/useFoot';
import { ARTICLE_FIELD_NAMES } from '@/model/articles/editing/article-fields';
import * as staff from '@/model/messages/staff';
import { momentWords } from '@/model/shared/dates';
import styles from './ArticleEditor.module.css';
import type { SaveKind } from './state/editor-state';
import { useEditor, useEditorState } from './state/useEditorSession';

const texts = staff.editor;

const WORK = {
  save: texts.actions.saving,
  autosave: texts.actions.saving,
  publish: texts.actions.publishing,
  pictures: texts.actions.waitingForPictures,
} as const;

function SaveStatus() {
  const { unsaved, work, savedAt, keptAt, notKept } = useEditorState((state) => state);
  const { status } = texts;
  const now = new Date();
  return (
    <div className="vstack fs-sm lh-sm flex-grow-0">
      <p role="status" className={`hstack gap-2 fw-semibold ${styles.state}`} data-unsaved={unsaved}>
        {work === null ? (unsaved ? status.unsaved : savedAt ? status.allSaved : status.clean) : WORK[work]}
      </p>
      <p className="fs-xs text-soft">
        {savedAt ? status.savedAt(momentWords(savedAt, now)) : status.neverSaved}
        {unsaved && keptAt && ` · ${status.keptAt(momentWords(keptAt, now))}`}
        {unsaved && notKept && ` · ${status.notKept}`}
      </p>
    </div>
  );
}

/** Puts the focus on the field of a form that is wrong; where there are several of one name, on the first such. */
function goTo(form: HTMLFormElement | null, name: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"][aria-invalid="true"]`) ??
    form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
}

/** Why the article is not saved, where its writer looks after pressing the button: each field that is wrong, by its name. */
function SaveProblems({ ref, mayWrite }: { ref: Ref<HTMLDivElement>; mayWrite: boolean }) {
  const editor = useEditor();
  const { problem, errors, conflict, comparing } = useEditorState((state) => state);
  const wrong = ARTICLE_FIELD_NAMES.filter((name) => errors[name] !== undefined);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.problems}>
      {!mayWrite && <p className="alert alert-danger">{texts.errors.noLonger}</p>}
      {problem && (
        <Problem title={problem}>
          <p className="fs-sm text-soft">{texts.errors.kept}</p>
        </Problem>
      )}
      {wrong.length > 0 && (
        <Problem title={texts.errors.fields}>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="btn btn-link p-0"
                  onClick={({ currentTarget }) => goTo(currentTarget.form, name)}
                >
                  {texts.fields[name]}
                </button>
                : {errors[name]}
              </li>
            ))}
          </ul>
        </Problem>
      )}
      {conflict && !comparing && (
        <Problem title={texts.conflict.title[conflict.by]}>
          <Button variant="secondary" size="small" onClick={() => editor.compare(true)}>
            {texts.conflict.compare}
          </Button>
        </Problem>
      )}
    </div>
  );
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="alert alert-danger vstack gap-2 align-items-start">
      <p className="fw-semibold">{title}</p>
      {children}
    </div>
  );
}

interface SaveBarProps {
  problems: Ref<HTMLDivElement>;
  mayWrite: boolean;
  onSave: (kind: SaveKind) => void;
}

export function SaveBar({ problems, mayWrite, onSave }: SaveBarProps) {
  const bar = useFoot<HTMLDivElement>();
  const work = useEditorState((state) => state.work);
  const storedState = useEditorState(({ stored }) => stored?.estado ?? null);
  const busy = work !== null;
  const saveLabel =
    storedState === null || storedState === 'borrador' ? texts.actions.saveDraft : texts.actions.save;
  const isSaving = work === 'save' || work === 'autosave';
  return (
    <div
      ref={bar}
      className={classNames(
        'd-flex flex-wrap row-gap-2 column-gap-4 align-items-center justify-content-between',
        'bg-surface d-print-none',
        styles.bar,
      )}
    >
      <SaveProblems ref={problems} mayWrite={mayWrite} />
      <SaveStatus />
      <div className={`d-flex gap-3 ${styles.actions}`}>
        <Button
          variant={storedState === 'publicado' ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => onSave('save')}
        >
          {isSaving && <Spinner label="" />}
          {saveLabel}
        </Button>
        {storedState !== 'publicado' && (
          <Button busy={busy} onClick={() => onSave('publish')}>
            {work === 'publish' && <Spinner label="" />}
            {texts.actions.publish}
          </Button>
        )}
      </div>
    </div>
  );
}
