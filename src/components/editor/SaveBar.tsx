import type { Ref } from 'react';
import { Button, Spinner } from '@/components/ui';
import { useFoot } from '@/components/ui/useFoot';
import { momentWords } from '@/model/moments';
import { staff } from '@/model/staff-messages';
import styles from './SaveBar.module.css';
import { SaveProblems } from './SaveProblems';
import type { SaveKind } from './state/editor-state';
import { useEditorState } from './state/useEditorState';

const texts = staff.editor;

const WORK = {
  save: texts.actions.saving,
  autosave: texts.actions.saving,
  publish: texts.actions.publishing,
  pictures: texts.actions.waitingForPictures,
} as const;

/** Whether there is something unsaved, and when the article was last saved. */
function SaveStatus() {
  const unsaved = useEditorState((state) => state.unsaved);
  const work = useEditorState((state) => state.work);
  const savedAt = useEditorState((state) => state.savedAt);
  const keptAt = useEditorState((state) => state.keptAt);
  const notKept = useEditorState((state) => state.notKept);
  const { status } = texts;
  const now = new Date();
  return (
    <div className={styles.status}>
      <p role="status" className={unsaved ? styles.unsaved : styles.clean} data-unsaved={unsaved}>
        {work === null ? (unsaved ? status.unsaved : savedAt ? status.allSaved : status.clean) : WORK[work]}
      </p>
      <p className={styles.times}>
        {savedAt ? status.savedAt(momentWords(savedAt, now)) : status.neverSaved}
        {unsaved && keptAt && ` · ${status.keptAt(momentWords(keptAt, now))}`}
        {unsaved && notKept && ` · ${status.notKept}`}
      </p>
    </div>
  );
}

interface SaveBarProps {
  /** What takes the focus after a save that failed. */
  problems: Ref<HTMLDivElement>;
  mayWrite: boolean;
  onSave: (kind: SaveKind) => void;
}

/** The foot of the editor, always in sight: how things stand, what is wrong, and the buttons that save. */
export function SaveBar({ problems, mayWrite, onSave }: SaveBarProps) {
  const bar = useFoot<HTMLDivElement>();
  const work = useEditorState((state) => state.work);
  const storedState = useEditorState(({ stored }) => stored?.estado ?? null);
  const busy = work !== null;
  const saveLabel =
    storedState === null || storedState === 'borrador' ? texts.actions.saveDraft : texts.actions.save;
  const isSaving = work === 'save' || work === 'autosave';
  return (
    <div ref={bar} className={styles.bar}>
      <SaveProblems ref={problems} mayWrite={mayWrite} />
      <SaveStatus />
      <div className={styles.actions}>
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
