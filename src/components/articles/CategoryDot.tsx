import type { CSSProperties } from 'react';
import { useCategoryColours } from '@/services/categories';

/** What gives an element the colour of a category, where that is known (theme/_parts.scss). */
export function useCategoryStyle(name: string): CSSProperties | undefined {
  const colour = useCategoryColours()[name];
  // React knows no types of custom properties.
  return colour === undefined ? undefined : ({ '--category': colour } as CSSProperties);
}

/** The colour of a category, before its name. Its place is kept while it is not known. */
export function CategoryDot({ name }: { name: string }) {
  return <span className="dot" style={useCategoryStyle(name)} data-category={name} aria-hidden="true" />;
}
