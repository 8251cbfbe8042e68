import { useMemo } from 'react';
import { Button, showToast } from '@/components/ui';
import { Dialog, DialogActions, DialogBody, DialogProblem, INITIAL_FOCUS } from '@/components/ui/Dialog';
import {
  type ArticleFields,
  changedFields,
  fieldsOf,
  formatTags,
  storableFields,
} from '@/model/article-fields';
import { momentWords } from '@/model/moments';
import { staff } from '@/model/staff-messages';
import { FIELD_LABELS } from '../field-labels';
import type { Conflict } from '../state/editor-state';
import { useEditor, useEditorState } from '../state/useEditorState';
import { VersionDiff } from './VersionDiff';
import styles from './Versions.module.css';

const texts = staff.editor.conflict;
const { states } = staff.editor;

/** A field as text, so that both versions can be compared. */
function wordsOf(fields: ArticleFields, name: keyof ArticleFields): string {
  switch (name) {
    case 'categorias':
    case 'tags':
      return formatTags(fields[name]);
    case 'imagenes':
      return fields.imagenes.join('\n');
    case 'imagenesAlt':
      return Object.entries(fields.imagenesAlt)
        .map(([url, alt]) => `${alt} (${url})`)
        .join('\n');
    case 'estado':
      return states[fields.estado];
    default:
      return fields[name] ?? '';
  }
}

interface ConflictDialogProps {
  conflict: Conflict;
  onKeepMine: () => void;
}

/** The article was saved elsewhere meanwhile: both versions, and what can be done. */
export function ConflictDialog({ conflict: { stored: theirs, by }, onKeepMine }: ConflictDialogProps) {
  const editor = useEditor();
  const work = useEditorState((state) => state.work);
  const problem = useEditorState((state) => state.problem);
  const { mine, stored, names } = useMemo(() => {
    const [written, saved] = [storableFields(editor.fields()), storableFields(fieldsOf(theirs))];
    return { mine: written, stored: saved, names: changedFields(written, saved) };
  }, [editor, theirs]);
  const goOn = () => editor.compare(false);

  return (
    <Dialog title={texts.title[by]} size="large" closesOutside={false} busy={work !== null} onClose={goOn}>
      <DialogBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.versions} tabIndex={0}>
          <p>{texts.text}</p>
          {theirs.fechaActualizacion && (
            <p className={styles.quiet}>
              {texts.theirsAt(momentWords(theirs.fechaActualizacion, new Date()))}
            </p>
          )}
          {names.length === 0 && <p>{texts.same}</p>}
          {names.map((name) => (
            <section key={name} className={styles.field}>
              <h3>{FIELD_LABELS[name]}</h3>
              <VersionDiff mine={wordsOf(mine, name)} theirs={wordsOf(stored, name)} />
            </section>
          ))}
        </div>
      </DialogBody>
      <DialogProblem text={problem} />
      <DialogActions>
        <Button busy={work !== null} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button
          variant="secondary"
          busy={work !== null}
          onClick={() => {
            editor.takeTheirs(theirs);
            showToast(texts.tookTheirs);
          }}
        >
          {texts.takeTheirs}
        </Button>
        <Button variant="ghost" busy={work !== null} onClick={goOn} {...INITIAL_FOCUS}>
          {texts.goOn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
