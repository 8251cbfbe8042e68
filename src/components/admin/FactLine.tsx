import type { ReactNode } from 'react';

/** What is known of a row, side by side on one line. */
export function FactLine({ children }: { children: ReactNode }) {
  return <p className="hstack flex-wrap row-gap-1 column-gap-4 text-soft fs-sm">{children}</p>;
}
