import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  /** The chosen option; empty for `all`. */
  value: string;
  /** What no choice is called; without it a choice is always made. */
  all?: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Label beside the control instead of above it. */
  inline?: boolean;
}

/** A labelled native select. */
export function SelectField({ label, value, all, options, onChange, inline = false }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={inline ? 'hstack gap-2' : 'minw-0'}>
      <label
        className={inline ? 'd-none d-md-block flex-shrink-0 mb-0 fs-sm text-soft' : 'form-label'}
        htmlFor={id}
      >
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        // On a phone there is no room for the words beside it.
        aria-label={inline ? label : undefined}
        value={value}
        data-chosen={(all !== undefined && value !== '') || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
