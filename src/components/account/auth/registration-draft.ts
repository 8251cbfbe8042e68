import type { RegistrationValues } from '@/model/auth-forms';

const KEY = 'registro:borrador';
/** Everything but the passwords, which are never stored. */
const KEPT = ['nombre', 'email', 'biografia'] as const;

export const EMPTY_REGISTRATION: RegistrationValues = {
  nombre: '',
  email: '',
  password: '',
  confirmacion: '',
  biografia: '',
};

/** What was typed before a reload or a look at another page, in this tab only. */
export function readRegistrationDraft(): RegistrationValues {
  const values = { ...EMPTY_REGISTRATION };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return values;
    for (const field of KEPT) {
      const text: unknown = Reflect.get(stored, field);
      if (typeof text === 'string') values[field] = text;
    }
  } catch (error) {
    console.info('The stored draft cannot be read; the form starts empty.', error);
  }
  return values;
}

/** Null forgets it. */
export function keepRegistrationDraft(values: RegistrationValues | null): void {
  try {
    const texts = values ? Object.fromEntries(KEPT.map((field) => [field, values[field]])) : null;
    if (texts && Object.values(texts).some((text) => text !== '')) {
      sessionStorage.setItem(KEY, JSON.stringify(texts));
    } else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.info('The draft cannot be kept on this device.', error);
  }
}
