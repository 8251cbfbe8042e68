interface PillChoicesProps {
  /** The form's name of the field. */
  name: string;
  values: readonly string[];
  chosen: readonly string[];
  /** What is wrong with what is chosen. */
  error: string | undefined;
  /** Hears what is chosen once one was chosen or let go. */
  onChange: (chosen: string[]) => void;
  /** How a value is named to readers; by default as it is. */
  labelOf?: (value: string) => string;
}

/** Values to choose some from, each a pill. */
export function PillChoices({ name, values, chosen, error, onChange, labelOf }: PillChoicesProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value} className="btn btn-secondary btn-sm rounded-pill">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(value)}
            />
            {labelOf?.(value) ?? value}
          </label>
        ))}
      </div>
      <div role="alert">{error && <p className="fs-xs fw-semibold text-danger">{error}</p>}</div>
    </>
  );
}
