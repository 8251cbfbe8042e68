import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { DEFAULT_CATEGORY_COLOR } from '@/model/categories/category';
import { CATEGORY_SWATCHES, isColor } from '@/model/categories/category-form';
import * as staff from '@/model/messages/staff';

const texts = staff.adminCategories.form;

interface ColorFieldProps {
  value: string;
  error?: string | undefined;
  swatches?: readonly { color: string; name: string }[];
  onChange: (color: string) => void;
}

export function ColorField({ value, error, swatches = CATEGORY_SWATCHES, onChange }: ColorFieldProps) {
  const id = useId();
  const chosen = value.trim().toLowerCase();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className="d-grid gap-3" aria-describedby={errorId}>
      <legend className="form-label">{texts.color}</legend>
      <div className="d-flex flex-wrap gap-2" role="radiogroup" aria-label={texts.swatches}>
        {swatches.map(({ color, name }) => (
          <label key={color} className="btn btn-ghost p-1" title={name}>
            <span
              className="rounded-circle border p-3"
              style={{ backgroundColor: color, forcedColorAdjust: 'none' }}
            />
            <span className="visually-hidden">{name}</span>
            <input
              type="radio"
              name={`${id}-swatch`}
              checked={chosen === color}
              onChange={() => onChange(color)}
            />
          </label>
        ))}
      </div>
      <div className="d-flex gap-3">
        <FormControl
          type="color"
          aria-label={texts.freeColor}
          value={isColor(chosen) ? chosen : DEFAULT_CATEGORY_COLOR}
          onChange={(event) => onChange(event.target.value)}
        />
        <FormControl
          name="color"
          className="font-monospace fs-sm"
          style={{ width: '8.5rem' }}
          aria-label={texts.freeColorCode}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && (
        <p id={errorId} className="fs-xs fw-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
