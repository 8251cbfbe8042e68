import { DEFAULT_CATEGORY_COLOR } from '@/model/category';
import { isColor } from '@/model/category-form';

/** A category's colour, beside its name: ink on paper stays readable whatever the colour is. */
export function CategoryColor({ color, bar = false }: { color: string; bar?: boolean }) {
  return (
    <span
      className="rounded-pill flex-shrink-0"
      style={{
        width: bar ? '0.5rem' : '0.75rem',
        height: bar ? undefined : '0.75rem',
        backgroundColor: isColor(color) ? color : DEFAULT_CATEGORY_COLOR,
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 20%)',
        forcedColorAdjust: 'none',
      }}
      aria-hidden="true"
    />
  );
}
