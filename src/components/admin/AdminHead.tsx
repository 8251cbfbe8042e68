import type { ReactNode } from 'react';
import { usePageMeta } from '@/components/ui';

interface AdminHeadProps {
  title: string;
  /** What the browser calls the page, where it is not its title. */
  tab?: string;
  lead?: string;
  actions?: ReactNode;
}

/** The head of a page of the staff, and of its document. */
export function AdminHead({ title, tab = title, lead, actions }: AdminHeadProps) {
  usePageMeta({ title: tab, noIndex: true });
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
