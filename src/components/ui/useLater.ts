import { useEffect, useState } from 'react';

/** A value as it was when it last rested for `delay` milliseconds. */
export function useLater<Value>(value: Value, delay: number): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return later;
}
