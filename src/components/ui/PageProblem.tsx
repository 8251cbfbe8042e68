import type { ReactNode } from 'react';
import { usePageMeta } from './usePageMeta';

interface PageProblemProps {
  title: string;
  text?: string | undefined;
  /** Where to go instead. */
  children: ReactNode;
}

/** In the place of a whole page: what it is about is not there, or could not be had. */
export function PageProblem({ title, text, children }: PageProblemProps) {
  usePageMeta({ title, description: text, noIndex: true });
  return (
    <div className="vstack align-items-start gap-3 py-7" role="alert">
      <h1 className="fs-2xl">{title}</h1>
      {text && <p className="lead">{text}</p>}
      <div className="hstack flex-wrap gap-3 mt-3">{children}</div>
    </div>
  );
}
