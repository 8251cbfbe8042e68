import { editNatively, replaceNatively, replaceQuietly } from '@/components/ui/native-edit';
import { movedPosition } from '@/model/articles/editing/upload-markers';
import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';

/** The text, in the textarea and not in React: a keystroke then costs the same in a text of any length. */
export class TextBuffer {
  readonly #onEdit: () => void;
  #area: HTMLTextAreaElement | null = null;
  #text: string;
  #settled = Promise.resolve();
  #composed = () => {};

  constructor(text: string, onEdit: () => void) {
    this.#text = text;
    this.#onEdit = onEdit;
  }

  attach(area: HTMLTextAreaElement): () => void {
    area.value = this.#text;
    this.#area = area;
    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('input', this.#onEdit, { signal });
    area.addEventListener('compositionstart', () => this.#compose(true), { signal });
    area.addEventListener('compositionend', () => this.#compose(false), { signal });
    return () => {
      listening.abort();
      this.#text = area.value;
      this.#area = null;
      this.#compose(false);
    };
  }

  read(): string {
    return this.#area?.value ?? this.#text;
  }

  /** Another text in the place of this one; it cannot be undone. */
  write(text: string): void {
    this.#text = text;
    if (!this.#area) return;
    this.#area.value = text;
    this.#area.setSelectionRange(0, 0);
    this.#area.scrollTop = 0;
  }

  edit(change: (selected: Selected) => TextEdit | null): boolean {
    return editNatively(this.#area, change);
  }

  /** Replaces what `find` finds by then; caret, selection and scroll stay. While a letter is being composed it waits. */
  async replace(find: (text: string) => { from: number; to: number } | null, insert: string): Promise<void> {
    await this.#settled;
    const place = find(this.read());
    if (!place) return;
    const { from, to } = place;
    const area = this.#area;
    if (!area) {
      this.#text = this.#text.slice(0, from) + insert + this.#text.slice(to);
      this.#onEdit();
      return;
    }
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area;
    const moved = (at: number) => movedPosition(at, from, to, insert.length);
    const change = document.activeElement === area ? replaceNatively : replaceQuietly;
    change(area, from, to, insert);
    area.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
    area.scrollTop = scrollTop;
  }

  #compose(composing: boolean): void {
    this.#composed();
    if (!composing) return;
    this.#settled = new Promise((done) => {
      this.#composed = done;
    });
  }
}
