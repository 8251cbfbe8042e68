import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { editNatively } from '@/components/ui/native-edit';
import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';

export interface MarkdownHandle {
  focus: () => void;
  /** Shows what is written to be written on, not its preview. */
  write: () => void;
  /** Adds a paragraph behind what is written, and leaves the cursor after it. */
  append: (text: string) => void;
}

/** What is done to a text otherwise than by typing; `edit` tells whether there was something to change. */
export function useTextEdits(
  area: RefObject<HTMLTextAreaElement | null>,
  handle: Ref<MarkdownHandle> | undefined,
  setPreviewing: (shown: boolean) => void,
) {
  const edit = (change: (selected: Selected) => TextEdit | null) => editNatively(area.current, change);
  useImperativeHandle(handle, () => ({
    focus: () => {
      setPreviewing(false);
      requestAnimationFrame(() => area.current?.focus());
    },
    write: () => setPreviewing(false),
    append: (text) => {
      setPreviewing(false);
      // Hidden, it takes no focus: after the drawing that shows it.
      requestAnimationFrame(() =>
        edit(({ text: written }) => {
          const gap =
            written === '' || written.endsWith('\n\n') ? '' : written.endsWith('\n') ? '\n' : '\n\n';
          const end = written.length + gap.length + text.length;
          return { from: written.length, to: written.length, insert: gap + text, start: end, end };
        }),
      );
    },
  }));
  return edit;
}
