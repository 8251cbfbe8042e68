import { useState } from 'react';
import { TextArea, useDraft } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import * as staff from '@/model/messages/staff';
import { referenceText } from '@/model/sources/reference';
import { SOURCE_LIMITS, type Source } from '@/model/sources/source';
import { loadCode } from '@/services/client';

const texts = staff.sourcesEditor.pasting;

const loadReading = () => import('@/model/sources/pasted-references');

interface PasteDialogProps {
  articleId: string;
  known: readonly Source[];
  onTake: (sources: Source[]) => void;
  onClose: () => void;
}

/** What was read of a text, or why it was not. */
interface Result {
  of: string;
  fuentes: Source[];
  notes: string[];
  problem?: string;
}

async function read(text: string, known: readonly Source[]): Promise<Result> {
  const none = { of: text, fuentes: [], notes: [] };
  let reading: Awaited<ReturnType<typeof loadReading>>;
  try {
    reading = await loadCode(loadReading);
  } catch (cause) {
    console.info('What reads references could not be loaded.', cause);
    return { ...none, problem: texts.notLoaded };
  }
  try {
    const { fuentes, repeated } = reading.readReferences(text, known);
    const room = SOURCE_LIMITS.fuentes - known.length;
    const left = Math.max(0, fuentes.length - room);
    const notes = [
      ...(repeated > 0 ? [texts.repeated(repeated)] : []),
      ...(left > 0 ? [texts.tooMany(left, SOURCE_LIMITS.fuentes)] : []),
    ];
    if (fuentes.length + repeated === 0) return { ...none, problem: texts.nothing };
    return { of: text, fuentes: fuentes.slice(0, Math.max(0, room)), notes };
  } catch (cause) {
    console.info('The references could not be read.', cause);
    return { ...none, problem: texts.failed };
  }
}

/** References that are pasted: first they are read and shown, then taken. What was pasted stays until then. */
export function PasteDialog({ articleId, known, onTake, onClose }: PasteDialogProps) {
  const { values, change, clear } = useDraft(`referencias:${articleId}`, { texto: '' });
  const [result, setResult] = useState<Result | null>(null);
  const [isReading, setReading] = useState(false);
  const shown = result?.of === values.texto ? result : null;
  const isReady = shown !== null && shown.fuentes.length > 0;
  const submit = async () => {
    if (isReady) {
      clear();
      onTake(shown.fuentes);
      return;
    }
    setReading(true);
    setResult(await read(values.texto, known));
    setReading(false);
  };
  const label = isReady ? texts.take(shown.fuentes.length) : texts.read;
  return (
    <FormDialog
      title={texts.title}
      size="large"
      closesOutside={false}
      busy={isReading}
      error={shown?.problem}
      submit={{ children: isReading ? texts.reading : label }}
      onSubmit={() => void submit()}
      forget={clear}
      onClose={onClose}
    >
      <TextArea
        label={texts.label}
        hint={texts.hint}
        name="referencias"
        required
        rows={8}
        spellCheck={false}
        value={values.texto}
        onChange={(event) => change('texto', event.target.value)}
        {...INITIAL_FOCUS}
      />
      <div role="status" className="vstack gap-2">
        {shown?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {isReady && (
          <>
            <p className="fw-semibold">{texts.found(shown.fuentes.length)}</p>
            <ol className="vstack gap-2 fs-sm">
              {shown.fuentes.map((source) => (
                <li key={source.clave} className="text-break">
                  {referenceText(source)}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </FormDialog>
  );
}
