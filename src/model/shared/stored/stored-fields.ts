import { choiceOf } from '../unknown-value';
/** Readers of stored data: a missing or unusable field gives its default and never an exception. */
export type StoredData = Readonly<Record<string, unknown>>;

export function text(data: StoredData, field: string, fallback = ''): string {
  const value = data[field];
  return typeof value === 'string' && value.trim() !== '' ? value : fallback;
}

export function textOrNull(data: StoredData, field: string): string | null {
  return text(data, field) || null;
}

export function texts(data: StoredData, field: string): string[] {
  const value = data[field];
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

/** A count: a whole number from 0 up. */
export function count(data: StoredData, field: string): number {
  const value = data[field];
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

/** A moment kept as a timestamp, or as the text or milliseconds that imported documents carry. */
export function date(data: StoredData, field: string): Date | null {
  const value = data[field];
  if (isMoment(value)) return validDate(value.toDate());
  if (typeof value === 'string' || typeof value === 'number') return validDate(new Date(value));
  return null;
}

/** Firestore's Timestamp, of which nothing else is asked here. */
function isMoment(value: unknown): value is { toDate(): Date } {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

function validDate(value: Date): Date | null {
  return Number.isNaN(value.getTime()) ? null : value;
}

export function choice<T extends string>(
  data: StoredData,
  field: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = data[field];
  return choiceOf(value, choices) ?? fallback;
}

export function map(data: StoredData, field: string): StoredData | null {
  const value = data[field];
  return isMap(value) ? value : null;
}

/** A map of texts; what is no text is left out of it. */
export function textMap(data: StoredData, field: string): Record<string, string> {
  const stored = Object.entries(map(data, field) ?? {});
  return Object.fromEntries(
    stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function isMap(value: unknown): value is StoredData {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isMoment(value);
}
