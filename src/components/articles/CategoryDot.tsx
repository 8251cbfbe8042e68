import { useCategoryColours } from '@/services/queries';

/** The colour of a category, before its name. Its place is kept while it is not known. */
export function CategoryDot({ name }: { name: string }) {
  const backgroundColor = useCategoryColours()[name];
  return <span className="dot" style={{ backgroundColor }} data-category={name} aria-hidden="true" />;
}
