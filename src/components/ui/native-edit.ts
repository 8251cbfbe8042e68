import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';

/** Replaces text as if typed, so that React and the browser's undo hear of it; without the focus, plainly. */
export function replaceNatively(area: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  if (area.value.slice(from, to) === insert) return;
  area.setSelectionRange(from, to);
  // Deprecated, and still the only way to change a text that the browser can undo.
  const done =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!done) replaceQuietly(area, from, to, insert);
}

/** The same for a textarea that has not the focus. */
export function replaceQuietly(area: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  area.setRangeText(insert, from, to, 'preserve');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** What the writer asked for: done where the selection is, and the text has the focus afterwards. False where there was nothing to do. */
export function editNatively(
  area: HTMLTextAreaElement | null,
  change: (selected: Selected) => TextEdit | null,
): boolean {
  const edit = area && change({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
  if (!edit) return false;
  area.focus();
  replaceNatively(area, edit.from, edit.to, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
  return true;
}
