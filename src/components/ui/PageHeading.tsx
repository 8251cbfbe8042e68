import { usePageMeta } from './usePageMeta';

interface PageHeadingProps {
  title: string;
  lead: string;
  /** What search engines and links say of the page. */
  description?: string;
  noIndex?: boolean;
}

/** The heading of a page with one line under it, and what its document's head says of it. */
export function PageHeading({ title, lead, ...meta }: PageHeadingProps) {
  usePageMeta({ title, ...meta });
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
