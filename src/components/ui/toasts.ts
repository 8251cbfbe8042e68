/** A short word about something that has happened, which asks for nothing. */
export interface Toast {
  id: number;
  text: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  tone: 'success' | 'danger';
}

interface ToastOptions {
  detail?: string;
  tone?: Toast['tone'];
}

/** More at once would cover the page; the oldest gives way. */
const MAX_SHOWN = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Announces something in the corner of the page, from wherever it happens. */
export function showToast(text: string, { detail, tone = 'success' }: ToastOptions = {}): void {
  lastId += 1;
  change([...shown, { id: lastId, text, detail, tone }].slice(-MAX_SHOWN));
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return shown;
}
