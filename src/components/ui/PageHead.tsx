import { usePageMeta } from './usePageMeta';

interface PageHeadProps {
  title: string;
  lead: string;
  /** What search engines and links say of the page. */
  description?: string;
  noIndex?: boolean;
}

/** The head of a page, its title and one line under it, and that of its document. */
export function PageHead({ title, lead, ...meta }: PageHeadProps) {
  usePageMeta({ title, ...meta });
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
