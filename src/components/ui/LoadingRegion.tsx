import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingRegionProps {
  /** What screen readers hear: 'Cargando los últimos artículos...'. */
  text: string;
  /** Show the text too, above the skeletons. */
  visible?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A block of skeletons with the text that says what is loading. */
export function LoadingRegion({ text, visible = false, className, children }: LoadingRegionProps) {
  return (
    <div className={className} aria-busy="true">
      <p role="status">{visible ? text : <VisuallyHidden>{text}</VisuallyHidden>}</p>
      {children}
    </div>
  );
}
