import { Button, classNames } from '@/components/ui';
import progressStyles from '@/components/ui/progress.module.css';
import { staff } from '@/model/staff-messages';
import { useEditor, useUploads } from '../state/useEditorState';
import styles from './UploadProgress.module.css';

const texts = staff.editor.uploads;

/** Every picture on its way, how far it has come, and the way to call it off. */
export function UploadProgress() {
  const { uploads } = useEditor();
  const running = useUploads();
  if (running.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.label}>
      {running.map(({ id, name, progress }) => {
        const label = texts.progress(name, Math.round(progress * 100));
        return (
          <li key={id} className={styles.item}>
            <span className={styles.name}>{label}</span>
            <progress
              className={classNames(progressStyles.bar, styles.bar)}
              aria-label={label}
              max={1}
              value={progress}
            />
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.cancel(name)}
              onClick={() => uploads.cancel(id)}
            >
              {texts.cancelShort}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
