import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notesIn } from '@/model/notes';
import { parsedJson, textOf } from '@/model/unknown-value';

type Texts = Record<string, string>;

const notes = notesIn(() => globalThis.localStorage);

/** What was kept, field by field; null when nothing is. */
function read<Values extends Texts>(text: string | null, initial: Values): Values | null {
  const kept = parsedJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(initial).map(([field, value]) => [field, textOf(kept, field) ?? value]);
  return { ...initial, ...Object.fromEntries(fields) };
}

const write = (key: string, values: Texts | null) =>
  notes.write(key, values === null ? null : JSON.stringify(values));

interface Draft<Values> {
  values: Values;
  dirty: boolean;
  change: (field: keyof Values, value: string) => void;
  /** Back to what the form begins with, or to `values` that begin it from now on; nothing is kept. */
  clear: (values?: Values) => void;
}

/**
 * A form's texts, kept on the device under `key` until `clear`: what is typed survives a reload, a crash and a failed
 * send. Only what differs from `initial` is kept. Give the component a `key` of its own where the draft's key changes.
 * Where nothing is under `key`, what is kept under `earlier` moves there: what a visitor wrote before signing in.
 * What another tab sends or discards goes here too, unless it was changed here: the same text, or the one that waits under the id in
 * `espera`.
 */
export function useDraft<Values extends Texts>(key: string, initial: Values, earlier = key): Draft<Values> {
  const [own] = useState(() => read(notes.read(key), initial));
  const [values, setValues] = useState<Values>(() => own ?? read(notes.read(earlier), initial) ?? initial);
  const changed = useRef(false);
  const dirty = Object.keys(initial).some((field) => values[field] !== initial[field]);
  useEffect(() => {
    if (earlier !== key && own === null) write(earlier, null);
  }, [earlier, key, own]);
  useEffect(() => write(key, dirty ? values : null), [key, dirty, values]);
  const onOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || event.newValue !== null) return;
    const gone = read(event.oldValue, initial);
    const waits = values.espera !== undefined && values.espera !== '' && gone?.espera === values.espera;
    const isSame = Object.keys(initial).every((field) => gone?.[field] === values[field]);
    if (waits || (isSame && !changed.current)) setValues(initial);
    // It is another text: it stays.
    else if (dirty) write(key, values);
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onOtherTab(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
  return {
    values,
    dirty,
    change: (field, value) => {
      changed.current = true;
      setValues((now) => ({ ...now, [field]: value }));
    },
    clear: (next = initial) => {
      // At once: what sends or gives up a form often takes it away.
      write(key, null);
      setValues(next);
    },
  };
}
