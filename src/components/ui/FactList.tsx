import type { ReactNode } from 'react';

/** Facts by their names, side by side as far as the line goes. */
export function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="d-flex flex-wrap column-gap-5 row-gap-2 fs-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="minw-0">
          <dt className="fs-xs fw-semibold text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
