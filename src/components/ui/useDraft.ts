import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '@/model/messages';
import { deviceNotes } from '@/model/shared/notes';
import { newId } from '@/model/shared/stored/document-id';
import { parsedJson, textOf } from '@/model/shared/unknown-value';
import { showToast } from './Toasts';

type Texts = Record<string, string>;

interface Kept<Values> {
  /** The draft's own: of its words, in whatever tab, comes the id of the document that they become (`useSendOnce`). */
  id: string;
  values: Values;
}

/** Under which name the id is kept, beside the fields. */
const ID = 'borrador';
/** No word of the text: under which id it waits for a connection. */
const WAITS = 'espera';

/** What was kept, field by field; null when nothing is. */
function read<Values extends Texts>(text: string | null, initial: Values): Kept<Values> | null {
  const kept = parsedJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(initial).map(([field, value]) => [field, textOf(kept, field) ?? value]);
  return { id: textOf(kept, ID) ?? newId(), values: { ...initial, ...Object.fromEntries(fields) } };
}

const write = (key: string, draft: Kept<Texts> | null) =>
  deviceNotes.write(key, draft === null ? null : JSON.stringify({ ...draft.values, [ID]: draft.id }));

let isTold = false;

/** What is being written is on the page alone: that is said once, or every letter would say it again. */
function tell(isKept: boolean): void {
  const { title, text } = messages.common.draftNotKept;
  if (!isKept && !isTold) showToast(title, { detail: text, tone: 'danger' });
  isTold = !isKept;
}

const begun = <Values>(values: Values): Kept<Values> => ({ id: newId(), values });

interface Draft<Values> extends Kept<Values> {
  dirty: boolean;
  change: (field: keyof Values, value: string) => void;
  /** Back to what the form begins with, or to `values` that begin it from now on; nothing is kept. */
  clear: (values?: Values) => void;
}

/**
 * A form's texts, kept on the device under `key` until `clear`: what is typed survives a reload, a crash and a failed
 * send. Only what differs from `initial` is kept. Give the component a `key` of its own where the draft's key changes.
 * Where nothing is under `key`, what is kept under `earlier` moves there: what a visitor wrote before signing in.
 * The same text that another tab sends or discards goes here too. A device that keeps nothing is told of; the form works all the same.
 */
export function useDraft<Values extends Texts>(key: string, initial: Values, earlier = key): Draft<Values> {
  const [own] = useState(() => read(deviceNotes.read(key), initial));
  const [draft, setDraft] = useState(() => own ?? read(deviceNotes.read(earlier), initial) ?? begun(initial));
  const { id, values } = draft;
  const dirty = Object.keys(initial).some((field) => values[field] !== initial[field]);
  useEffect(() => {
    if (earlier !== key && own === null) write(earlier, null);
  }, [earlier, key, own]);
  useEffect(() => {
    const isKept = write(key, dirty ? draft : null);
    if (dirty) tell(isKept);
  }, [key, dirty, draft]);
  const onOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || event.newValue !== null) return;
    const gone = read(event.oldValue, initial)?.values;
    const isSame = Object.keys(initial).every((field) => field === WAITS || gone?.[field] === values[field]);
    if (isSame) setDraft(begun(initial));
    // It is another text: it stays.
    else if (dirty) write(key, draft);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onOtherTab(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
  return {
    id,
    values,
    dirty,
    change: (field, value) => setDraft((now) => ({ ...now, values: { ...now.values, [field]: value } })),
    clear: (next = initial) => {
      // At once: what sends or gives up a form often takes it away. Another tab may have kept its own words there: what
      // goes is said to be these.
      if (dirty) write(key, draft);
      write(key, null);
      setDraft(begun(next));
    },
  };
}
