import { Button } from '@/components/ui';
import { Meter } from '@/components/ui/Meter';
import { staff } from '@/model/staff-messages';
import { useEditor, useUploads } from '../state/useEditorState';

const texts = staff.editor.uploads;

/** Every picture on its way, how far it has come, and the way to call it off. */
export function UploadProgress() {
  const { uploads } = useEditor();
  const running = useUploads();
  if (running.length === 0) return null;
  return (
    <ul className="vstack gap-2" aria-label={texts.label}>
      {running.map(({ id, name, progress }) => {
        const label = texts.progress(name, Math.round(progress * 100));
        return (
          <li key={id} className="alert hstack gap-3 py-1 fs-sm">
            <span className="flex-grow-1 text-truncate">{label}</span>
            <div style={{ flex: '0 1 10rem' }}>
              <Meter label={label} text={label} progress={progress} />
            </div>
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
