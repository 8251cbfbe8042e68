import { type KeyboardEvent, useRef, useState } from 'react';
import { showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Panel } from '@/components/ui/Panel';
import { staff } from '@/model/staff-messages';
import styles from './ArticleEditor.module.css';
import { ConflictDialog } from './dialogs/ConflictDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { RevisionsPanel } from './dialogs/RevisionsPanel';
import { CategoryPicker, PublicationFields, SummaryField, TagsField, TitleField } from './EditorFields';
import { GalleryEditor } from './pictures/GalleryEditor';
import { MainPicture } from './pictures/MainPicture';
import { RecoveryNotice } from './RecoveryNotice';
import { SaveBar } from './SaveBar';
import type { SaveKind } from './state/editor-state';
import { useEditor, useEditorState } from './state/useEditorState';
import { MarkdownEditor } from './text/MarkdownEditor';

const texts = staff.editor;

interface ArticleEditorProps {
  articleId: string;
  isOther: (path: string) => boolean;
  /** False once somebody has taken the permission away: what is written stays, and can be copied. */
  mayWrite: boolean;
}

/** The form of an article: everything that is stored of it, what a device kept, and what stands in the way of saving. */
export function ArticleEditor({ articleId, isOther, mayWrite }: ArticleEditorProps) {
  const editor = useEditor();
  const problems = useRef<HTMLDivElement>(null);
  const lastKind = useRef<SaveKind>('save');
  /** What was asked for and would publish an article without a word. */
  const [asked, setAsked] = useState<SaveKind | null>(null);
  const conflict = useEditorState((state) => state.conflict);
  const comparing = useEditorState((state) => state.comparing);
  const isStored = useEditorState(({ stored }) => stored !== null);

  const showProblems = () => problems.current?.focus();
  const finish = (saved: boolean, kind: SaveKind) => {
    // A plain save is told by the foot of the editor, which a toast would cover.
    if (saved && kind === 'publish') showToast(texts.published);
    if (!saved) showProblems();
    return saved;
  };
  const store = async (kind: SaveKind) => {
    lastKind.current = kind;
    return finish(await editor.save(kind), kind);
  };
  const save = async (kind: SaveKind) => {
    if (!editor.publishesNothing(kind)) return store(kind);
    setAsked(kind);
    return false;
  };
  const keepMine = async () => finish(await editor.keepMine(lastKind.current), lastKind.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save('save');
  };

  return (
    <>
      <form
        className={`vstack gap-5 ${styles.form}`}
        noValidate
        aria-label={isStored ? texts.editTitle : texts.newTitle}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <RecoveryNotice articleId={articleId} />
        <div className="vstack gap-4">
          <TitleField />
          <MarkdownEditor />
          <SummaryField />
        </div>
        <div className={styles.columns}>
          <div className="vstack gap-4">
            <Panel title={texts.sections.publication}>
              <PublicationFields />
            </Panel>
            <Panel title={texts.fields.mainPicture}>
              <MainPicture />
            </Panel>
          </div>
          <div className="vstack gap-4">
            <Panel title={texts.sections.organisation}>
              <CategoryPicker />
              <TagsField />
            </Panel>
            <Panel title={texts.fields.gallery}>
              <GalleryEditor />
            </Panel>
          </div>
        </div>
        {isStored && (
          <Panel title={texts.revisions.title}>
            <p className="fs-sm text-soft">{texts.revisions.help}</p>
            <RevisionsPanel articleId={articleId} />
          </Panel>
        )}
        <SaveBar problems={problems} mayWrite={mayWrite} onSave={(kind) => void save(kind)} />
        {conflict && comparing && <ConflictDialog conflict={conflict} onKeepMine={() => void keepMine()} />}
        <LeaveDialog isOther={isOther} onSave={() => save('save')} onRefused={showProblems} />
      </form>
      {asked && (
        <ConfirmDialog
          title={texts.emptyContent.title}
          confirmLabel={texts.emptyContent.confirm}
          cancelLabel={texts.emptyContent.back}
          danger
          onConfirm={() => {
            setAsked(null);
            void store(asked);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{texts.emptyContent.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
