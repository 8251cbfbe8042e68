import { tabNotes } from '@/model/shared/notes';
import { parsedJson, textOf } from '@/model/shared/unknown-value';
import type { RegistrationValues } from '@/model/users/auth-forms';

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
  const kept = parsedJson(tabNotes.read(KEY));
  const texts = KEPT.map((field) => [field, textOf(kept, field) ?? '']);
  return { ...EMPTY_REGISTRATION, ...Object.fromEntries(texts) };
}

/** Null forgets it. */
export function keepRegistrationDraft(values: RegistrationValues | null): void {
  const texts = KEPT.map((field) => [field, values?.[field] ?? '']);
  const isEmpty = texts.every(([, text]) => text === '');
  tabNotes.write(KEY, isEmpty ? null : JSON.stringify(Object.fromEntries(texts)));
}
