import { useEffect, useRef, useState } from 'react';

/** A search may cost reads: it is sent when the writer pauses. */
const TYPING_PAUSE_MS = 400;

/** The words of a search as they are typed, which reach the address (by `write`) after a pause; `stored` are those it has. */
export function useAddressWords(stored: string, write: (words: string) => void) {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  /** The words sent from here last: others in the address come from elsewhere, and are followed. */
  const [sent, setSent] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (sent !== stored) {
      setSent(stored);
      setTyped(stored);
    }
  }
  const latest = useRef({ typed, stored, write });
  latest.current = { typed, stored, write };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** For an address that takes the words along, so that none wait any more; or others in their place. */
  const take = (words = latest.current.typed): string => {
    clearTimeout(timer.current);
    latest.current.typed = words;
    setTyped(words);
    setSent(words.trim());
    return words.trim();
  };
  const flush = () => {
    const words = take();
    if (words !== latest.current.stored) latest.current.write(words);
  };
  const type = (words: string) => {
    latest.current.typed = words;
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, TYPING_PAUSE_MS);
  };
  return { typed, type, flush, take };
}
