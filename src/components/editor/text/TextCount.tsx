import { useDeferredValue, useMemo } from 'react';
import { readingMinutes } from '@/model/reading';
import { staff } from '@/model/staff-messages';
import { countWords } from '@/model/word-count';
import { useEditorState } from '../state/useEditorState';

const texts = staff.editor;

/** How long the text is, a moment after the last edit. */
export function TextCount() {
  const text = useDeferredValue(useEditorState((state) => state.text));
  const { words, minutes } = useMemo(() => {
    const count = countWords(text);
    return { words: count, minutes: count === 0 ? 0 : readingMinutes(text) };
  }, [text]);
  return (
    <p data-count="words">
      {texts.words(words)}
      {minutes > 0 && ` · ${texts.minutes(minutes)}`}
    </p>
  );
}
