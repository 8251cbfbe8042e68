import { type ReactNode, useId } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';

interface Option<T extends string | null> {
  /** Null in a list's filter: all of it, which is not marked as a choice. */
  value: T;
  label: string;
  /** Those of one group stand together, under its name. */
  group?: string;
}

interface ChoiceFieldProps<T extends string | null> {
  label: string;
  /** The label is only for screen readers: a column's head or the row says it already. */
  labelHidden?: boolean;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  /** Why nothing can be chosen; shown under it. */
  disabledReason?: string | undefined;
  size?: 'medium' | 'small';
  /** Something before the control: a coloured dot. */
  mark?: ReactNode;
}

/** The options in runs of one group. */
function runsOf<T extends string | null>(options: readonly Option<T>[]) {
  const runs: { group: string | undefined; options: Option<T>[] }[] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, options: [option] });
  }
  return runs;
}

function Options<T extends string | null>({ options }: { options: readonly Option<T>[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value ?? ''}>
      {label}
    </option>
  ));
}

/** A labelled native select of the members' and the staff's screens: filters, and what can be changed in a row. */
export function ChoiceField<T extends string | null>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  disabledReason,
  size = 'medium',
  mark,
}: ChoiceFieldProps<T>) {
  const id = useId();
  const choose = (text: string) => {
    const option = options.find((one) => (one.value ?? '') === text);
    if (option) onChange(option.value);
  };
  return (
    <div className="minw-0">
      <label className={labelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      <div className="position-relative">
        {mark}
        <FormSelect
          id={id}
          {...(size === 'small' ? { size: 'sm' } : {})}
          {...(mark ? { style: { paddingInlineStart: '1.75rem' } } : {})}
          value={value ?? ''}
          data-chosen={(value !== null && options.some((one) => one.value === null)) || undefined}
          disabled={disabledReason !== undefined}
          aria-describedby={disabledReason === undefined ? undefined : `${id}-reason`}
          onChange={(event) => choose(event.target.value)}
        >
          {runsOf(options).map((run) =>
            run.group === undefined ? (
              <Options key="" options={run.options} />
            ) : (
              <optgroup key={run.group} label={run.group}>
                <Options options={run.options} />
              </optgroup>
            ),
          )}
        </FormSelect>
      </div>
      {disabledReason !== undefined && (
        <p id={`${id}-reason`} className="form-text">
          {disabledReason}
        </p>
      )}
    </div>
  );
}
