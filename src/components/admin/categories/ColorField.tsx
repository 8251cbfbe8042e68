import { useId } from 'react';
import { classNames } from '@/components/ui';
import { DEFAULT_CATEGORY_COLOR } from '@/model/category';
import { CATEGORY_SWATCHES, isColor } from '@/model/category-form';
import { staff } from '@/model/staff-messages';
import styles from './ColorField.module.css';

const texts = staff.adminCategories.form;

interface ColorFieldProps {
  value: string;
  error?: string | undefined;
  /** By default those of the library's categories. */
  swatches?: readonly { color: string; name: string }[];
  onChange: (color: string) => void;
}

/** A colour: one of those suggested, one from the system's own picker, or its code. */
export function ColorField({ value, error, swatches = CATEGORY_SWATCHES, onChange }: ColorFieldProps) {
  const id = useId();
  const chosen = value.trim().toLowerCase();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{texts.color}</legend>
      <div className={styles.swatches} role="radiogroup" aria-label={texts.swatches}>
        {swatches.map(({ color, name }) => (
          <label key={color} className={styles.swatch} title={name}>
            <input
              type="radio"
              name={`${id}-swatch`}
              className={styles.radio}
              value={color}
              checked={chosen === color}
              onChange={() => onChange(color)}
            />
            <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
      </div>
      <div className={styles.free}>
        <input
          type="color"
          className={styles.picker}
          aria-label={texts.freeColor}
          value={isColor(chosen) ? chosen : DEFAULT_CATEGORY_COLOR}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="text"
          name="color"
          className={classNames(styles.code, error && styles.wrong)}
          aria-label={texts.freeColorCode}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
