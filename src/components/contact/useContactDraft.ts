import { useEffect, useState } from 'react';
import type { ContactValues } from '@/model/contact';

const KEY = 'contacto:borrador';
const EMPTY: ContactValues = { nombre: '', email: '', mensaje: '' };

function text(stored: object, field: keyof ContactValues): string {
  const value: unknown = Reflect.get(stored, field);
  return typeof value === 'string' ? value : '';
}

function readDraft(): ContactValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return EMPTY;
    return { nombre: text(stored, 'nombre'), email: text(stored, 'email'), mensaje: text(stored, 'mensaje') };
  } catch (error) {
    console.info('The stored draft cannot be read; the form starts empty.', error);
    return EMPTY;
  }
}

function writeDraft(values: ContactValues): void {
  try {
    if (Object.values(values).every((value) => value === '')) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(values));
  } catch (error) {
    // Storage full or forbidden: the form still works, it only is not kept.
    console.info('The draft cannot be kept on this device.', error);
  }
}

/** The form's values, kept on the device until `clear`: what is typed survives a reload, a crash and a failed send. */
export function useContactDraft() {
  const [values, setValues] = useState(readDraft);
  useEffect(() => writeDraft(values), [values]);
  return {
    values,
    change: (field: keyof ContactValues, value: string) => setValues((now) => ({ ...now, [field]: value })),
    clear: () => setValues(EMPTY),
  };
}
