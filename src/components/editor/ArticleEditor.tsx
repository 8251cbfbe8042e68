import { type KeyboardEvent, useRef } from 'react';
import { Button, showToast } from '@/components/feedback';
import { staff } from '@/model/staff-messages';
import styles from './ArticleEditor.module.css';
import { CategoryPicker } from './CategoryPicker';
import { ConflictDialog } from './dialogs/ConflictDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { RevisionsPanel } from './dialogs/RevisionsPanel';
import { SummaryField, TagsField, TitleField } from './EditorFields';
import { EditorSection } from './EditorSection';
import { PublicationFields } from './PublicationFields';
import { GalleryEditor } from './pictures/GalleryEditor';
import { MainPicture } from './pictures/MainPicture';
import { RecoveryNotice } from './RecoveryNotice';
import { SaveBar } from './SaveBar';
import type { SaveKind } from './state/editor-state';
import { useEditor, useEditorState } from './state/useEditorState';
import { MarkdownEditor } from './text/MarkdownEditor';

const texts = staff.editor;

/** The form of an article: everything that is stored of it, what a device kept, and what stands in the way of saving. */
export function ArticleEditor({
  articleId,
  isOther,
}: {
  articleId: string;
  isOther: (path: string) => boolean;
}) {
  const editor = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const lastKind = useRef<SaveKind>('save');
  const problem = useEditorState((state) => state.problem);
  const conflict = useEditorState((state) => state.conflict);
  const comparing = useEditorState((state) => state.comparing);
  const isStored = useEditorState(({ stored }) => stored !== null);

  const finish = (saved: boolean, kind: SaveKind) => {
    // A plain save is told by the foot of the editor, which a toast would cover.
    if (saved && kind === 'publish') showToast(texts.published);
    if (!saved) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return saved;
  };
  const save = async (kind: SaveKind) => {
    lastKind.current = kind;
    return finish(await editor.save(kind), kind);
  };
  const keepMine = async () => finish(await editor.keepMine(lastKind.current), lastKind.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save('save');
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={isStored ? texts.editTitle : texts.newTitle}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <RecoveryNotice articleId={articleId} />
      <div className={styles.writing}>
        <TitleField />
        <MarkdownEditor />
        <SummaryField />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <EditorSection title={texts.sections.publication}>
            <PublicationFields />
          </EditorSection>
          <EditorSection title={texts.fields.mainPicture}>
            <MainPicture />
          </EditorSection>
        </div>
        <div className={styles.column}>
          <EditorSection title={texts.sections.organisation}>
            <CategoryPicker />
            <TagsField />
          </EditorSection>
          <EditorSection title={texts.fields.gallery}>
            <GalleryEditor />
          </EditorSection>
        </div>
      </div>
      {isStored && (
        <EditorSection title={texts.revisions.title}>
          <p className={styles.quiet}>{texts.revisions.help}</p>
          <RevisionsPanel articleId={articleId} />
        </EditorSection>
      )}
      <div role="alert" className={styles.alert}>
        {problem && (
          <div className={styles.problem}>
            <p>{problem}</p>
            <p className={styles.quiet}>{texts.errors.kept}</p>
          </div>
        )}
        {conflict && !comparing && (
          <div className={styles.problem}>
            <p>{texts.conflict.title}</p>
            <Button variant="secondary" size="small" onClick={() => editor.compare(true)}>
              {texts.conflict.compare}
            </Button>
          </div>
        )}
      </div>
      <SaveBar onSave={(kind) => void save(kind)} />
      {conflict && comparing && <ConflictDialog theirs={conflict} onKeepMine={() => void keepMine()} />}
      <LeaveDialog isOther={isOther} onSave={() => save('save')} />
    </form>
  );
}
