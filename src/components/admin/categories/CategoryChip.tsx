import { DEFAULT_CATEGORY_COLOR } from '@/model/category';
import { isColor } from '@/model/category-form';
import styles from './Categories.module.css';

/** A category's name with its colour beside it: ink on paper stays readable whatever the colour is. */
export function CategoryChip({ nombre, color }: { nombre: string; color: string }) {
  return (
    <span className={styles.chip}>
      <span
        className={styles.chipDot}
        style={{ backgroundColor: isColor(color) ? color : DEFAULT_CATEGORY_COLOR }}
        aria-hidden="true"
      />
      {nombre}
    </span>
  );
}
