import { useState } from 'react';

export interface Selection {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  replace: (keys: readonly string[]) => void;
}

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key) => keys.has(key),
    toggle: (key) =>
      setKeys((now) => {
        const next = new Set(now);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    replace: (next) => setKeys(new Set(next)),
  };
}
