import { useCategoryColours } from '@/services/queries';
import styles from './CategoryDot.module.css';

/** The colour of a category, before its name. Its place is kept while it is not known. */
export function CategoryDot({ name }: { name: string }) {
  const backgroundColor = useCategoryColours()[name];
  return <span className={styles.dot} style={{ backgroundColor }} data-category={name} aria-hidden="true" />;
}
