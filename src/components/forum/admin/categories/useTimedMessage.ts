import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a message stays (spec 2, section 9). */
export const SHOWN_MS = { success: 3000, forced: 5000 } as const;

/** A message that goes by itself. */
export function useTimedMessage() {
  const [message, setMessage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((text: string, milliseconds: number = SHOWN_MS.success) => {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = setTimeout(() => setMessage(null), milliseconds);
  }, []);
  return { message, show };
}
