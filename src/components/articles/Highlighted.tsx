import { highlight } from '@/model/search-text';

interface HighlightedProps {
  text: string;
  words?: readonly string[] | undefined;
}

/** A text with the searched words marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  if (!words || words.length === 0) return text;
  let offset = 0;
  return highlight(text, words).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
