import type { ReactNode } from 'react';

interface AdminHeadProps {
  title: string;
  /** One line under the title. */
  lead?: string;
  /** Buttons at the side of the title. */
  actions?: ReactNode;
}

/** The head of a page of the staff. */
export function AdminHead({ title, lead, actions }: AdminHeadProps) {
  return (
    <header className="d-flex flex-wrap align-items-end justify-content-between row-gap-3 column-gap-5 pb-5">
      <div className="d-grid gap-2 minw-0">
        <h1 className="fs-2xl">{title}</h1>
        {lead && <p className="text-soft fs-sm mw-measure">{lead}</p>}
      </div>
      {actions && <div className="d-flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
